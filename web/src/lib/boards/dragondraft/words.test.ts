import { expect, test } from 'vitest';
import { updates } from './scenes';
import { showLine, signs } from './words';

test('the lines of a show are said as the game says them', () => {
  const lines = updates.flatMap(({ steps }) => steps.flatMap(({ events }) => events));
  const said = lines.flatMap(({ event, text }) => (event.event === 'attracted' ? [{ event, text }] : []));
  expect(said.length).toBeGreaterThan(5);
  for (const { event, text } of said) expect(text.args?.['line']).toEqual({ phrase: showLine(event.line) });
});

test('players are told apart by as few letters as possible', () => {
  expect(signs(['Ines', 'Drake 1', 'Drake 2', 'Drake 3'])).toEqual(['I', 'D1', 'D2', 'D3']);
  expect(signs(['Max', 'Mira', 'théo'])).toEqual(['Ma', 'Mi', 'T']);
  expect(signs(['Drake', 'Drake 2'])).toEqual(['D1', 'D2']);
  expect(signs(['Max', 'Max'])).toEqual(['M1', 'M2']);
});
