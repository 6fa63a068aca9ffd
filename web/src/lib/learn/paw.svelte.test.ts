// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '$lib/settings.svelte';
import { describeSpots } from './describe';
import Paw from './Paw.svelte';

let stage: HTMLElement;

/** Something on the board at this place, 20 pixels wide and high. */
function thing(spot: string, left: number, inner = ''): HTMLElement {
  const made = document.createElement(inner ? 'div' : 'button');
  made.dataset['spot'] = spot;
  made.innerHTML = inner;
  made.getBoundingClientRect = () => new DOMRect(left, 100, 20, 20);
  stage.append(made);
  return made;
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.tempo = 'normal';
  document.body.replaceChildren();
  stage = document.createElement('div');
  document.body.append(stage);
});
afterEach(() => vi.useRealTimers());

function paw() {
  const made = mount(Paw, { target: document.body });
  flushSync();
  return made;
}
async function pass(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds);
  flushSync();
}
const place = () => {
  const style = document.querySelector<HTMLElement>('.paw')?.style;
  return style ? `${style.getPropertyValue('--x')} ${style.getPropertyValue('--y')}` : null;
};

test('the paw goes to each thing in order, and is gone when it has pressed the last', async () => {
  thing('hand:ship', 0);
  thing('space:ship', 200);
  const shown = vi.fn();
  void paw().press(stage, ['hand:ship', 'missing:thing', 'space:ship']).then(shown);
  await pass(0);
  expect(place()).toBe('10px 110px');
  await pass(520 + 260);
  expect(place()).toBe('210px 110px');
  expect(shown).not.toHaveBeenCalled();
  await pass(520 + 260);
  expect([place(), shown.mock.calls.length]).toEqual([null, 1]);
});

test('without motion it stands beside the last thing for a moment', async () => {
  settings.tempo = 'off';
  thing('hand:ship', 0);
  thing('space:ship', 200);
  const shown = vi.fn();
  void paw().press(stage, ['hand:ship', 'space:ship']).then(shown);
  await pass(500);
  expect([place(), shown.mock.calls.length]).toEqual(['210px 110px', 0]);
  await pass(200);
  expect([place(), shown.mock.calls.length]).toEqual([null, 1]);
});

test('who is in a hurry does not wait for it, and who leaves ends it', async () => {
  thing('hand:ship', 0);
  const shown = vi.fn();
  const made = paw();
  void made.press(stage, ['hand:ship', 'hand:ship']).then(shown);
  made.hurry();
  await pass(0);
  expect(shown).toHaveBeenCalledOnce();
  void made.press(stage, ['hand:ship']).then(shown);
  await unmount(made);
  await pass(0);
  expect(shown).toHaveBeenCalledTimes(2);
});

test('what is meant is described by what the coach says, and keeps what it was described by', async () => {
  const card = thing('hand:ship', 0);
  card.setAttribute('aria-describedby', 'price');
  const space = thing('space:ship', 200, '<button>Ship</button>');
  const stop = describeSpots(stage, ['hand:ship', 'space:ship'], 'said');
  expect(card.getAttribute('aria-describedby')).toBe('price said');
  expect(space.querySelector('button')?.getAttribute('aria-describedby')).toBe('said');
  // The board draws the card anew.
  card.remove();
  const again = thing('hand:ship', 0);
  await pass(0);
  expect(again.getAttribute('aria-describedby')).toBe('said');
  stop();
  expect([again, space.querySelector('button')].map((one) => one?.hasAttribute('aria-describedby'))).toEqual([
    false,
    false,
  ]);
});
