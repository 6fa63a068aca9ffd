/** What the hall sends to a browser whose reader does not look (`crates/hall/src/announce.rs`). */
export type PushMessage = {
  kind: string;
  title: string;
  body: string;
  /** The page to open. */
  url: string;
  /** A later notification with the same tag replaces this one. */
  tag: string;
  table: string;
};

/** The message in this text; null if it is none, or leads elsewhere. */
export function parsePushMessage(text: string): PushMessage | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const read = (key: string) => {
    const found: unknown = Reflect.get(value, key);
    return typeof found === 'string' ? found : '';
  };
  const message = {
    kind: read('kind'),
    title: read('title'),
    body: read('body'),
    url: read('url'),
    tag: read('tag'),
    table: read('table'),
  };
  const own = message.url.startsWith('/') && !message.url.startsWith('//');
  return own && message.title !== '' ? message : null;
}

/** The tag of the notification about a turn at a table. */
export const turnTag = (table: string) => `turn-${table}`;
