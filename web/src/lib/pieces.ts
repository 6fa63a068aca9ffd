/** The word by which texts and pictures call an entry of a sheet: the last of its id. */
export function pieceOf(entry: string): string {
  return entry.split(/[./: ]/).at(-1) ?? entry;
}
