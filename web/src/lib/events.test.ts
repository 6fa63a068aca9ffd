import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listen } from './events';

class Source {
  static readonly CLOSED = 2;
  static made: Source[] = [];
  readyState = 0;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly path: string) {
    Source.made.push(this);
  }
  close() {
    this.readyState = Source.CLOSED;
  }
  fail(state: number) {
    this.readyState = state;
    this.onerror?.();
  }
}

describe('listening', () => {
  beforeEach(() => {
    Source.made = [];
    vi.stubGlobal('EventSource', Source);
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('leaves a broken line to the browser and knocks again after a refusal', () => {
    const heard: string[] = [];
    const end = listen('/live', (text) => heard.push(text));
    Source.made[0]?.fail(0);
    vi.advanceTimersByTime(60_000);
    expect(Source.made).toHaveLength(1);
    Source.made[0]?.fail(Source.CLOSED);
    vi.advanceTimersByTime(60_000);
    expect(Source.made).toHaveLength(2);
    Source.made[1]?.onmessage?.({ data: 'here' });
    expect(heard).toEqual(['here']);
    end();
  });

  it('stops when nobody listens any more', () => {
    const end = listen('/live', () => undefined);
    Source.made[0]?.fail(Source.CLOSED);
    end();
    vi.advanceTimersByTime(60_000);
    expect(Source.made).toHaveLength(1);
  });
});
