/** The state that every page needs: the client's texts, the guest, theme and tempo. */
import { api, ApiError } from './api';
import { whenReachable } from './reconnect';
import { settings, TEMPOS } from './settings.svelte';
import { clearStored } from './storage';
import { knowGames, loadTranslator, type Language, type Translator } from './translator';
import type { ChangeMe, Me } from './wire';

class App {
  /** The client's own texts; nothing is shown before they are loaded. */
  translator = $state.raw<Translator | null>(null);
  me = $state.raw<Me | null>(null);
  /** How many tables wait for the guest's choice, as far as a page has asked. */
  turns = $state(0);
  /** The server could not be asked who the guest is. */
  offline = $state(false);
  #reducedMotion = $state(matchMedia('(prefers-reduced-motion: reduce)').matches);
  #systemDark = $state(matchMedia('(prefers-color-scheme: dark)').matches);

  constructor() {
    const watch = (query: string, changed: (matches: boolean) => void) =>
      matchMedia(query).addEventListener('change', (event) => changed(event.matches));
    watch('(prefers-reduced-motion: reduce)', (matches) => (this.#reducedMotion = matches));
    watch('(prefers-color-scheme: dark)', (matches) => (this.#systemDark = matches));
  }

  /** The factor of every duration; 0 for those who asked their system for less motion. */
  get tempo(): number {
    return this.#reducedMotion ? 0 : TEMPOS[settings.tempo];
  }

  get dark(): boolean {
    return settings.theme === 'system' ? this.#systemDark : settings.theme === 'dark';
  }

  /** Loads the texts, then the guest. */
  async start(): Promise<void> {
    await this.#loadTexts(settings.language);
    await this.#loadMe();
  }

  async #loadMe(): Promise<void> {
    try {
      this.me = await api.me();
      if (this.me.language !== settings.language)
        this.me = await api.changeMe({ language: settings.language });
      if (knowGames(this.me.games)) await this.#loadTexts(settings.language);
      this.offline = false;
    } catch (error) {
      // The page that needs the server shows the error itself.
      this.offline = true;
      if (error instanceof ApiError && error.code === 'offline') whenReachable(() => void this.#loadMe());
    }
  }

  async #loadTexts(language: Language): Promise<void> {
    this.translator = await loadTranslator(language);
    document.documentElement.lang = language;
  }

  /** Takes effect at once; the server is told, for the messages that it writes itself. */
  async switchLanguage(language: Language): Promise<void> {
    settings.language = language;
    await this.#loadTexts(language);
    await this.changeMe({ language }).catch(() => undefined);
  }

  async changeMe(change: ChangeMe): Promise<void> {
    this.me = await api.changeMe(change);
  }
}

export const app = new App();

/** Forgets the guest in this browser and loads the first page, which creates a new one. */
export function startOver(): void {
  clearStored();
  location.assign('/');
}

/** One of the client's own texts. */
export function t(key: string, values?: Record<string, string | number>): string {
  return app.translator?.word(key, values) ?? '';
}
