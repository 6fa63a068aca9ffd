/** New tables, as one asks for them. */
import type { GameInfo, NewSeat, NewTable } from './wire';

/** The options a form holds: what the rulebook recommends, and what was changed. */
export type Chosen = Record<string, unknown>;

export function recommended(game: GameInfo): Chosen {
  return Object.fromEntries(game.options.map((field) => [field.key, field.default]));
}

/** How many sit at the table when nobody says otherwise. */
export function usualPlayers(game: GameInfo): number {
  const field = game.options.find((field) => field.key === 'players');
  return typeof field?.default === 'number' ? field.default : game.seats[0];
}

/** Not the weakest, not the strongest. */
export function usualBot(game: GameInfo): string {
  return game.bots[Math.floor(game.bots.length / 2)] ?? game.bots[0] ?? 'greedy';
}

/** What differs from the recommendation; the number of players follows the seats. */
export function changed(game: GameInfo, chosen: Chosen, seats: readonly NewSeat[]): Chosen {
  const options: Chosen = {};
  for (const field of game.options) {
    if (field.key === 'players') options['players'] = seats.length;
    else if (chosen[field.key] !== undefined && chosen[field.key] !== field.default) options[field.key] = chosen[field.key];
  }
  return options;
}

/** A game against bots, at once. */
export function againstBots(game: GameInfo): NewTable {
  const seats: NewSeat[] = [{ kind: 'me' }];
  while (seats.length < usualPlayers(game)) seats.push({ kind: 'bot', level: usualBot(game) });
  return { game: game.name, options: changed(game, {}, seats), seats, public: false, clock: 'none', campaign: false };
}
