// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

let played = 0;
let active = true;

class FakeNode {
  gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  connect<T>(next: T): T {
    return next;
  }
  start() {
    played += 1;
  }
  stop() {}
}
class FakeAudio {
  currentTime = 0;
  sampleRate = 100;
  destination = new FakeNode();
  resume = () => Promise.resolve();
  createBuffer = () => ({ getChannelData: () => new Float32Array(9) });
}

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  [played, active] = [0, true];
  vi.stubGlobal('AudioContext', FakeAudio);
  for (const node of ['OscillatorNode', 'GainNode', 'AudioBufferSourceNode', 'BiquadFilterNode'])
    vi.stubGlobal(node, FakeNode);
  Object.defineProperty(navigator, 'userActivation', {
    configurable: true,
    get: () => ({ hasBeenActive: active }),
  });
});

test('sound is on, but only after the reader has touched the page', async () => {
  const { sound } = await import('./sound');
  active = false;
  sound('turn');
  expect(played).toBe(0);
  active = true;
  sound('turn');
  expect(played).toBe(2);
});

test('many cards at once make one sound', async () => {
  const { sound } = await import('./sound');
  for (let card = 0; card < 5; card += 1) sound('card');
  expect(played).toBe(1);
  sound('turn');
  expect(played).toBe(3);
});

test('whoever turns it off hears nothing', async () => {
  const { sound } = await import('./sound');
  const { settings } = await import('./settings.svelte');
  settings.sound = false;
  sound('end');
  expect(played).toBe(0);
});
