// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { check, storeCommitment, storedCommitment, matchesCommitment } from './shuffle';
import type { TableInfo } from './wire';

// Published test vector: SHA-256 of thirty-two zero bytes.
const seed = '00'.repeat(32);
const seal = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';
const other = 'ff'.repeat(32);
const table = (part: Partial<TableInfo>): TableInfo => ({
  id: 'a',
  game: 'sneaky',
  options: {},
  status: 'running',
  public: false,
  clock: 'none',
  seats: [],
  yours: [],
  host: false,
  spectators: 0,
  opened_at: 0,
  ...part,
});

describe('the seal of the shuffle', () => {
  beforeEach(() => localStorage.clear());

  it('fits its seed and no other', () => {
    expect(matchesCommitment(seed, seal)).toBe(true);
    expect(matchesCommitment(`01${'00'.repeat(31)}`, seal)).toBe(false);
    expect(matchesCommitment('not a seed', seal)).toBe(false);
  });

  it('is the one this browser saw first, whatever the hall shows at the end', () => {
    storeCommitment(table({ commitment: other }));
    storeCommitment(table({ commitment: seal }));
    expect(storedCommitment('a')).toBe(other);
    expect(check(table({ commitment: seal, seed }))).toBe('broken');
  });

  it('says whether it was kept or only shown at the end', () => {
    expect(check(table({ commitment: seal, seed }))).toBe('shown');
    storeCommitment(table({ commitment: seal, seed }));
    expect(storedCommitment('a')).toBe(null);
    storeCommitment(table({ commitment: seal }));
    expect(check(table({ commitment: seal, seed }))).toBe('kept');
  });

  it('is kept for the latest tables only, and nonsense is passed over', () => {
    localStorage.setItem('dragonhall-seals', '{"a": 1}');
    for (let at = 0; at < 80; at += 1) storeCommitment(table({ id: String(at), commitment: seal }));
    expect(storedCommitment('0')).toBe(null);
    expect(storedCommitment('79')).toBe(seal);
    expect(JSON.parse(localStorage.getItem('dragonhall-seals') ?? '')).toHaveLength(60);
  });
});
