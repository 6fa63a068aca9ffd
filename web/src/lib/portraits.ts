/** A small picture of every card and piece, where the drawn board of a game has one. */
type Portrait = (id: string) => string | null;

const files = import.meta.glob<Portrait>('./boards/*/portrait.ts', { import: 'portrait' });

/** The portraits of a game; whatever has none shows the back of its cards. */
export async function portraits(game: string): Promise<(id: string) => string> {
  const portrait = await files[`./boards/${game}/portrait.ts`]?.();
  const back = portrait ? `/art/back-${game}.svg` : '/art/logo.svg';
  return (id) => portrait?.(id) ?? back;
}
