import { expect, test } from 'vitest';
import { loadTranslator } from '$lib/translator';
import { outcome } from '$games/flamecraft/client/outcome';
import type { Part, View as Seen } from '$games/flamecraft/client/types';
import { scenes } from './scenes';
import { brings, promised, reputation } from './signs';
import type { Choice, View } from './table';

const part = (more: Partial<Part>): Part => ({
  does: 'gain',
  costs: [],
  gains: [],
  or: [],
  n: 0,
  at_once: false,
  may: false,
  either: null,
  ...more,
});

/** Gain 1 coin; then you may give 1 coin to another player for 4 reputation. */
const guilty = [
  part({ gains: [{ n: 1, of: 'coin' }], at_once: true }),
  part({ does: 'gift', costs: [{ n: 1, of: 'coin' }], gains: [{ n: 4, of: 'reputation' }], n: 1, may: true }),
];

function asking(parts: Part[]): View {
  const scene = scenes.find(({ view }) => view.question.asks === 'use-ability');
  if (!scene) throw new Error('no ability is asked about');
  return { ...scene.view, question: { ...scene.view.question, parts } };
}
const use: Choice = {
  notation: 'use',
  action: { do: 'use' },
  label: { key: 'action-use' },
  takes_back: 'alone',
};

test('the act repeats what comes at once, and leaves out what is asked later', () => {
  expect(brings(asking(guilty), use)).toEqual({ costs: [], gains: [{ n: 1, of: 'coin' }] });
});

test('the road shows what the whole ability may bring, but not what comes for each of several', () => {
  expect(promised(asking(guilty))).toBe(4);
  expect(promised(asking([part({ does: 'trade', gains: [{ n: 1, of: 'reputation' }], n: 6 })]))).toBe(0);
});

test('every reward that a choice promises is the one that its window, card or space shows', () => {
  let promises = 0;
  for (const { view, choices } of scenes)
    for (const choice of choices) {
      const { action } = choice;
      if (action.do !== 'place') continue;
      const slot = view.town.find(({ shop }) => shop === action.slot.shop)?.slots[action.slot.slot];
      expect(reputation(brings(view, choice).gains)).toBe(slot?.reward.reputation ?? 0);
      promises += 1;
    }
  expect(promises).toBeGreaterThan(0);
});

test('no second part is asked about without its sentence', async () => {
  for (const language of ['en', 'fr'] as const) {
    const translator = await loadTranslator(language, 'flamecraft');
    const names = { seats: ['Ines', 'Théo', 'Lou', 'Mira', 'Sam'], reader: 0 };
    const second = scenes.filter(({ view }) => view.question.asks === 'may');
    expect(second.length).toBeGreaterThan(0);
    for (const { view, prompt } of second) {
      expect(view.question.parts.length).toBeGreaterThan(0);
      const said = translator.say(prompt, { ...names, reader: view.you });
      expect(said).not.toContain('⟨');
      expect(said.length).toBeGreaterThan(20);
    }
  }
});

test('a solo game tells its award, how far the next one is, and what was nearly achieved', () => {
  const view: Pick<Seen, 'award' | 'awards' | 'achievements' | 'players'> = {
    award: 'flamekeeper',
    awards: [
      { award: 'shopkeeper', from: 0, unlocks: 0 },
      { award: 'flamekeeper', from: 75, unlocks: 1 },
      { award: 'master-of-flame', from: 90, unlocks: 2 },
    ],
    achievements: [
      { id: 'green-thumb', have: 6, wanted: 6, unlocked: true, now: true },
      { id: 'heavy-metal', have: 3, wanted: 6, unlocked: false, now: false },
      { id: 'half-a-dozen', have: 5, wanted: 6, unlocked: false, now: false },
      { id: 'flavor-town', have: 6, wanted: 6, unlocked: false, now: false },
    ],
    players: [{ reputation: 78 } as Seen['players'][number]],
  };
  const told = outcome(view);
  expect(told?.next).toEqual({ award: 'master-of-flame', points: 12, unlocks: 2 });
  expect(told?.unlocked).toEqual(['green-thumb']);
  expect(told?.completed).toEqual(['flavor-town']);
  expect(told?.nearest.map(({ id }) => id)).toEqual(['half-a-dozen', 'heavy-metal']);
  expect(told?.count).toEqual({ unlocked: 1, all: 4 });
  expect(outcome({ ...view, award: null })).toBeNull();
});
