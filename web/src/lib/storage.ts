/** What a browser stores. It may be full, forbidden or hold nonsense: then nothing is remembered, and everything else goes on. */
type Store = 'localStorage' | 'sessionStorage';

export function recall(store: Store, place: string): unknown {
  try {
    return JSON.parse(globalThis[store].getItem(place) ?? 'null');
  } catch {
    return null;
  }
}

export function remember(store: Store, place: string, value: unknown): void {
  try {
    globalThis[store].setItem(place, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Everything of ours that this browser has kept. */
export function forgetAll(): void {
  for (const store of ['localStorage', 'sessionStorage'] as const) {
    try {
      for (const place of Object.keys(globalThis[store]))
        if (place.startsWith('dragonhall')) globalThis[store].removeItem(place);
    } catch {
      // What was never kept need not be forgotten.
    }
  }
}

export function forget(store: Store, place: string): void {
  try {
    globalThis[store].removeItem(place);
  } catch {
    // What was never kept need not be forgotten.
  }
}
