// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { loadTranslator } from './translator';
import { testTable } from './boards/kit/mountBoard.svelte';
import { finality } from './finality';
import type { TakesBack } from './wire';

const bots = testTable('dragondraft', 2);
const people = testTable('dragondraft', 2, {
  seats: bots.seats.map((seat) => ({ ...seat, kind: 'person' as const })),
});
const shared = { ...people, yours: [0, 1] };
const WAYS: TakesBack[] = ['alone', 'together', 'never'];

test('what undo will do depends on the step and on who sits at the table', () => {
  for (const [table, together] of [
    [bots, 'bots'],
    [people, 'ask'],
    [shared, 'screen'],
  ] as const)
    expect(WAYS.map((takes_back) => finality({ takes_back }, table))).toEqual(['alone', together, 'never']);
});

test('each is said in its own words', async () => {
  for (const language of ['en', 'fr'] as const) {
    const translator = await loadTranslator(language);
    const said = ['bots', 'screen', 'ask', 'never'].map((kind) => translator.word(`finality-${kind}`));
    expect(new Set(said).size).toBe(said.length);
  }
});
