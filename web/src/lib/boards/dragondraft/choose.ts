/** Which of the offered choices a click means. The board knows no rule: it only compares with `choices`. */
import type { GameChoice } from '$lib/board';
import { never } from '$lib/never';
import type { Action, Goblins, Project, Space } from './table';

export type Choice = GameChoice<Action>;
/** An action that goblins pay for. */
type Paid = Extract<Action, { pay: Goblins }>;
export type Payment = { choice: Choice; action: Paid; project: Project; pay: Goblins };
export type Keep = { choice: Choice; goblins: Goblins };

/** The choices by what they do. */
export type Offered = {
  takes: ReadonlyMap<Space, Choice>;
  payments: readonly Payment[];
  keeps: readonly Keep[];
  done: Choice | null;
};

export function sorted(choices: readonly Choice[]): Offered {
  const takes = new Map<Space, Choice>();
  const payments: Payment[] = [];
  const keeps: Keep[] = [];
  let done: Choice | null = null;
  for (const choice of choices) {
    const { action } = choice;
    switch (action.do) {
      case 'take':
        takes.set(action.space, choice);
        break;
      case 'build':
        payments.push({ choice, action, project: action.size, pay: action.pay });
        break;
      case 'offer':
        payments.push({ choice, action, project: action.special, pay: action.pay });
        break;
      case 'keep':
        keeps.push({ choice, goblins: action.goblins });
        break;
      case 'done':
        done = choice;
        break;
      default:
        never(action);
    }
  }
  return { takes, payments, keeps, done };
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

/** What somebody has in mind who lays out a goblin that no payment needs: to pay with it as well. */
export function meant(offered: readonly Payment[], project: Project | null, pay: Goblins): Action | null {
  const payment = offered.find((other) => project === null || other.project === project);
  if (!payment) return null;
  const both = {
    singles: Math.max(pay.singles, payment.pay.singles),
    pairs: Math.max(pay.pairs, payment.pay.pairs),
  };
  return { ...payment.action, pay: both };
}

export const helpers = (pay: Goblins, [single, pair]: readonly [number, number]): number =>
  pay.singles * single + pay.pairs * pair;

/** How many helpers of a payment have nothing to do. */
export const lost = (pay: Goblins, each: readonly [number, number], cost: number): number =>
  Math.max(0, helpers(pay, each) - cost);
