/** Cards, tiles, tokens and symbols of a game: what each is called and does, for explanations and Help. */
import { api } from './api';
import { portraits } from './portraits';
import { rulesOf } from './rules';
import { LANGUAGES, loadTranslator, type Translator } from './translator';
import type { Entry } from './wire';

/** The key of a sheet entry in texts and pictures: the last part of its id. */
export function pieceOf(entry: string): string {
  return entry.split(/[./: ]/).at(-1) ?? entry;
}

export type Piece = {
  id: string;
  name: string;
  /** What it does, in one or two sentences. */
  text: string;
  picture: string;
  /** The group it belongs to, a word of the game's `client/groups.ts`; symbols are in `icon`. */
  group: string | null;
  /** What the sheet says about it, in signs and numbers. */
  facts: string;
  /** Where the facts are known from; null for what is not on the sheet. */
  from: Entry['from'] | null;
  /** The number of the rule about it. */
  rule: string | null;
  /** Name and text in every language, folded, for the search. */
  folded: string;
};

type Groups = Record<string, (id: string) => boolean>;
const groupFiles = import.meta.glob<Groups>('../../../games/*/client/groups.ts', { import: 'groups' });

/** Small letters without accents, so that nobody has to find them on a keyboard. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[’‘]/g, "'");
}

/** Whether every word of a search is there. */
export function matches(piece: Piece, search: string): boolean {
  return fold(search)
    .split(/\s+/)
    .every((word) => piece.folded.includes(word));
}

/** The number of the rule that is about something of this name: one that begins with it, lists it, or names it first. */
export function ruleAbout(rules: string, name: string): string | null {
  const wanted = fold(name);
  if (wanted === '') return null;
  let section: string | null = null;
  let listed: string | null = null;
  let named: string | null = null;
  for (const line of rules.split('\n')) {
    const [, number, rest] = /^\*\*(\d+(?:\.\d+)*[a-z]?)\*\*\s*(.*)$/.exec(line) ?? [];
    section = number ?? /^#+\s*(\d+)\b/.exec(line)?.[1] ?? section;
    const text = fold((rest ?? line).replace(/\*/g, ''));
    if (number !== undefined && text.startsWith(wanted)) return number;
    if (listed === null && text.trimStart().startsWith(`| ${wanted} `)) listed = section;
    if (named === null && number !== undefined && isWord(text, wanted)) named = number;
  }
  return listed ?? named;
}

function isWord(text: string, wanted: string): boolean {
  const at = text.indexOf(wanted);
  const letter = (sign: string | undefined) => sign !== undefined && /[a-z0-9]/.test(sign);
  return at >= 0 && !letter(text[at - 1]) && !letter(text[at + wanted.length]);
}

const NO_SHEET = { entries: [] as Entry[] };

async function load(game: string, translator: Translator): Promise<Piece[]> {
  const [sheet, portrait, rules, groups, ...languages] = await Promise.all([
    // Without the sheet there are no facts; the sheet's own page shows the error.
    api.sheet(game).catch(() => NO_SHEET),
    portraits(game),
    rulesOf(game, translator.language),
    groupFiles[`../../../games/${game}/client/groups.ts`]?.() ?? ({} as Groups),
    ...LANGUAGES.map((language) => loadTranslator(language, game)),
  ]);
  const entries = new Map(sheet.entries.map((entry) => [pieceOf(entry.id), entry]));
  const isPiece = (id: string) =>
    translator.knows(`card-${id}`) && /^[^⟨]/.test(translator.word(`card-${id}`));
  const order = Object.keys(groups);
  const pieces = translator
    .ids('help-')
    .filter(isPiece)
    .map((id): Piece => {
      const name = capital(translator.word(`card-${id}`));
      const entry = entries.get(id);
      const said = languages.flatMap((other) => [other.word(`card-${id}`), other.word(`help-${id}`)]);
      return {
        id,
        name,
        text: translator.word(`help-${id}`),
        picture: portrait(id, entry?.facts ?? ''),
        group: order.find((group) => groups[group]?.(id)) ?? null,
        facts: entry?.facts ?? '',
        from: entry?.from ?? null,
        rule: ruleAbout(rules ?? '', name),
        folded: fold(said.join(' ')),
      };
    });
  const place = ({ group }: Piece) => (group === null ? order.length : order.indexOf(group));
  return pieces.toSorted((one, other) => place(one) - place(other));
}

/** Names in the middle of a sentence begin with a small letter in some languages. */
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const loaded = new Map<string, Promise<Piece[]>>();

/** All pieces of a game in the language of a translator, group by group; loaded once. */
export function loadPieces(game: string, translator: Translator): Promise<Piece[]> {
  const key = `${game} ${translator.language}`;
  let pieces = loaded.get(key);
  if (!pieces) {
    pieces = load(game, translator);
    pieces.catch(() => loaded.delete(key));
    loaded.set(key, pieces);
  }
  return pieces;
}
