import type { Box } from '$lib/boxes';

/** What stands on the lid of the box. Its words are in `box.en.ftl` and `box.fr.ftl`. */
export const box: Box = {
  order: 3,
  players: [2, 6],
  minutes: 30,
  age: 8,
  colour: '#27604f',
  picture: '/art/sneaky.svg',
};
