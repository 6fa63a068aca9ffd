/** Server-sent events for as long as a page is open. */

/** How long to wait before each further try, in milliseconds. */
export const PAUSES = [1_000, 2_000, 5_000, 10_000, 20_000, 30_000];

/**
 * Listens until the returned function is called. A browser never comes back after a refusal, and at its own pace after
 * a break: so it is all done here, with growing pauses. `away` hears whether there is a connection.
 */
export function listen(
  path: string,
  hear: (text: string) => void,
  away: (lost: boolean) => void = () => undefined,
): () => void {
  let again: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let events = open();

  function open(): EventSource {
    const events = new EventSource(path);
    events.onmessage = (event: MessageEvent<string>) => {
      tries = 0;
      away(false);
      hear(event.data);
    };
    events.onerror = () => {
      events.close();
      away(true);
      clearTimeout(again);
      const pause = PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0;
      tries += 1;
      // A little chance, so that not everybody comes back at once.
      again = setTimeout(reopen, pause * (0.8 + Math.random() * 0.4));
    };
    return events;
  }
  function reopen(): void {
    clearTimeout(again);
    events = open();
  }
  /** The network is back: no need to wait. */
  function hurry(): void {
    if (events.readyState === EventSource.CLOSED) reopen();
  }

  addEventListener('online', hurry);
  return () => {
    removeEventListener('online', hurry);
    clearTimeout(again);
    events.close();
  };
}
