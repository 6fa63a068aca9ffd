import { expect, test } from 'vitest';
import { cacheOf, newestFirst } from './clientCache';

test('of all caches those of the client count, and the one that came last is the newest', () => {
  expect(newestFirst([cacheOf('9'), 'somebody-else', cacheOf('10')])).toEqual([cacheOf('10'), cacheOf('9')]);
});
