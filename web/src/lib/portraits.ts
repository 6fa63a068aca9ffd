/** A small picture of every card and piece, where the drawn board of a game has one. */
type Portrait = (id: string, facts: string) => string | null;

const files = import.meta.glob<Portrait>('./boards/*/portrait.ts', { import: 'portrait' });

/** The portraits of a game, by id and facts of a sheet's entry; whatever has none shows the back of its cards. */
export async function portraits(game: string): Promise<(id: string, facts: string) => string> {
  const portrait = await files[`./boards/${game}/portrait.ts`]?.();
  const back = portrait ? `/art/back-${game}.svg` : '/art/logo.svg';
  return (id, facts) => portrait?.(id, facts) ?? back;
}
