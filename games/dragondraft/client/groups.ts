/** The groups into which Help sorts cards and pieces; the words are `group-GROUP`. */
export const groups: Record<string, (id: string) => boolean> = {
  dragon: (id) => ['red', 'purple', 'blue', 'green', 'yellow'].includes(id),
  goblin: (id) => id.startsWith('goblin'),
  special: (id) => ['fireworks', 'dragon-stylist', 'snack-stand', 'souvenir-shop'].includes(id),
  grandstand: (id) => id.startsWith('grandstand'),
  fair: () => true,
};
