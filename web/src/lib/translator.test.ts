import { describe, expect, it, vi } from 'vitest';
import { api } from './api';
import { boxTexts, GAMES_WITH_TEXTS, knowGames, loadTranslator, Translator, type Names } from './translator';

const file = `
list-and = { $first } and { $last }
card = Knight
took = { $who-is ->
    [you] You take
   *[other] { $who } takes
} { $cards }.
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
`;
const names: Names = { seats: ['Ines', 'Mira'], reader: 0 };

describe('a translator', () => {
  const en = new Translator('en', [file]);

  it('says "you" to the reader and a name to everybody else', () => {
    const took = (seat: number) => ({
      key: 'took',
      args: { who: { seat }, cards: { list: [{ key: 'card' }, { key: 'card' }] } },
    });
    expect(en.say(took(0), names)).toBe('You take Knight and Knight.');
    expect(en.say(took(1), names)).toBe('Mira takes Knight and Knight.');
    expect(en.say(took(0), { ...names, reader: null })).toBe('Ines takes Knight and Knight.');
  });

  it('joins three with commas', () => {
    expect(en.list(['a', 'b', 'c'])).toBe('a, b and c');
    expect(en.list(['a'])).toBe('a');
    expect(en.list([])).toBe('');
  });

  it('counts in the plural of its language, without grouping digits', () => {
    expect(en.word('points', { count: 1 })).toBe('1 point');
    expect(en.word('points', { count: 1234 })).toBe('1234 points');
    expect(new Translator('fr', [file]).word('points', { count: 0 })).toBe('0 point');
  });

  it('shows the key of what it cannot say', () => {
    expect(en.say({ key: 'no-such' })).toBe('⟨no-such⟩');
    expect(en.say({ key: 'took' })).toBe('⟨took⟩');
  });

  it('puts in no invisible marks', () => {
    expect(en.word('list-and', { first: 'x', last: 'y' })).toBe('x and y');
  });

  it('finds the ids of messages', () => {
    expect(new Translator('en', ['help-a = x\nhelp-b-c = y\nother = z']).ids('help-')).toEqual(['a', 'b-c']);
  });

  it('brings the texts of the client and of a game together', async () => {
    const fr = await loadTranslator('fr', 'dragonheart');
    expect(fr.knows('card-knight')).toBe(true);
    expect(fr.knows('play-bots')).toBe(true);
    expect(await loadTranslator('fr', 'dragonheart')).toBe(fr);
  });

  it('asks the hall for the words of a game that it was not built with', async () => {
    const asked = vi.spyOn(api, 'texts').mockImplementation((game, language) =>
      Promise.resolve({
        messages: `game-title = ${game} ${language}\ngame-tagline = All that glitters.\ncard-gem = gem\n`,
        rules: '',
      }),
    );
    expect(knowGames(['dragonheart', 'hoard'])).toBe(true);
    expect(knowGames(['dragonheart', 'hoard'])).toBe(false);
    const fr = await loadTranslator('fr', 'hoard');
    expect([fr.word('title-hoard'), fr.word('card-gem'), fr.knows('play-bots')]).toEqual([
      'hoard fr',
      'gem',
      true,
    ]);
    expect(asked).toHaveBeenCalledWith('hoard', 'fr');
    expect(knowGames(['dragonheart'])).toBe(true);
    asked.mockRestore();
  });

  it('has a title for every game, if need be in the words of the game', async () => {
    const en = await loadTranslator('en');
    expect(
      GAMES_WITH_TEXTS.filter((game) => !en.knows(`title-${game}`) || !en.knows(`line-${game}`)),
    ).toEqual([]);
    const stranger = new Translator('en', [
      boxTexts('moor', 'game-title = The Moor\ngame-tagline = Cross it dry.\n'),
    ]);
    expect([stranger.word('title-moor'), stranger.word('line-moor')]).toEqual(['The Moor', 'Cross it dry.']);
  });
});
