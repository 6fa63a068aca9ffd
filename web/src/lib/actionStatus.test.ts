// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { ActionStatus } from './actionStatus.svelte';
import { ApiError } from './api';

it('shows what an action says, or why it failed', async () => {
  const status = new ActionStatus();
  await status.run(async () => 'Saved.');
  expect([status.text, status.failed]).toEqual(['Saved.', false]);
  await status.run(() => Promise.reject(new ApiError({ code: 'dead-link', message: 'Too old.' }, 404)));
  expect([status.text, status.failed]).toEqual(['Too old.', true]);
});

it('keeps the outcome of the newest action, though an older one ends later', async () => {
  const status = new ActionStatus();
  let end = (_: string) => {};
  const older = status.run(() => new Promise((resolve) => (end = resolve)));
  await status.run(() => Promise.reject(new ApiError({ code: 'dead-link', message: 'Too old.' }, 404)));
  end('Done.');
  await older;
  expect([status.text, status.failed]).toEqual(['Too old.', true]);
});
