import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  AVATARS,
  CHARACTERS,
  characterName,
  levelAbout,
  levelName,
  levelPicture,
  numbered,
  picture,
  seatColours,
  seatNames,
  spokenName,
} from './seats';
import { LANGUAGES, loadTranslator } from './translator';
import type { SeatInfo } from './wire';

const drawn = (path: string | null) =>
  path !== null && existsSync(new URL(`../../static${path}`, import.meta.url));
const person = (avatar: string, name = 'Mira'): SeatInfo => ({
  kind: 'person',
  name,
  avatar,
  here: true,
  stand_in: false,
});
const bot = (character: string, level = 'greedy'): SeatInfo => ({
  ...person('', ''),
  kind: 'bot',
  character,
  level,
});

describe('the face of a seat', () => {
  it('is a picture that exists, one for every person and every character', () => {
    const faces = [
      ...AVATARS.map((avatar) => picture(person(avatar))),
      ...CHARACTERS.map((who) => picture(bot(who))),
    ];
    for (const face of faces) expect([face, drawn(face)]).toEqual([face, true]);
    expect(new Set(faces).size).toBe(AVATARS.length + CHARACTERS.length);
  });

  it('does not depend on the level, and a level has a picture of its own', () => {
    expect(picture(bot('cargo', 'random'))).toBe(picture(bot('cargo', 'greedy')));
    for (const level of ['random', 'greedy', 'egg', 'wyrm', 'great-dragon', 'a level to come'])
      expect([level, drawn(levelPicture(level))]).toEqual([level, true]);
  });

  it('has a badge of its own for bots from outside', () => {
    const ours = ['egg', 'hatchling', 'drake', 'wyrm', 'great-dragon'].map(levelPicture);
    expect(ours).not.toContain(levelPicture('./bot.py'));
  });

  it('is there for seats that nobody has a name or a character for', () => {
    const former = { ...person('', ''), guest: null };
    expect(drawn(picture(former))).toBe(true);
    expect(drawn(picture(bot('somebody new')))).toBe(true);
    const { character: _, ...older } = bot('cargo');
    expect(drawn(picture(older))).toBe(true);
    expect(picture({ ...person(''), kind: 'open' })).toBeNull();
  });
});

describe('the colours of a table', () => {
  it('are all different, whoever sits there', () => {
    const everybody = [...AVATARS.map((avatar) => person(avatar)), ...CHARACTERS.map((who) => bot(who))];
    for (let first = 0; first < everybody.length; first += 1) {
      const seats = Array.from({ length: 6 }, (_, at) => everybody[(first + at * 5) % everybody.length]!);
      expect(new Set(seatColours(seats)).size).toBe(6);
    }
    // A rose and Tempo are both pink: who sits first keeps it.
    const [rose, tempo] = seatColours([person('rose'), bot('tempo')]);
    expect(rose).toBe(seatColours([person('rose')])[0]);
    expect(tempo).not.toBe(rose);
  });
});

describe('the name of a bot', () => {
  it('is that of its character, in both languages, and numbered only if there are two', async () => {
    for (const language of LANGUAGES) {
      const translator = await loadTranslator(language);
      for (const who of CHARACTERS) {
        expect(characterName(translator, who)).toMatch(/^[A-Z][a-z]+$/);
        expect(translator.knows(`temper-${who}`)).toBe(true);
      }
      expect(seatNames(translator, { seats: [person('ember'), bot('cargo'), bot('folio')] })).toEqual([
        'Mira',
        'Cargo',
        'Folio',
      ]);
    }
    expect(numbered(['Folio', 'Cargo', 'Folio'])).toEqual(['Folio 1', 'Cargo', 'Folio 2']);
  });

  it('is said with its level and that it is a bot', async () => {
    const translator = await loadTranslator('en');
    expect(spokenName(translator, bot('cargo'), 'Cargo')).toBe('Cargo, Drake, bot');
    expect(spokenName(translator, person('ember'), 'Mira')).toBe('Mira');
    expect(levelName(await loadTranslator('fr'), 'random')).toBe('Œuf');
  });

  it('is called as the operator wants it if it comes from outside', async () => {
    for (const language of ['en', 'fr'] as const) {
      const translator = await loadTranslator(language);
      expect(levelName(translator, 'Parrot')).toBe('Parrot');
      expect(levelAbout(translator, 'Parrot')).not.toBe(levelAbout(translator, 'drake'));
    }
  });
});
