import { expect, test } from 'vitest';
import { formOf } from './layout';

test.each([
  // The board's own size in a window of 1366 × 657, 1280 × 720, 1440 × 780 and 1920 × 1080.
  [1334, 601, 'beside'],
  [1248, 664, 'beside'],
  [1408, 724, 'beside'],
  [1872, 1008, 'beside'],
  // The same with the log open, and 1440 × 900.
  [1086, 601, 'beside'],
  [1000, 664, 'beside'],
  [1064, 828, 'below'],
  [788, 1114, 'tablet'],
  [390, 794, 'phone'],
] as const)('%d × %d: %s', (width, height, form) => expect(formOf(width, height)).toBe(form));
