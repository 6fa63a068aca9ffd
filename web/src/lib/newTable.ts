/** The form for a new table. */
import { CHARACTERS, type Character } from './seats';
import type { Clock, Field, GameInfo, NewSeat, NewTable } from './wire';

/** The values of a game's options by key. */
export type OptionValues = Record<string, unknown>;

export const CLOCKS: readonly Clock[] = ['none', 'minute', 'five-minutes', 'day'];

/** A form that is being filled in. */
export type TableDraft = { seats: NewSeat[]; options: OptionValues; clock: Clock; public: boolean };

/** The opponents that the form begins with: bots, friends by invitation, or people at the same screen. */
export type Opponents = 'bots' | 'friends' | 'screen';

export function parseOpponents(word: string | null): Opponents {
  return word === 'friends' || word === 'screen' ? word : 'bots';
}

/** The number of players that the game suggests. */
export function defaultPlayers(game: GameInfo): number {
  const field = game.options.find((field) => field.key === 'players');
  return typeof field?.default === 'number' ? field.default : game.seats[0];
}

/** The level that newcomers meet. */
export function defaultBot(game: GameInfo): string {
  return game.bots.includes(game.first_bot) ? game.first_bot : (game.bots[0] ?? game.first_bot);
}

/** All levels to choose from: the built-in ones, weakest first, and the operator's own bots. */
export function levelsIn(game: GameInfo): string[] {
  return [...game.bots, ...game.outside];
}

/** How strong a level is in this game: a share of the strongest one, where that was measured. */
export function strengthOf(game: GameInfo, level: string): number | null {
  const elo = game.strengths[level];
  const most = Math.max(...Object.values(game.strengths).map((elo) => elo ?? 0));
  return elo === undefined || most <= 0 ? null : Math.min(Math.max(elo / most, 0), 1);
}

/** The characters that sit in none of these seats. */
export function freeCharacters(seats: readonly NewSeat[]): Character[] {
  return CHARACTERS.filter((who) => !seats.some((seat) => seat.kind === 'bot' && seat.character === who));
}

/** A bot that is somebody who does not sit there yet; with everybody there, the hall decides who comes. */
export function newBot(seats: readonly NewSeat[], level: string, random = Math.random): NewSeat {
  const free = freeCharacters(seats);
  const character = free[Math.floor(random() * free.length)];
  return character === undefined ? { kind: 'bot', level } : { kind: 'bot', level, character };
}

/** The form before anything is changed. */
export function defaultDraft(game: GameInfo, opponents: Opponents): TableDraft {
  const players = opponents === 'bots' ? defaultPlayers(game) : Math.max(2, game.seats[0]);
  const seats: NewSeat[] = [{ kind: 'me' }];
  while (seats.length < players)
    seats.push(
      opponents === 'friends'
        ? { kind: 'open' }
        : opponents === 'screen'
          ? { kind: 'me' }
          : newBot(seats, defaultBot(game)),
    );
  return {
    seats,
    options: Object.fromEntries(game.options.map((field) => [field.key, field.default])),
    clock: 'none',
    public: false,
  };
}

/** Whether a stored form is valid for this game. */
export function isDraft(game: GameInfo, stored: unknown): stored is TableDraft {
  if (typeof stored !== 'object' || stored === null) return false;
  const { seats, options, clock, public: isPublic }: Partial<Record<keyof TableDraft, unknown>> = stored;
  const fits = (seat: Partial<NewSeat> | null) =>
    seat?.kind === 'me' ||
    seat?.kind === 'open' ||
    (seat?.kind === 'bot' &&
      levelsIn(game).includes(seat.level ?? '') &&
      (seat.character === undefined || CHARACTERS.some((who) => who === seat.character)));
  return (
    Array.isArray(seats) &&
    seats.length >= game.seats[0] &&
    seats.length <= game.seats[1] &&
    seats.every(fits) &&
    typeof options === 'object' &&
    options !== null &&
    CLOCKS.some((known) => known === clock) &&
    typeof isPublic === 'boolean'
  );
}

/** The choices of a field at a table of this size: `seat-N` only for seats that exist. */
export function choicesOf(field: Field, seats: number): string[] {
  if (field.kind !== 'choice') return [];
  return field.choices.filter((choice) => !/^seat-\d+$/.test(choice) || Number(choice.slice(5)) < seats);
}

/** The value that applies at a table of this size: the default if the value is not a choice there. */
export function effectiveValue(field: Field, value: unknown, seats: number): unknown {
  if (value === undefined) return field.default;
  return field.kind === 'choice' && !choicesOf(field, seats).some((choice) => choice === value)
    ? field.default
    : value;
}

/** Whether a field is asked at a table of this size with these values: only what can make a difference is. */
export function isAsked(game: GameInfo, field: Field, values: OptionValues, seats: number): boolean {
  return (field.only_if ?? []).every(({ key, values: wanted }) => {
    const other = game.options.find((other) => other.key === key);
    const value =
      key === 'players'
        ? seats
        : other && isAsked(game, other, values, seats)
          ? effectiveValue(other, values[key], seats)
          : other?.default;
    return wanted.includes(value);
  });
}

/** The nearest number that a field allows; its default for NaN. */
export function nearestAllowed(field: Extract<Field, { kind: 'number' }>, typed: number): number {
  if (Number.isNaN(typed)) return Number(field.default);
  const steps = Math.round((Math.min(Math.max(typed, field.min), field.max) - field.min) / field.step);
  const value = field.min + steps * field.step;
  return value > field.max ? value - field.step : value;
}

/** The options that differ from their defaults; the number of players follows the seats. */
export function changedOptions(
  game: GameInfo,
  values: OptionValues,
  seats: readonly NewSeat[],
): OptionValues {
  const options: OptionValues = {};
  for (const field of game.options) {
    const value = effectiveValue(field, values[field.key], seats.length);
    if (field.key === 'players') options['players'] = seats.length;
    else if (value !== field.default && isAsked(game, field, values, seats.length))
      options[field.key] = value;
  }
  return options;
}

/** A table with the default options and bots in all other seats; the hall draws who they are. */
export function tableWithBots(game: GameInfo): NewTable {
  const { seats: drafted, options, clock } = defaultDraft(game, 'bots');
  const seats = drafted.map((seat): NewSeat =>
    seat.kind === 'bot' ? { kind: 'bot', level: seat.level } : seat,
  );
  return {
    game: game.name,
    options: changedOptions(game, options, seats),
    seats,
    public: false,
    clock,
    campaign: false,
  };
}
