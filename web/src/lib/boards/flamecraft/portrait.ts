/** Artisan dragons and enchantments look alike by their kind. */
export function portrait(id: string): string | null {
  const craft = /^(\w+)-dragon$/.exec(id)?.[1];
  if (craft) return `/art/flame-artisan-${craft}.svg`;
  return /^(?:purple|golden)-/.test(id) ? '/art/flame-enchant.svg' : null;
}
