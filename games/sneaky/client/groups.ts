import { KINDS } from './kinds';

const ICONS = ['courage', 'footprint', 'jumping', 'fleeing', 'drunken', 'immobility'];
const printed: Readonly<Record<string, { group: string } | undefined>> = KINDS;

/** The groups into which Help sorts cards and pieces; the words are `group-GROUP`. */
export const groups: Record<string, (id: string) => boolean> = {
  icon: (id) => ICONS.includes(id),
  movement: (id) => printed[id]?.group === 'movement',
  plain: (id) => printed[id]?.group === 'plain',
  normal: (id) => printed[id]?.group === 'normal',
  advanced: (id) => printed[id]?.group === 'advanced',
  track: () => true,
};
