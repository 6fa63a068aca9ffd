/** Which of the offered choices a click means. The board knows no rule: it only compares with `choices`. */
import type { Choice } from '$lib/wire';
import type { Action, Goblins, Project } from './table';

export type Payment = { choice: Choice; project: Project; pay: Goblins };

const action = (choice: Choice) => choice.action as Action;

export function takeAt(choices: readonly Choice[], space: string): Choice | null {
  return (
    choices.find((choice) => {
      const act = action(choice);
      return act.do === 'take' && act.space === space;
    }) ?? null
  );
}

export function payments(choices: readonly Choice[]): Payment[] {
  return choices.flatMap((choice): Payment[] => {
    const act = action(choice);
    if (act.do === 'build') return [{ choice, project: act.size, pay: act.pay }];
    if (act.do === 'offer') return [{ choice, project: act.special, pay: act.pay }];
    return [];
  });
}

export function done(choices: readonly Choice[]): Choice | null {
  return choices.find((choice) => action(choice).do === 'done') ?? null;
}

export function keeps(choices: readonly Choice[]): { choice: Choice; goblins: Goblins }[] {
  return choices.flatMap((choice) => {
    const act = action(choice);
    return act.do === 'keep' ? [{ choice, goblins: act.goblins }] : [];
  });
}

export const same = (one: Goblins, other: Goblins) =>
  one.singles === other.singles && one.pairs === other.pairs;
/** Whether these are some of those. */
export const among = (few: Goblins, many: Goblins) => few.singles <= many.singles && few.pairs <= many.pairs;

/** The choice that pays for the project with exactly these goblins. */
export function paid(offered: readonly Payment[], project: Project | null, pay: Goblins): Payment | null {
  return offered.find((payment) => payment.project === project && same(payment.pay, pay)) ?? null;
}

/** Whether these goblins are part of a payment, for this project or, before one is chosen, for any. */
export function leads(offered: readonly Payment[], project: Project | null, pay: Goblins): boolean {
  return offered.some(
    (payment) => (project === null || payment.project === project) && among(pay, payment.pay),
  );
}

/** The goblins to begin with when a project is chosen: those already laid out if they can pay, or the only payment. */
export function begin(offered: readonly Payment[], project: Project, laid: Goblins): Goblins {
  if (leads(offered, project, laid) && (laid.singles > 0 || laid.pairs > 0)) return laid;
  const possible = offered.filter((payment) => payment.project === project);
  return possible.length === 1 && possible[0] ? possible[0].pay : { singles: 0, pairs: 0 };
}

/** How many helpers of this payment have nothing to do, as its label tells. */
export function lost({ choice }: Payment): number {
  const told = choice.label.args?.['lost'];
  return told && 'number' in told ? told.number : 0;
}

/** What somebody has in mind who lays out a goblin that no payment needs: to pay with it as well. */
export function meant(offered: readonly Payment[], project: Project | null, pay: Goblins): unknown {
  const payment = offered.find((other) => project === null || other.project === project);
  if (!payment) return null;
  const both = {
    singles: Math.max(pay.singles, payment.pay.singles),
    pairs: Math.max(pay.pairs, payment.pay.pairs),
  };
  return { ...action(payment.choice), pay: both };
}

export const helpers = (pay: Goblins, [single, pair]: readonly [number, number]): number =>
  pay.singles * single + pay.pairs * pair;
