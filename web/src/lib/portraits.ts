/** A small picture of every card and piece, where the drawn board of a game has one. */
type Portrait = (id: string, facts: string) => string | null;

const files = import.meta.glob<Portrait>('./boards/*/portrait.ts', { import: 'portrait' });

/** The portraits of a game, by id and facts of a sheet entry; an entry without one shows the back of the cards. */
export async function portraits(game: string): Promise<(id: string, facts: string) => string> {
  const portrait = await files[`./boards/${game}/portrait.ts`]?.();
  const back = portrait ? `/art/back-${game}.svg` : '/art/logo.svg';
  return (id, facts) => portrait?.(id, facts) ?? back;
}
