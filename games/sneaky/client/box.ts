import type { Box } from '$lib/boxes';

/** What stands on the lid of the box. The words are the messages `game-…`. */
export const box: Box = {
  order: 3,
  players: [2, 6],
  minutes: 30,
  age: 8,
  colour: '#27604f',
  picture: '/art/sneaky.svg',
};
