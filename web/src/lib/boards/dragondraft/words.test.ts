import { expect, test } from 'vitest';
import type { TableUpdate } from '$lib/wire';
import game from '$games/dragondraft/client/scenes.json';
import type { Event } from './table';
import { line, signs } from './words';

test('the lines of a show are told as the game tells them', () => {
  const told = (game as unknown as TableUpdate[]).flatMap((update) =>
    update.steps
      .flatMap((step) => step.events)
      .filter((entry) => (entry.event as Event).event === 'attracted'),
  );
  expect(told.length).toBeGreaterThan(5);
  for (const entry of told) {
    const event = entry.event as Event & { event: 'attracted' };
    expect(entry.text.args?.['line']).toEqual({ phrase: line(event.line) });
  }
});

test('players are told apart by as few letters as possible', () => {
  expect(signs(['Ines', 'Drake 1', 'Drake 2', 'Drake 3'])).toEqual(['I', 'D1', 'D2', 'D3']);
  expect(signs(['Max', 'Mira', 'théo'])).toEqual(['Ma', 'Mi', 'T']);
  expect(signs(['Drake', 'Drake 2'])).toEqual(['D1', 'D2']);
  expect(signs(['Max', 'Max'])).toEqual(['M1', 'M2']);
});
