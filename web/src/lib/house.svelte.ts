/** What every page needs: the words of the house, the guest, the light. */
import { api, Trouble } from './api';
import { whenBack } from './back';
import { voice, type Language, type Voice } from './fluent';
import { kept, TEMPOS } from './kept.svelte';
import { forgetAll } from './storage';
import type { ChangeMe, Me } from './wire';

class House {
  /** The voice of the house; pages wait for it. */
  voice = $state.raw<Voice | null>(null);
  me = $state.raw<Me | null>(null);
  /** The server could not be asked who the guest is. */
  away = $state(false);
  #calm = $state(matchMedia('(prefers-reduced-motion: reduce)').matches);
  #night = $state(matchMedia('(prefers-color-scheme: dark)').matches);

  constructor() {
    const watch = (query: string, tell: (matches: boolean) => void) =>
      matchMedia(query).addEventListener('change', (event) => tell(event.matches));
    watch('(prefers-reduced-motion: reduce)', (matches) => (this.#calm = matches));
    watch('(prefers-color-scheme: dark)', (matches) => (this.#night = matches));
  }

  /** The factor of every duration; people who asked for calm get it. */
  get tempo(): number {
    return this.#calm ? 0 : TEMPOS[kept.tempo];
  }

  get dark(): boolean {
    return kept.theme === 'system' ? this.#night : kept.theme === 'dark';
  }

  /** Comes in: the words first, then the guest. */
  async enter(): Promise<void> {
    await this.speak(kept.language);
    await this.#meet();
  }

  async #meet(): Promise<void> {
    try {
      this.me = await api.me();
      if (this.me.language !== kept.language) this.me = await api.changeMe({ language: kept.language });
      this.away = false;
    } catch (error) {
      // The page that needs the server says so itself.
      this.away = true;
      if (error instanceof Trouble && error.code === 'offline') whenBack(() => void this.#meet());
    }
  }

  async speak(language: Language): Promise<void> {
    this.voice = await voice(language);
    document.documentElement.lang = language;
  }

  /** Switches at once; the server learns it for its own sentences. */
  async switchTo(language: Language): Promise<void> {
    kept.language = language;
    await this.speak(language);
    await this.change({ language }).catch(() => undefined);
  }

  async change(change: ChangeMe): Promise<void> {
    this.me = await api.changeMe(change);
  }
}

export const house = new House();

/** Forgets whoever was here: the next page meets a new guest. */
export function startAnew(): void {
  forgetAll();
  location.assign('/');
}

/** A message of the house. */
export function t(key: string, values?: Record<string, string | number>): string {
  return house.voice?.word(key, values) ?? '';
}
