/** Whether the shuffle was the one that was sealed before the first move. */

function bytes(hex: string): Uint8Array<ArrayBuffer> | null {
  if (!/^(?:[0-9a-f]{2})+$/.test(hex)) return null;
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) => parseInt(hex.slice(2 * at, 2 * at + 2), 16));
}

/** SHA-256 of the seed's bytes against the commitment. */
export async function sealHolds(seed: string, commitment: string): Promise<boolean> {
  const secret = bytes(seed);
  if (!secret) return false;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', secret));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === commitment;
}
