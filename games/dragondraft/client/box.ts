import type { Box } from '$lib/boxes';

/** What stands on the lid of the box. Its words are in `box.en.ftl` and `box.fr.ftl`. */
export const box: Box = {
  order: 2,
  players: [2, 4],
  minutes: 45,
  age: 8,
  colour: '#33457a',
  picture: '/art/dragondraft.svg',
};
