import { expect, test } from 'vitest';
import { Translator } from '$lib/translator';
import en from '../../../../../games/sneaky/locales/en.ftl?raw';
import fr from '../../../../../games/sneaky/locales/fr.ftl?raw';
import { KINDS } from '$games/sneaky/client/kinds';
import { isKind } from './table';
import { decisions } from './scenes';
import { counted, cried, deed, seconds, whereabouts } from './words';

const sources = import.meta.glob<string>(['./*.{svelte,ts}', '!./*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const voices = [new Translator('en', [en]), new Translator('fr', [fr])];

/** Messages asked for by name; those whose end is made up on the spot end with a dash. */
const asked = new Set(
  Object.values(sources).flatMap((text) =>
    Array.from(text.matchAll(/['"`](board-[a-z0-9-]+)/g), ([, key]) => key ?? ''),
  ),
);

test('every message of the board has its words in both languages', () => {
  for (const voice of voices) {
    const missing = [...asked].filter((key) =>
      key.endsWith('-') ? voice.ids(key).length === 0 : !voice.knows(key),
    );
    expect(missing, voice.language).toEqual([]);
  }
  expect(asked.size).toBeGreaterThan(80);
});

test('there are no words that the board never says', () => {
  const made = [...asked].filter((key) => key.endsWith('-'));
  for (const voice of voices) {
    const idle = voice
      .ids('board-')
      .map((id) => `board-${id}`)
      .filter((key) => !asked.has(key) && !made.some((start) => key.startsWith(start)));
    expect(idle, voice.language).toEqual([]);
  }
});

test('every face says what its card does, in a line that fits', () => {
  for (const voice of voices) {
    const faces = Object.keys(KINDS)
      .filter(isKind)
      .map((kind) => voice.say(deed(kind)));
    expect(
      faces.filter((text) => text.includes('⟨')),
      voice.language,
    ).toEqual([]);
    expect(
      faces.filter((text) => text.length > 66),
      voice.language,
    ).toEqual([]);
    expect(
      voice.ids('board-deed-').filter((kind) => !isKind(kind)),
      voice.language,
    ).toEqual([]);
  }
});

test('seconds and fields are written as each language writes them', () => {
  expect(voices.map((voice) => voice.say(seconds(47)))).toEqual(['4.7\u00a0s', '4,7\u00a0s']);
  const bet = (at: number) => cried({ seat: 0, key: 'board-cry-bets', values: { field: at } }, 28);
  expect([0, 5, 31].map((at) => voices[0]?.say(bet(at)))).toEqual([
    'I bet on the start card',
    'I bet on field 5',
    'I bet on finish field 3',
  ]);
  expect([5, 31].map((at) => voices[0]?.say(counted(at, 28)))).toEqual([
    'field 5',
    'finish field 3, counted as field 31',
  ]);
});

test('after the last race no number of races is counted', () => {
  const running = decisions().find(({ view }) => view.action_round > 0)?.view;
  if (!running) throw new Error('no recorded race');
  expect(voices[0]?.say(whereabouts(running))).toMatch(/race \d of \d$/);
  const players = running.players.map((player) => ({ ...player, row: [] }));
  expect(voices[0]?.say(whereabouts({ ...running, action_round: 0, players }))).toMatch(/end of the race$/);
});
