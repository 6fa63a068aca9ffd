/** The reader's settings, stored in this browser. */
import { readStored, store } from './storage';
import { LANGUAGES, type Language } from './translator';

/** The factor by which every animation's duration is multiplied. */
export const TEMPOS = { slow: 1.6, normal: 1, fast: 0.5, off: 0 } as const;
export type Tempo = keyof typeof TEMPOS;
export type Theme = 'light' | 'dark' | 'system';

type Stored = {
  language?: Language;
  theme?: Theme;
  tempo?: Tempo;
  sound?: boolean;
  plain?: boolean;
  confirm?: boolean;
  single?: boolean;
  letters?: boolean;
  announce?: boolean;
};

const KEY = 'dragonhall';

function stored(): Stored {
  const value = readStored('localStorage', KEY);
  return typeof value === 'object' && value !== null ? value : {};
}

/** The first of the wanted languages that the client has texts for. */
export function firstLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

/** The reader's own locale for dates in this language. */
export function localeOf(language: Language, wanted: readonly string[]): string {
  return wanted.find((tag) => tag.toLowerCase().startsWith(language)) ?? language;
}

class Settings {
  #stored = $state<Stored>(stored());

  get language(): Language {
    return this.#stored.language ?? firstLanguage(navigator.languages);
  }
  set language(language: Language) {
    this.#store({ language });
  }

  get locale(): string {
    return localeOf(this.language, navigator.languages);
  }

  get theme(): Theme {
    return this.#stored.theme ?? 'system';
  }
  set theme(theme: Theme) {
    this.#store({ theme });
  }

  get tempo(): Tempo {
    return this.#stored.tempo ?? 'normal';
  }
  set tempo(tempo: Tempo) {
    this.#store({ tempo });
  }

  get sound(): boolean {
    return this.#stored.sound ?? true;
  }
  set sound(sound: boolean) {
    this.#store({ sound });
  }

  /** Whether games are played at the plain table, in words, although there is a drawn board. */
  get plain(): boolean {
    return this.#stored.plain ?? false;
  }
  set plain(plain: boolean) {
    this.#store({ plain });
  }

  /** Whether a chosen move waits until it is confirmed. */
  get confirm(): boolean {
    return this.#stored.confirm ?? false;
  }
  set confirm(confirm: boolean) {
    this.#store({ confirm });
  }

  /** Whether steps with a single answer are taken by themselves, where that shows nothing and loses nothing. */
  get single(): boolean {
    return this.#stored.single ?? true;
  }
  set single(single: boolean) {
    this.#store({ single });
  }

  /** Whether single letters and digits are keys, in a replay and at a table. */
  get letters(): boolean {
    return this.#stored.letters ?? true;
  }
  set letters(letters: boolean) {
    this.#store({ letters });
  }

  /** Whether this browser tells its reader about turns that they do not see. */
  get announce(): boolean {
    return this.#stored.announce ?? false;
  }
  set announce(announce: boolean) {
    this.#store({ announce });
  }

  #store(change: Stored): void {
    this.#stored = { ...this.#stored, ...change };
    store('localStorage', KEY, this.#stored);
  }
}

export const settings = new Settings();

/** A date as the reader writes it. */
export function formatDate(at: number): string {
  return new Intl.DateTimeFormat(settings.locale, { dateStyle: 'medium' }).format(at);
}

/** A time of day as the reader writes it. */
export function formatTime(at: number): string {
  return new Intl.DateTimeFormat(settings.locale, { hour: '2-digit', minute: '2-digit' }).format(at);
}
