// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '$lib/api';
import { testTable } from '$lib/boards/kit/mountBoard.svelte';
import type { Moment, Progress } from '$lib/wire';
import { Course } from './course.svelte';
import { learned } from './learned.svelte';

const words = (text: string) => ({ en: text, fr: `${text} !` });

/** A lesson of three steps: read, lay the ship, read. */
function moment({ step, actions }: Progress): Moment {
  const tried = step === 1 ? actions[0] : undefined;
  const done = step === 2 || tried === 'ship';
  const base: Moment = {
    step,
    steps: 3,
    position: 'start',
    say: words(`say ${step}`),
    spots: step === 1 ? ['hand:ship'] : [],
    rule: '1.1',
    asks: step === 1 ? 'act' : 'next',
    wished: step === 1 ? ['ship'] : [],
    table: testTable('dragonheart', 2),
    update: {
      step: done ? 1 : 0,
      ply: done ? 1 : 0,
      viewer: 0,
      to_act: [0],
      view: {},
      prompt: { key: 'prompt' },
      choices: [],
      scores: [],
      undo: 'no',
      steps: tried === 'ship' ? [{ step: 1, ply: 1, seat: 0, undone: false, events: [] }] : [],
    },
  };
  if (step === 0) return { ...base, next: { step: 1, actions: [] } };
  if (tried === 'ship')
    return { ...base, verdict: 'wished', answer: words('after'), next: { step: 2, actions: ['ship'] } };
  if (tried !== undefined) return { ...base, verdict: 'other', answer: words('wrong') };
  return base;
}

function begin(
  first: Progress | null = null,
  ask = (progress: Progress) => Promise.resolve(moment(progress)),
) {
  const came: (Progress | null)[] = [];
  const asked = vi.fn(ask);
  const course = new Course(
    asked,
    first,
    () => 0,
    (progress) => came.push(progress),
  );
  return { course, came, asked };
}

beforeEach(() => learned.forget());

test('a lesson is told, done and ended', async () => {
  const { course, came } = begin();
  await course.start();
  expect([course.state, course.words?.en, course.spots]).toEqual(['tell', 'say 0', []]);
  await course.next();
  expect([course.state, course.words?.en, course.spots]).toEqual(['act', 'say 1', ['hand:ship']]);
  await course.showMe();
  expect([course.state, course.words?.en, course.spots]).toEqual(['done', 'after', []]);
  await course.next();
  expect([course.state, course.words?.en]).toEqual(['end', 'say 2']);
  expect(course.known.map(({ en }) => en)).toEqual(['after']);
  expect(came).toEqual([{ step: 1, actions: [] }, { step: 2, actions: ['ship'] }, null]);
});

test('another choice is answered, not made, and the third one makes the coach give way', async () => {
  const { course } = begin({ step: 1, actions: [] });
  await course.start();
  for (const _ of [1, 2, 3]) {
    expect(course.impatient).toBe(false);
    await course.play('dwarf');
    expect([course.state, course.words?.en, course.update?.step]).toEqual(['other', 'wrong', 0]);
  }
  expect(course.impatient).toBe(true);
  course.remind();
  expect([course.state, course.words?.en]).toEqual(['act', 'say 1']);
  expect(course.progress).toEqual({ step: 1, actions: [] });
  await course.play('ship');
  expect([course.state, course.impatient]).toEqual(['done', false]);
  expect(course.progress).toEqual({ step: 1, actions: ['ship'] });
});

test('skipping does what is wished, and looking back takes nothing back', async () => {
  const { course, asked } = begin({ step: 1, actions: [] });
  await course.start();
  await course.skip();
  expect([course.state, course.moment?.step]).toEqual(['end', 2]);
  const before = asked.mock.calls.length;
  course.back();
  expect(course.words?.en).toBe('say 1');
  await course.next();
  expect([course.words?.en, asked.mock.calls.length]).toEqual(['say 2', before]);
});

test('what was kept of an older lesson begins anew, and a broken line can be tried again', async () => {
  const refuse = (code: 'bad-request' | 'offline') => new ApiError({ code, message: '' }, 400);
  const old = begin({ step: 9, actions: [] }, (progress) =>
    progress.step > 2 ? Promise.reject(refuse('bad-request')) : Promise.resolve(moment(progress)),
  );
  await old.course.start();
  expect([old.course.failure, old.course.moment?.step]).toEqual([null, 0]);

  let down = true;
  const lost = begin(null, (progress) =>
    down ? Promise.reject(refuse('offline')) : Promise.resolve(moment(progress)),
  );
  await lost.course.start();
  expect([lost.course.lost, lost.course.moment]).toEqual([true, null]);
  down = false;
  await lost.course.start();
  expect([lost.course.lost, lost.course.moment?.step]).toEqual([false, 0]);
});

test('an answer that does not come now loses nothing: what was asked is asked again', async () => {
  let code: 'too-fast' | 'busy' | 'offline' | null = null;
  const { course, asked } = begin({ step: 1, actions: [] }, (progress) =>
    code
      ? Promise.reject(new ApiError({ code, message: `not now: ${code}` }, 429))
      : Promise.resolve(moment(progress)),
  );
  await course.start();
  code = 'too-fast';
  await course.play('ship');
  // The lesson is still there, says why, and lets the reader try.
  expect([course.failure, course.lost, course.error?.message]).toEqual([null, true, 'not now: too-fast']);
  expect([course.state, course.moment?.step]).toEqual(['act', 1]);
  code = null;
  await course.retry();
  expect([course.state, course.lost, course.error]).toEqual(['done', false, null]);
  // The same between two steps: the act is not asked for twice.
  code = 'offline';
  await course.next();
  expect([course.state, course.lost, course.error]).toEqual(['done', true, null]);
  code = null;
  await course.retry();
  expect([course.state, course.moment?.step]).toEqual(['end', 2]);
  // Where everything was answered there is nothing to ask again.
  const before = asked.mock.calls.length;
  await course.retry();
  expect(asked.mock.calls.length).toBe(before);
});

test('this browser remembers what was asked, begun and finished, until it shall forget', () => {
  expect(learned.wasAsked('sneaky')).toBe(false);
  learned.keep('sneaky/first-race', { step: 3, actions: ['move-2'] });
  expect([learned.wasAsked('sneaky'), learned.knows('sneaky')]).toEqual([true, false]);
  expect(learned.progress('sneaky/first-race')).toEqual({ step: 3, actions: ['move-2'] });
  learned.finish('sneaky/puzzles/one');
  expect(learned.knows('sneaky')).toBe(false);
  learned.finish('sneaky/first-race');
  expect([learned.knows('sneaky'), learned.progress('sneaky/first-race')]).toEqual([true, null]);
  learned.forget();
  expect([learned.wasAsked('sneaky'), learned.hasFinished('sneaky/first-race')]).toEqual([false, false]);
});
