// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { ChatState } from './chatState.svelte';

it('remembers what was read and begun at each table, also after a reload', () => {
  const state = new ChatState('amber');
  state.draft = 'Good lu';
  state.readTo(7);
  state.readTo(5);
  expect(new ChatState('amber')).toMatchObject({ draft: 'Good lu', read: 7 });
  expect(new ChatState('birch')).toMatchObject({ draft: '', read: 0 });
});

it('begins anew where nothing can be read', () => {
  sessionStorage.setItem('dragonhall-chat-cedar', '{');
  expect(new ChatState('cedar').read).toBe(0);
});
