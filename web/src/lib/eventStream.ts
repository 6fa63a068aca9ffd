/** Server-sent events for as long as a page is open. */

/** Delays before each further try to reconnect, in milliseconds. */
export const RETRY_DELAYS = [1_000, 2_000, 5_000, 10_000, 20_000, 30_000];

/**
 * Listens until the returned function is called. A browser does not reconnect after a refusal, and does so at its own
 * pace after a break, so reconnecting is done here, with growing delays. `onLost` is told whether the connection is down.
 */
export function listen(
  path: string,
  onMessage: (text: string) => void,
  onLost: (lost: boolean) => void = () => undefined,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let source = open();

  function open(): EventSource {
    const source = new EventSource(path);
    source.onmessage = (event: MessageEvent<string>) => {
      tries = 0;
      onLost(false);
      onMessage(event.data);
    };
    source.onerror = () => {
      source.close();
      onLost(true);
      clearTimeout(timer);
      const delay = RETRY_DELAYS[Math.min(tries, RETRY_DELAYS.length - 1)] ?? 0;
      tries += 1;
      // Jitter, so that not all clients come back at once.
      timer = setTimeout(reopen, delay * (0.8 + Math.random() * 0.4));
    };
    return source;
  }
  function reopen(): void {
    clearTimeout(timer);
    source = open();
  }
  /** The network is back: try at once. */
  function onOnline(): void {
    if (source.readyState === EventSource.CLOSED) reopen();
  }

  addEventListener('online', onOnline);
  return () => {
    removeEventListener('online', onOnline);
    clearTimeout(timer);
    source.close();
  };
}
