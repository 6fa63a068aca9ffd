/** What this browser knows of the reader's lessons. Nothing of it is on the server. */
import { readStored, removeStored, store } from '$lib/storage';
import type { Progress } from '$lib/wire';

type Learned = {
  /** Games for which a lesson was offered once. */
  asked: string[];
  /** Lessons and puzzles that were finished, as `GAME/ID` and `GAME/puzzles/ID`. */
  finished: string[];
  /** Where the reader is in each lesson that was begun. */
  begun: Record<string, Progress>;
};

const KEY = 'dragonhall-learned';

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

function isProgress(value: unknown): value is Progress {
  return (
    typeof value === 'object' &&
    value !== null &&
    'step' in value &&
    typeof value.step === 'number' &&
    'actions' in value &&
    Array.isArray(value.actions) &&
    value.actions.every((action) => typeof action === 'string')
  );
}

function read(): Learned {
  const value = readStored('localStorage', KEY);
  const stored: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  const begun = typeof stored['begun'] === 'object' && stored['begun'] !== null ? stored['begun'] : {};
  return {
    asked: strings(stored['asked']),
    finished: strings(stored['finished']),
    begun: Object.fromEntries(Object.entries(begun).filter(([, progress]) => isProgress(progress))),
  };
}

class LearnedState {
  #state = $state.raw<Learned>(read());

  /** Whether a lesson of this game has been offered, or found without being offered. */
  wasAsked(game: string): boolean {
    const { asked, finished, begun } = this.#state;
    const own = (key: string) => key.startsWith(`${game}/`);
    return asked.includes(game) || finished.some(own) || Object.keys(begun).some(own);
  }
  ask(game: string): void {
    if (!this.#state.asked.includes(game)) this.#store({ asked: [...this.#state.asked, game] });
  }

  hasFinished(key: string): boolean {
    return this.#state.finished.includes(key);
  }
  /** Whether a lesson of this game was finished: its box has a tick. */
  knows(game: string): boolean {
    return this.#state.finished.some((key) => key.startsWith(`${game}/`) && !key.includes('/puzzles/'));
  }
  finish(key: string): void {
    const begun = { ...this.#state.begun };
    delete begun[key];
    const finished = [...this.#state.finished.filter((other) => other !== key), key];
    this.#store({ begun, finished });
  }

  progress(key: string): Progress | null {
    return this.#state.begun[key] ?? null;
  }
  keep(key: string, progress: Progress): void {
    this.#store({ begun: { ...this.#state.begun, [key]: progress } });
  }
  restart(key: string): void {
    const begun = { ...this.#state.begun };
    delete begun[key];
    this.#store({ begun });
  }

  /** Forgets all lessons: they are offered again. */
  forget(): void {
    this.#state = { asked: [], finished: [], begun: {} };
    removeStored('localStorage', KEY);
  }

  #store(change: Partial<Learned>): void {
    this.#state = { ...this.#state, ...change };
    store('localStorage', KEY, this.#state);
  }
}

export const learned = new LearnedState();
