/** SHA-256 (FIPS 180-4). A browser lends its own only to pages that came by https; a hall at home is not one. */

/** The first 32 bits of the fractional part. */
const fraction = (value: number) => ((value - Math.floor(value)) * 2 ** 32) | 0;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1)
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  return found;
}

const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The message, a one, zeros, and its length in bits: whole blocks of sixteen words. */
function padded(message: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(bytes.length - 8, BigInt(message.length) * 8n);
  return view;
}

/** Sixty-four words out of the sixteen of a block. */
function schedule(block: DataView, at: number): Int32Array {
  const words = new Int32Array(64);
  for (let t = 0; t < 64; t += 1) {
    if (t < 16) {
      words[t] = block.getInt32(at + 4 * t);
      continue;
    }
    const [early, late] = [words[t - 15] ?? 0, words[t - 2] ?? 0];
    const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[t] = (words[t - 16] ?? 0) + small + (words[t - 7] ?? 0) + large;
  }
  return words;
}

/** The digest in hexadecimal digits. */
export function sha256(message: Uint8Array): string {
  const view = padded(message);
  const hash = Int32Array.from(START);
  for (let at = 0; at < view.byteLength; at += 64) {
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    schedule(view, at).forEach((word, t) => {
      const choice = (e & f) ^ (~e & g);
      const majority = (a & b) ^ (a & c) ^ (b & c);
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (ROUNDS[t] ?? 0) + word) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
      [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
    });
    [a, b, c, d, e, f, g, h].forEach((word, place) => (hash[place] = (hash[place] ?? 0) + word));
  }
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
