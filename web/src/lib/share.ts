/** Hands an address on: the phone's own way where there is one, else the clipboard. */

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** `shared`, `copied`, or `failed`. */
export async function share(title: string, url: string): Promise<'shared' | 'copied' | 'failed'> {
  if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch {
      return 'failed';
    }
  }
  return (await copy(url)) ? 'copied' : 'failed';
}
