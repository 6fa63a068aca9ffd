// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listen, RETRY_DELAYS } from './eventStream';

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

  it('comes back after a refusal and after a break, with growing pauses, and says so', () => {
    const heard: string[] = [];
    const lost: boolean[] = [];
    const end = listen(
      '/live',
      (text) => heard.push(text),
      (away) => lost.push(away),
    );
    for (const [at, pause] of RETRY_DELAYS.entries()) {
      Source.made[at]?.fail(at % 2 === 0 ? Source.CLOSED : 0);
      // What the browser would try by itself is ended: there is never more than one.
      expect(Source.made[at]?.readyState).toBe(Source.CLOSED);
      vi.advanceTimersByTime(pause * 0.79);
      expect(Source.made).toHaveLength(at + 1);
      vi.advanceTimersByTime(pause * 0.42);
      expect(Source.made).toHaveLength(at + 2);
    }
    expect(lost).toEqual(RETRY_DELAYS.map(() => true));
    Source.made.at(-1)?.onmessage?.({ data: 'here' });
    expect(heard).toEqual(['here']);
    expect(lost.at(-1)).toBe(false);
    // From here on it is quick again.
    const made = Source.made.length;
    Source.made.at(-1)?.fail(Source.CLOSED);
    vi.advanceTimersByTime((RETRY_DELAYS[0] ?? 0) * 1.21);
    expect(Source.made).toHaveLength(made + 1);
    end();
  });

  it('does not wait once the network is back', () => {
    const end = listen('/live', () => undefined);
    window.dispatchEvent(new Event('online'));
    expect(Source.made).toHaveLength(1);
    Source.made[0]?.fail(Source.CLOSED);
    window.dispatchEvent(new Event('online'));
    expect(Source.made).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(Source.made).toHaveLength(2);
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
