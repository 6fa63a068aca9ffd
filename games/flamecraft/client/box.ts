import type { Box } from '$lib/boxes';
import { outcome } from './outcome';

/** What stands on the lid of the box. Its words are in `box.en.ftl` and `box.fr.ftl`. */
export const box: Box = {
  order: 4,
  players: [1, 5],
  minutes: 60,
  age: 10,
  colour: '#7a4272',
  picture: '/art/flamecraft.svg',
  campaign: {
    achievements: [
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
    awards: ['shopkeeper', 'flamekeeper', 'master-of-flame'],
    outcome,
  },
};
