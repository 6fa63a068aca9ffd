/** What a campaign can unlock, in the order of the printed cards; the words are the game's own `card-ID` and `help-ID`. */
export const achievements: Record<string, readonly string[]> = {
  flamecraft: [
    'half-a-dozen',
    'master-of-markets',
    'green-thumb',
    'mistress-of-festivities',
    'glitter-bomb',
    'thoroughly-enchanting',
    'heavy-metal',
    'a-different-kind-of-magic',
    'brewmeister',
    'lord-of-the-hoard',
    'flavor-town',
  ],
};

/** The awards of a single game, the lowest first. */
export const awards: Record<string, readonly string[]> = {
  flamecraft: ['shopkeeper', 'flamekeeper', 'master-of-flame'],
};
