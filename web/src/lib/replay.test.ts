// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { ReplayFrames, parsePly, isReplayKey } from './replay';
import type { Frame } from './wire';

const movers = [null, 0, 0, 1, 1, 0];
const frame = (ply: number): Frame => ({
  ply,
  seat: movers[ply] ?? null,
  action: null,
  events: [],
  view: {},
  prompt: { key: 'p' },
  scores: [],
});

describe('the course of a game', () => {
  it('is fetched once in parts of a hundred', async () => {
    const asked: number[] = [];
    const course = new ReplayFrames(async (from) => {
      asked.push(from);
      return {
        viewer: 0,
        plies: 250,
        frames: Array.from({ length: 100 }, (_, at) => ({ ...frame(0), ply: from + at })),
      };
    });
    await Promise.all([course.frame(5), course.frame(99), course.frame(120)]);
    await course.frame(6);
    expect(asked).toEqual([0, 100]);
    expect(course.plies).toBe(250);
  });

  it('goes from turn to turn', async () => {
    const course = new ReplayFrames(async () => ({
      viewer: null,
      plies: 5,
      frames: movers.map((_, ply) => frame(ply)),
    }));
    await course.frame(0);
    expect(await course.turn(0, 1)).toBe(1);
    expect(await course.turn(1, 1)).toBe(3);
    expect(await course.turn(5, 1)).toBe(5);
    expect(await course.turn(4, -1)).toBe(2);
  });
});

describe('the moment in an address', () => {
  it('is a whole number of moves, whatever is written there', () => {
    expect([null, '', '12', '3.7', '-5', 'x', '1e300', 'Infinity'].map(parsePly)).toEqual([
      0, 0, 12, 4, 0, 0, 99_999, 99_999,
    ]);
  });
});

describe('a key in the replay', () => {
  const press = (html: string, key: string, init: KeyboardEventInit = {}) => {
    document.body.innerHTML = html;
    let wanted: boolean | null = null;
    const hear = (event: KeyboardEvent) => (wanted = isReplayKey(event));
    window.addEventListener('keydown', hear, { once: true });
    document
      .querySelector('#at')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
    return wanted;
  };

  it('turns the page, unless the browser or a field wants it', () => {
    expect(press('<p id="at"></p>', 'ArrowLeft')).toBe(true);
    expect(press('<input type="range" id="at">', 'ArrowLeft')).toBe(true);
    expect(press('<input type="search" id="at">', 'ArrowLeft')).toBe(false);
    expect(press('<select id="at"></select>', 'Home')).toBe(false);
    for (const held of ['ctrlKey', 'metaKey', 'altKey'])
      expect(press('<p id="at"></p>', 'ArrowLeft', { [held]: true })).toBe(false);
  });

  it('may not be a letter if the reader does not want that', () => {
    const wants = (key: string) => isReplayKey(new KeyboardEvent('keydown', { key }), false);
    expect(['s', 'R', '1', '+'].map(wants)).toEqual([false, false, false, false]);
    expect(['ArrowLeft', 'End', ' '].map(wants)).toEqual([true, true, true]);
  });

  it('is left to whatever Space presses, and to a board that is walked by arrows', () => {
    expect(press('<p id="at"></p>', ' ')).toBe(true);
    for (const tag of ['button', 'a', 'summary'])
      expect(press(`<${tag}><b id="at"></b></${tag}>`, ' ')).toBe(false);
    const event = new KeyboardEvent('keydown', { key: 'ArrowLeft', cancelable: true });
    event.preventDefault();
    expect(isReplayKey(event)).toBe(false);
  });
});
