import type { Box } from '$lib/boxes';

/** What stands on the lid of the box. Its words are in `box.en.ftl` and `box.fr.ftl`. */
export const box: Box = {
  order: 1,
  players: [2, 2],
  minutes: 30,
  age: 8,
  colour: '#a81d29',
  picture: '/art/dragonheart.svg',
};
