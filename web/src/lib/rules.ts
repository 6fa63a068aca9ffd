/** The numbered rules of the games, written as Markdown beside the games; those of other games are asked for. */
import { api } from './api';
import { GAMES_WITH_TEXTS, type Language } from './translator';

const files = import.meta.glob<string>('../../../games/*/rules/*.md', { query: '?raw', import: 'default' });

export async function rulesOf(game: string, language: Language): Promise<string | null> {
  if (!GAMES_WITH_TEXTS.includes(game))
    return api.texts(game, language).then(
      ({ rules }) => rules,
      () => null,
    );
  return (await files[`../../../games/${game}/rules/${language}.md`]?.()) ?? null;
}
