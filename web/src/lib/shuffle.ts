/** Checks that the seed shown at the end is the one that the server committed to before the first move. */
import { sha256 } from './sha256';
import { readStored, store } from './storage';
import type { TableInfo } from './wire';

const KEY = 'dragonhall-seals';
/** For how many tables a browser keeps the commitment. */
const MAX_TABLES = 60;

type Commitments = [table: string, commitment: string][];

function commitments(): Commitments {
  const stored = readStored('localStorage', KEY);
  return Array.isArray(stored)
    ? stored.filter((pair): pair is Commitments[number] => Array.isArray(pair) && pair.length === 2)
    : [];
}

/** Stores the commitment of a game that is not over, so that the server cannot show another one later. */
export function storeCommitment({ id, commitment, seed }: TableInfo): void {
  const stored = commitments();
  if (seed || !commitment || stored.some(([table]) => table === id)) return;
  store('localStorage', KEY, [...stored, [id, commitment]].slice(-MAX_TABLES));
}

/** The commitment that this browser saw before the end, if it did. */
export function storedCommitment(table: string): string | null {
  return commitments().find(([id]) => id === table)?.[1] ?? null;
}

function bytes(hex: string): Uint8Array | null {
  if (!/^(?:[0-9a-f]{2})+$/.test(hex)) return null;
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) => parseInt(hex.slice(2 * at, 2 * at + 2), 16));
}

/** Whether the commitment is the SHA-256 of the seed's bytes. */
export function matchesCommitment(seed: string, commitment: string): boolean {
  const secret = bytes(seed);
  return secret !== null && sha256(secret) === commitment;
}

/**
 * `kept`: the seed matches the commitment that this browser has stored; `shown`: it matches the one that the server
 * shows now, the only one known; `broken`: it does not match.
 */
export function check({ id, seed, commitment }: TableInfo): 'kept' | 'shown' | 'broken' {
  const stored = storedCommitment(id);
  const holds =
    seed !== undefined &&
    commitment !== undefined &&
    matchesCommitment(seed, commitment) &&
    (stored ?? commitment) === commitment;
  if (!holds) return 'broken';
  return stored === null ? 'shown' : 'kept';
}
