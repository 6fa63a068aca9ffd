/** Server-sent events for as long as a page is open. */

const AGAIN = 5_000;

/** A browser comes back by itself after a broken line, but never after a refusal: then we knock again. Ends when called. */
export function listen(path: string, hear: (text: string) => void): () => void {
  let again: ReturnType<typeof setTimeout> | undefined;
  let events = open();

  function open(): EventSource {
    const events = new EventSource(path);
    events.onmessage = (event: MessageEvent<string>) => hear(event.data);
    events.onerror = () => {
      if (events.readyState === EventSource.CLOSED) again = setTimeout(reopen, AGAIN);
    };
    return events;
  }
  function reopen(): void {
    events = open();
  }
  return () => {
    clearTimeout(again);
    events.close();
  };
}
