import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sha256 } from './sha256';

const text = (words: string) => new TextEncoder().encode(words);

describe('SHA-256', () => {
  it('gives the published digests', () => {
    expect(sha256(text(''))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256(text('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(sha256(text('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq'))).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    );
    expect(sha256(text('a'.repeat(1_000_000)))).toBe(
      'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
    );
  });

  it('agrees with another hand at every length around a block', () => {
    for (let length = 0; length < 140; length += 1) {
      const message = Uint8Array.from({ length }, (_, at) => (at * 151 + length) & 255);
      expect(sha256(message)).toBe(createHash('sha256').update(message).digest('hex'));
    }
  });
});
