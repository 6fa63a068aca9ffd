/** The groups into which Help sorts cards and pieces; the words are `group-GROUP`. */
export const groups: Record<string, (id: string) => boolean> = {
  card: (id) => id !== 'great-dragon',
  figure: (id) => id === 'great-dragon',
};
