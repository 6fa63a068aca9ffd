import { expect, test } from 'vitest';
import { inOrder, roleOf } from './notices';

test('a lost connection comes before everything, who watches after everything', () => {
  expect(inOrder(['watch', 'new', 'undo', 'connection', 'bot', 'wish'])).toEqual([
    'connection',
    'bot',
    'undo',
    'wish',
    'new',
    'watch',
  ]);
});

test('each notice is there once, and only what needs an answer interrupts', () => {
  expect(inOrder(['new', 'new'])).toEqual(['new']);
  expect((['connection', 'bot', 'undo', 'new', 'watch'] as const).map(roleOf)).toEqual([
    'alert',
    'alert',
    'alert',
    'status',
    'status',
  ]);
});
