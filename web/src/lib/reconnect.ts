/** Waiting until a server that did not answer can be reached again. */
import { api } from './api';
import { RETRY_DELAYS } from './eventStream';

/** Calls `then` once the server answers; the returned function stops waiting. */
export function whenReachable(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let stopped = false;

  function stop(): void {
    stopped = true;
    clearTimeout(timer);
    removeEventListener('online', check);
  }
  function retryLater(): void {
    const delay = RETRY_DELAYS[Math.min(tries, RETRY_DELAYS.length - 1)] ?? 0;
    tries += 1;
    // Jitter, so that not all clients come back at once.
    timer = setTimeout(check, delay * (0.8 + Math.random() * 0.4));
  }
  async function check(): Promise<void> {
    clearTimeout(timer);
    const reachable = await api.reachable();
    if (stopped) return;
    if (!reachable) return retryLater();
    stop();
    then();
  }

  addEventListener('online', check);
  retryLater();
  return stop;
}
