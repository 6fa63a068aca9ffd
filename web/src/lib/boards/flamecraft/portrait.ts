import { fancyArt } from './faces';

/** The shops by what is gathered there, as the sheet writes it. */
const SHOPS: Record<string, string> = {
  '🍞': 'bakery',
  '🍖': 'grill',
  '🔩': 'smithy',
  '💎': 'jewel',
  '🌿': 'nursery',
  '🧪': 'potion',
};

/** Dragons, shops and enchantments look alike by their kind; the sheet begins with a sky for fancy dragons, with a gain for shops. */
export function portrait(id: string, facts: string): string | null {
  const craft = /^(\w+)-dragon$/.exec(id)?.[1];
  if (craft) return `/art/flame-artisan-${craft}.svg`;
  if (/^[☀☾]/u.test(facts)) return fancyArt(id, facts.startsWith('☀'));
  const gain = /^\+\d(.)/u.exec(facts)?.[1];
  if (gain) return `/art/flame-shop-${SHOPS[gain] ?? 'general'}.svg`;
  if (/^[01](?::| ×)/.test(facts)) return '/art/flame-companion.svg';
  return /^(?:purple|golden)-/.test(id) ? '/art/flame-enchant.svg' : null;
}
