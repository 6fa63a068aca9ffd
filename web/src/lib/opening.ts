/** New tables, as one asks for them. */
import type { Clock, Field, GameInfo, NewSeat, NewTable } from './wire';

/** The options a form holds: what is suggested, and what was changed. */
export type Chosen = Record<string, unknown>;

export const CLOCKS: readonly Clock[] = ['none', 'minute', 'five-minutes', 'day'];

/** A form that is being filled in. */
export type Draft = { seats: NewSeat[]; chosen: Chosen; clock: Clock; shown: boolean };

/** Whom one wants to play with: bots, unless one came by another door. */
export type Company = 'bots' | 'friends' | 'screen';

export function companyOf(word: string | null): Company {
  return word === 'friends' || word === 'screen' ? word : 'bots';
}

/** How many sit at the table when nobody says otherwise. */
export function usualPlayers(game: GameInfo): number {
  const field = game.options.find((field) => field.key === 'players');
  return typeof field?.default === 'number' ? field.default : game.seats[0];
}

/** The one in the middle; of two, the stronger. */
export function usualBot(game: GameInfo): string {
  return game.bots[Math.floor(game.bots.length / 2)] ?? game.bots[0] ?? 'greedy';
}

/** The form as it is first shown. */
export function suggested(game: GameInfo, company: Company): Draft {
  const others = company === 'bots' ? usualPlayers(game) : Math.max(2, game.seats[0]);
  const other = (): NewSeat =>
    company === 'friends'
      ? { kind: 'open' }
      : company === 'screen'
        ? { kind: 'me' }
        : { kind: 'bot', level: usualBot(game) };
  return {
    seats: [{ kind: 'me' }, ...Array.from({ length: others - 1 }, other)],
    chosen: Object.fromEntries(game.options.map((field) => [field.key, field.default])),
    clock: 'none',
    shown: false,
  };
}

/** What was filled in before, if it still makes a table of this game. */
export function isDraft(game: GameInfo, kept: unknown): kept is Draft {
  if (typeof kept !== 'object' || kept === null) return false;
  const { seats, chosen, clock, shown } = kept as Partial<Record<keyof Draft, unknown>>;
  const fits = (seat: Partial<NewSeat> | null) =>
    seat?.kind === 'me' ||
    seat?.kind === 'open' ||
    (seat?.kind === 'bot' && game.bots.includes(seat.level ?? ''));
  return (
    Array.isArray(seats) &&
    seats.length >= game.seats[0] &&
    seats.length <= game.seats[1] &&
    seats.every(fits) &&
    typeof chosen === 'object' &&
    chosen !== null &&
    CLOCKS.some((known) => known === clock) &&
    typeof shown === 'boolean'
  );
}

/** The choices of a field at a table of so many: seats that it does not have cannot begin. */
export function choicesOf(field: Field, seats: number): string[] {
  if (field.kind !== 'choice') return [];
  return field.choices.filter((choice) => !/^seat-\d+$/.test(choice) || Number(choice.slice(5)) < seats);
}

/** What holds at a table of so many: the choice, as long as it is one. */
export function holding(field: Field, value: unknown, seats: number): unknown {
  if (value === undefined) return field.default;
  return field.kind === 'choice' && !choicesOf(field, seats).some((choice) => choice === value)
    ? field.default
    : value;
}

/** The nearest number that a field allows; what is no number is the suggestion. */
export function nearest(field: Extract<Field, { kind: 'number' }>, typed: number): number {
  if (Number.isNaN(typed)) return Number(field.default);
  const steps = Math.round((Math.min(Math.max(typed, field.min), field.max) - field.min) / field.step);
  const value = field.min + steps * field.step;
  return value > field.max ? value - field.step : value;
}

/** What differs from the suggestion; the number of players follows the seats. */
export function changed(game: GameInfo, chosen: Chosen, seats: readonly NewSeat[]): Chosen {
  const options: Chosen = {};
  for (const field of game.options) {
    const value = holding(field, chosen[field.key], seats.length);
    if (field.key === 'players') options['players'] = seats.length;
    else if (value !== field.default) options[field.key] = value;
  }
  return options;
}

/** A game against bots, at once. */
export function againstBots(game: GameInfo): NewTable {
  const { seats, chosen, clock } = suggested(game, 'bots');
  return {
    game: game.name,
    options: changed(game, chosen, seats),
    seats,
    public: false,
    clock,
    campaign: false,
  };
}
