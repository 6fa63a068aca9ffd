/** Where the service worker stores the client: one cache a version, in the order in which they came. */

const PREFIX = 'dragonhall-';

export const cacheOf = (version: string): string => PREFIX + version;

/** Of the names of all caches those of the client, the newest first. */
export const newestFirst = (names: readonly string[]): string[] =>
  names.filter((name) => name.startsWith(PREFIX)).reverse();
