/** The key of a sheet entry in texts and pictures: the last part of its id. */
export function pieceOf(entry: string): string {
  return entry.split(/[./: ]/).at(-1) ?? entry;
}
