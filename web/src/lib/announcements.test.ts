// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announcements } from './announcements.svelte';
import { api } from './api';
import type { Announcements, AnnouncementWish } from './wire';

/** What the hall was asked and has not answered yet. */
let asked: { wish?: AnnouncementWish; answer: (body: Announcements) => void; fail: () => void }[] = [];
const here: Announcements = { here: false, invitations: true, key: 'k' };
const quiet = { from: 1320, to: 450 };

const ask = (wish?: AnnouncementWish): Promise<Announcements> =>
  new Promise((answer, reject) =>
    asked.push({ ...(wish ? { wish } : {}), answer, fail: () => reject(new Error('nobody there')) }),
  );

beforeEach(() => {
  asked = [];
  vi.spyOn(api, 'announcements').mockImplementation(() => ask());
  vi.spyOn(api, 'wishAnnouncements').mockImplementation((wish) => ask(wish));
  announcements.wishes = here;
});
afterEach(() => vi.restoreAllMocks());

test('a second wish starts from the first, and answers in the wrong order change nothing', async () => {
  const both = [announcements.wish({ quiet }), announcements.wish({ invitations: false })];
  expect(asked.map(({ wish }) => wish)).toEqual([
    { quiet, invitations: true },
    { quiet, invitations: false },
  ]);
  asked[1]?.answer({ ...here, quiet, invitations: false });
  asked[0]?.answer({ ...here, quiet });
  await Promise.all(both);
  expect(announcements.wishes).toEqual({ ...here, quiet, invitations: false });
});

test('a wish that the hall did not hear is taken back', async () => {
  const lost = announcements.wish({ quiet });
  expect(announcements.wishes).toEqual({ ...here, quiet });
  asked[0]?.fail();
  await expect(lost).rejects.toThrow('nobody there');
  expect(announcements.wishes).toEqual(here);
});

test('an answer that comes after a change does not undo it', async () => {
  const loaded = announcements.load();
  const wished = announcements.wish({ quiet });
  asked[1]?.answer({ ...here, quiet });
  asked[0]?.answer(here);
  await Promise.all([loaded, wished]);
  expect(announcements.wishes).toEqual({ ...here, quiet });
});
