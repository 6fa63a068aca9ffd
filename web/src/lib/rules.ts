/** The numbered rules of the games, written as Markdown beside the games. */
import type { Language } from './translator';

const files = import.meta.glob<string>('../../../games/*/rules/*.md', { query: '?raw', import: 'default' });

export async function rulesOf(game: string, language: Language): Promise<string | null> {
  return (await files[`../../../games/${game}/rules/${language}.md`]?.()) ?? null;
}
