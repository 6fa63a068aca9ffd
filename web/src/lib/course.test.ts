import { describe, expect, it } from 'vitest';
import { Course } from './course';
import type { Frame } from './wire';

const movers = [null, 0, 0, 1, 1, 0];
const frame = (ply: number): Frame => ({
  ply, seat: movers[ply] ?? null, action: null, lines: [], view: {}, prompt: { key: 'p' }, scores: [],
});

describe('the course of a game', () => {
  it('is fetched once in parts of a hundred', async () => {
    const asked: number[] = [];
    const course = new Course(async (from) => {
      asked.push(from);
      return { eyes: 0, plies: 250, frames: Array.from({ length: 100 }, (_, at) => ({ ...frame(0), ply: from + at })) };
    });
    await Promise.all([course.frame(5), course.frame(99), course.frame(120)]);
    await course.frame(6);
    expect(asked).toEqual([0, 100]);
    expect(course.plies).toBe(250);
  });

  it('goes from turn to turn', async () => {
    const course = new Course(async () => ({ eyes: null, plies: 5, frames: movers.map((_, ply) => frame(ply)) }));
    await course.frame(0);
    expect(await course.turn(0, 1)).toBe(1);
    expect(await course.turn(1, 1)).toBe(3);
    expect(await course.turn(5, 1)).toBe(5);
    expect(await course.turn(4, -1)).toBe(2);
  });
});
