/** Phrases put into a language by Project Fluent: the client's counterpart of the Rust crate `translate`. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { api } from './api';
import type { Arg, Language, Phrase } from './wire';

export type { Language };
export const LANGUAGES: readonly Language[] = ['en', 'fr'];

/** The names of the seats, and which seat reads: their own seat is "you". */
export type Names = { seats: readonly string[]; reader: number | null };

export const NOBODY: Names = { seats: [], reader: null };

/** Texts in one language, from one or more message files. */
export class Translator {
  readonly #bundle: FluentBundle;
  readonly #files: readonly string[];

  constructor(
    readonly language: Language,
    files: readonly string[],
  ) {
    this.#files = files;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    // A game's own message wins over the client's.
    for (const file of files) this.#bundle.addResource(new FluentResource(file), { allowOverrides: true });
  }

  knows(key: string): boolean {
    return this.#bundle.getMessage(key)?.value != null;
  }

  /** What follows `prefix` in the names of messages, in the order they are written. */
  ids(prefix: string): string[] {
    const line = new RegExp(`^${prefix}([a-z0-9-]+) *=`, 'gm');
    return this.#files.flatMap((file) => Array.from(file.matchAll(line), (match) => match[1] ?? ''));
  }

  /** The phrase as text. A message that is missing or broken is shown as its key in angle brackets. */
  say(phrase: Phrase, names: Names = NOBODY): string {
    const pattern = this.#bundle.getMessage(phrase.key)?.value;
    if (pattern == null) return `⟨${phrase.key}⟩`;
    const values: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(phrase.args ?? {})) this.#give(values, name, arg, names);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, values, errors);
    return errors.length === 0 ? text : `⟨${phrase.key}⟩`;
  }

  /** One of the client's own messages, with plain values. */
  word(key: string, values: Record<string, string | number> = {}): string {
    const args: Record<string, Arg> = {};
    for (const [name, value] of Object.entries(values)) {
      args[name] = typeof value === 'number' ? { number: value } : { word: value };
    }
    return this.say({ key, args });
  }

  /** `a`, `a and b`, `a, b and c`. */
  list(words: readonly string[]): string {
    const last = words.at(-1) ?? '';
    if (words.length < 2) return last;
    return this.word('list-and', { first: words.slice(0, -1).join(', '), last });
  }

  #give(values: Record<string, FluentVariable>, name: string, arg: Arg, names: Names): void {
    if ('number' in arg) values[name] = new FluentNumber(arg.number, { useGrouping: false });
    else if ('word' in arg) values[name] = arg.word;
    else if ('phrase' in arg) values[name] = this.say(arg.phrase, names);
    else if ('list' in arg) values[name] = this.list(arg.list.map((item) => this.say(item, names)));
    else {
      values[name] = names.seats[arg.seat] ?? `#${arg.seat}`;
      values[`${name}-is`] = names.reader === arg.seat ? 'you' : 'other';
    }
  }
}

// The client's own texts: a page fetches those of its language and no others. Lids and the kernel's few words are part of its code.
const client = import.meta.glob<string>('../../locales/*.ftl', {
  query: '?raw',
  import: 'default',
});
const kernel = import.meta.glob<string>('../../../crates/kernel/locales/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const lids = import.meta.glob<string>('../../../games/*/client/box.*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const games = import.meta.glob<string>('../../../games/*/locales/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** The games that have texts. */
export const GAMES_WITH_TEXTS = [...new Set(Object.keys(games).map((path) => path.split('/').at(-3) ?? ''))];

/** Title and tagline for the client's own pages of a game without a lid of its own, from the game's messages. */
export function boxTexts(game: string, messages: string): string {
  const own = (key: string) => new RegExp(`^${key} *= *(.+)$`, 'm').exec(messages)?.[1] ?? game;
  return `title-${game} = ${own('game-title')}\nline-${game} = ${own('game-tagline')}\n`;
}

const translators = new Map<string, Promise<Translator>>();
/** The games of the hall that the client was not built with. */
let others: readonly string[] = [];

/** Takes note of the hall's games; `true` if their titles are not in the texts that were loaded so far. */
export function knowGames(hall: readonly string[]): boolean {
  const unknown = hall.filter((game) => !GAMES_WITH_TEXTS.includes(game));
  if (unknown.join(' ') === others.join(' ')) return false;
  others = unknown;
  translators.clear();
  return true;
}

/** The translator of the client's own texts, or of a game's too; files are fetched once. */
export function loadTranslator(language: Language, game?: string): Promise<Translator> {
  const name = `${language} ${game ?? ''}`;
  let made = translators.get(name);
  if (!made) {
    made = load(language, game);
    made.catch(() => translators.delete(name));
    translators.set(name, made);
  }
  return made;
}

async function load(language: Language, game?: string): Promise<Translator> {
  const own = (await client[`../../locales/${language}.ftl`]?.()) ?? '';
  const textsOf = (name: string): Promise<string> =>
    games[`../../../games/${name}/locales/${language}.ftl`]?.() ??
    api.texts(name, language).then(({ messages }) => messages);
  const lidOf = async (name: string) =>
    lids[`../../../games/${name}/client/box.${language}.ftl`] ?? boxTexts(name, await textsOf(name));
  const boxes = await Promise.all([...GAMES_WITH_TEXTS, ...others].map(lidOf));
  const files = [
    own,
    ...boxes,
    kernel[`../../../crates/kernel/locales/${language}.ftl`],
    game === undefined ? undefined : await textsOf(game),
  ];
  return new Translator(
    language,
    files.filter((file) => file !== undefined),
  );
}

export function isLanguage(word: string): word is Language {
  return LANGUAGES.some((language) => language === word);
}
