/** The address on a recovery card, which its QR code leads to. What follows # never reaches a server or its log. */

const START = '#card=';

/** The address that brings these words back. */
export const cardAddress = (origin: string, words: string): string =>
  `${origin}/me${START}${words.split(' ').map(encodeURIComponent).join('-')}`;

/** The words in the part of an address from # on; nothing if it is no card's, or was broken on its way. */
export function wordsIn(hash: string): string {
  if (!hash.startsWith(START)) return '';
  try {
    return hash.slice(START.length).split('-').map(decodeURIComponent).join(' ');
  } catch {
    return '';
  }
}
