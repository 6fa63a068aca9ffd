/** The browser's storage. It may be full, forbidden or hold invalid data: then nothing is stored, and everything else works. */
type Area = 'localStorage' | 'sessionStorage';

export function readStored(area: Area, key: string): unknown {
  try {
    return JSON.parse(globalThis[area].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function store(area: Area, key: string, value: unknown): void {
  try {
    globalThis[area].setItem(key, JSON.stringify(value));
  } catch {
    // The client works without storage.
  }
}

export function removeStored(area: Area, key: string): void {
  try {
    globalThis[area].removeItem(key);
  } catch {
    // What was never stored need not be removed.
  }
}

/** Removes everything that Dragonhall has stored in this browser. */
export function clearStored(): void {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      for (const key of Object.keys(globalThis[area]))
        if (key.startsWith('dragonhall')) globalThis[area].removeItem(key);
    } catch {
      // What was never stored need not be removed.
    }
  }
}
