import type { Box } from '$lib/boxes';

/** What stands on the lid of the box. The words are the messages `game-…`. */
export const box: Box = {
  order: 1,
  players: [2, 2],
  minutes: 30,
  age: 8,
  colour: '#a81d29',
  picture: '/art/dragonheart.svg',
};
