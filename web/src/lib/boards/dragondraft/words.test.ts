import { expect, test } from 'vitest';
import type { Position } from '$lib/wire';
import game from '../dev/scenes/dragondraft.json';
import type { Event } from './table';
import { line } from './words';

test('the lines of a show are told as the game tells them', () => {
  const told = (game as unknown as Position[]).flatMap((position) =>
    position.news.flatMap((step) => step.lines).filter((entry) => (entry.event as Event).event === 'attracted'),
  );
  expect(told.length).toBeGreaterThan(5);
  for (const entry of told) {
    const event = entry.event as Event & { event: 'attracted' };
    expect(entry.text.args?.['line']).toEqual({ phrase: line(event.line) });
  }
});
