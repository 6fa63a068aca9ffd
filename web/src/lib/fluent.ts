/** Phrases put into words by Project Fluent: the twin of the terminal's voice. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg, Phrase } from './wire';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Who sits where, and whose viewer read: their own seat is "you". */
export type Names = { seats: readonly string[]; reader: number | null };

export const NOBODY: Names = { seats: [], reader: null };

/** Speaks one language with the words of one or more message files. */
export class Voice {
  readonly #bundle: FluentBundle;
  readonly #files: readonly string[];

  constructor(
    readonly language: Language,
    files: readonly string[],
  ) {
    this.#files = files;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    // A game's own word wins over the house's.
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

  /** The phrase in words. What cannot be said is shown as its key in angle brackets, never hidden. */
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

// The house's own words come along with the code, in every language: the first page need not ask for them.
const house = import.meta.glob<string>('../../locales/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const kernel = import.meta.glob<string>('../../../crates/kernel/locales/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const games = import.meta.glob<string>('../../../games/*/locales/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** The games that bring words along. */
export const SPOKEN = [...new Set(Object.keys(games).map((path) => path.split('/').at(-3) ?? ''))];

/** What the lid of a box says where the house has no words of its own for it: the game's title and tagline. */
export function lid(game: string, words: string): string {
  const own = (key: string) => new RegExp(`^${key} *= *(.+)$`, 'm').exec(words)?.[1] ?? game;
  return `title-${game} = ${own('game-title')}\nline-${game} = ${own('game-tagline')}\n`;
}

const voices = new Map<string, Promise<Voice>>();

/** The voice of the house, or of a game; files are fetched once. */
export function voice(language: Language, game?: string): Promise<Voice> {
  const name = `${language} ${game ?? ''}`;
  let made = voices.get(name);
  if (!made) {
    made = load(language, game);
    made.catch(() => voices.delete(name));
    voices.set(name, made);
  }
  return made;
}

async function load(language: Language, game?: string): Promise<Voice> {
  const words = house[`../../locales/${language}.ftl`] ?? '';
  const of = (name: string) => games[`../../../games/${name}/locales/${language}.ftl`]?.();
  const strangers = SPOKEN.filter((name) => !words.includes(`\ntitle-${name} =`));
  const lids = await Promise.all(strangers.map(async (name) => lid(name, (await of(name)) ?? '')));
  const files = [
    words,
    ...lids,
    kernel[`../../../crates/kernel/locales/${language}.ftl`],
    game === undefined ? undefined : await of(game),
  ];
  return new Voice(
    language,
    files.filter((file) => file !== undefined),
  );
}

export function isLanguage(word: string): word is Language {
  return LANGUAGES.some((language) => language === word);
}
