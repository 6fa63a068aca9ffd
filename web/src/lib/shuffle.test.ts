import { describe, expect, it } from 'vitest';
import { sealHolds } from './shuffle';

describe('the seal of the shuffle', () => {
  // Published test vector: SHA-256 of thirty-two zero bytes.
  const seal = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';

  it('fits its seed and no other', async () => {
    expect(await sealHolds('00'.repeat(32), seal)).toBe(true);
    expect(await sealHolds(`01${'00'.repeat(31)}`, seal)).toBe(false);
    expect(await sealHolds('not a seed', seal)).toBe(false);
  });
});
