/** What this browser remembers about its reader. */
import { LANGUAGES, type Language } from './fluent';
import { recall, remember } from './storage';

export const TEMPOS = { slow: 1.6, normal: 1, fast: 0.5, off: 0 } as const;
export type Tempo = keyof typeof TEMPOS;
export type Theme = 'light' | 'dark' | 'system';

type Memory = { language?: Language; theme?: Theme; tempo?: Tempo; sound?: boolean; plain?: boolean };

const PLACE = 'dragonhall';

function memory(): Memory {
  const memory = recall('localStorage', PLACE);
  return typeof memory === 'object' && memory !== null ? memory : {};
}

/** The reader's first language that we speak. */
export function firstLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const spoken = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (spoken) return spoken;
  }
  return 'en';
}

/** The reader's own way to write dates in this language. */
export function localeOf(language: Language, wanted: readonly string[]): string {
  return wanted.find((tag) => tag.toLowerCase().startsWith(language)) ?? language;
}

class Kept {
  #memory = $state<Memory>(memory());

  get language(): Language {
    return this.#memory.language ?? firstLanguage(navigator.languages);
  }
  set language(language: Language) {
    this.#keep({ language });
  }

  get locale(): string {
    return localeOf(this.language, navigator.languages);
  }

  get theme(): Theme {
    return this.#memory.theme ?? 'system';
  }
  set theme(theme: Theme) {
    this.#keep({ theme });
  }

  get tempo(): Tempo {
    return this.#memory.tempo ?? 'normal';
  }
  set tempo(tempo: Tempo) {
    this.#keep({ tempo });
  }

  get sound(): boolean {
    return this.#memory.sound ?? false;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }

  get plain(): boolean {
    return this.#memory.plain ?? false;
  }
  set plain(plain: boolean) {
    this.#keep({ plain });
  }

  #keep(change: Memory): void {
    this.#memory = { ...this.#memory, ...change };
    remember('localStorage', PLACE, this.#memory);
  }
}

export const kept = new Kept();
