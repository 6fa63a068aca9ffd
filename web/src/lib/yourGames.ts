/** How a finished game went, in a few words. */
import type { Translator } from './translator';
import type { FinishedGame, GameStatistics } from './wire';

/** What a row leads with: won, a place, or what there is to say instead. */
export function headline(translator: Translator, game: FinishedGame): string {
  const { place, players, shared, seat, scores, score } = game;
  if (seat === undefined) return translator.word('result-one-screen');
  if (place === undefined)
    return score === undefined
      ? translator.word('result-given-up')
      : scoreWords(translator, game.game, score);
  if (scores.length === 0) return translator.word(place === 1 ? 'result-won' : 'result-given-up');
  if (place === 1) return translator.word(shared ? 'result-shared' : 'result-won');
  const nth = new Intl.PluralRules(translator.language, { type: 'ordinal' }).select(place);
  return translator.word('result-place', { place, players, nth });
}

/** The points behind it; nothing if there are none, or if they have been said already. */
export function detail(translator: Translator, game: FinishedGame): string {
  const { seat, score, scores, place } = game;
  if (score === undefined || seat === undefined || place === undefined) return '';
  const others = scores.filter((_, at) => at !== seat);
  const best = Math.max(...others);
  if (others.length === 1) return translator.word('result-scores', { own: score, other: best });
  return translator.word(place === 1 ? 'result-best-second' : 'result-best', { own: score, other: best });
}

/** A score in what the game counts: points, fields, reputation. */
export const scoreWords = (translator: Translator, game: string, score: number): string =>
  translator.word(translator.knows(`score-${game}`) ? `score-${game}` : 'score-points', { score });

/** Fewer games of a title say nothing yet, and fewer scores are no line. */
const [FEWEST_GAMES, FEWEST_SCORES] = [3, 5];

/** What is told of the games so far: the titles that were played often enough, with their scores if they make a line. */
export const toldStatistics = (statistics: readonly GameStatistics[]): GameStatistics[] =>
  statistics
    .filter(({ games }) => games >= FEWEST_GAMES)
    .map((line) => (line.scores.length < FEWEST_SCORES ? { ...line, scores: [] } : line));
