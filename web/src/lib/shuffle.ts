/** Whether the shuffle was the one that was sealed before the first move. */
import { sha256 } from './sha256';
import { recall, remember } from './storage';
import type { TableInfo } from './wire';

const PLACE = 'dragonhall-seals';
/** How many tables a browser remembers. */
const MOST = 60;

type Seals = [table: string, seal: string][];

function seals(): Seals {
  const kept = recall('localStorage', PLACE);
  return Array.isArray(kept)
    ? kept.filter((pair): pair is Seals[number] => Array.isArray(pair) && pair.length === 2)
    : [];
}

/** Keeps the seal of a game that is not over: later the hall cannot show another. */
export function keepSeal({ id, commitment, seed }: TableInfo): void {
  const kept = seals();
  if (seed || !commitment || kept.some(([table]) => table === id)) return;
  remember('localStorage', PLACE, [...kept, [id, commitment]].slice(-MOST));
}

/** The seal that this browser saw before the end, if it was there. */
export function keptSeal(table: string): string | null {
  return seals().find(([id]) => id === table)?.[1] ?? null;
}

function bytes(hex: string): Uint8Array | null {
  if (!/^(?:[0-9a-f]{2})+$/.test(hex)) return null;
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) => parseInt(hex.slice(2 * at, 2 * at + 2), 16));
}

/** SHA-256 of the seed's bytes against the commitment. */
export function sealHolds(seed: string, commitment: string): boolean {
  const secret = bytes(seed);
  return secret !== null && sha256(secret) === commitment;
}

/** `kept`: fits the seal this browser kept; `shown`: fits the one the hall shows now, the only one known; `broken`: fits not. */
export function check({ id, seed, commitment }: TableInfo): 'kept' | 'shown' | 'broken' {
  const kept = keptSeal(id);
  const holds =
    seed !== undefined &&
    commitment !== undefined &&
    sealHolds(seed, commitment) &&
    (kept ?? commitment) === commitment;
  if (!holds) return 'broken';
  return kept === null ? 'shown' : 'kept';
}
