import { describe, expect, it } from 'vitest';
import { parsePushMessage } from './pushMessage';

const message = {
  kind: 'turn',
  title: 'Your turn at Dragonheart',
  body: 'At the table with Mira.',
  url: '/t/abc',
  tag: 'turn-abc',
  table: 'abc',
};

describe('a message to the service worker', () => {
  it('is read as the hall sends it', () => {
    expect(parsePushMessage(JSON.stringify(message))).toEqual(message);
  });

  it('is nothing if it is no message, or leads to another site', () => {
    for (const url of ['https://elsewhere.example/', '//elsewhere.example/', ''])
      expect(parsePushMessage(JSON.stringify({ ...message, url }))).toBeNull();
    for (const text of ['', '{', 'null', '7', '{}']) expect(parsePushMessage(text)).toBeNull();
  });
});
