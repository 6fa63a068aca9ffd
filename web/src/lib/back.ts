/** Finding out when a server that was away answers again. */
import { api } from './api';
import { PAUSES } from './events';

/** Calls `then` once the server answers; the returned function ends the wait. */
export function whenBack(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let ended = false;

  function end(): void {
    ended = true;
    clearTimeout(timer);
    removeEventListener('online', ask);
  }
  function wait(): void {
    const pause = PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0;
    tries += 1;
    // A little chance, so that not everybody comes back at once.
    timer = setTimeout(ask, pause * (0.8 + Math.random() * 0.4));
  }
  async function ask(): Promise<void> {
    clearTimeout(timer);
    const answers = await api.answers();
    if (ended) return;
    if (!answers) return wait();
    end();
    then();
  }

  addEventListener('online', ask);
  wait();
  return end;
}
