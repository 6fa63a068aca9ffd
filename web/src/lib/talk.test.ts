// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { Talk } from './talk.svelte';

it('remembers what was read and begun at each table, also after a reload', () => {
  const talk = new Talk('amber');
  talk.draft = 'Good lu';
  talk.readTo(7);
  talk.readTo(5);
  expect(new Talk('amber')).toMatchObject({ draft: 'Good lu', read: 7 });
  expect(new Talk('birch')).toMatchObject({ draft: '', read: 0 });
});

it('begins anew where nothing can be read', () => {
  sessionStorage.setItem('dragonhall-talk-cedar', '{');
  expect(new Talk('cedar').read).toBe(0);
});
