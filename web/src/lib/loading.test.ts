// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { ApiError } from './api';
import { Loading } from './loading.svelte';

function later<T>() {
  let answer: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => (answer = resolve));
  return { promise, answer };
}

describe('waiting', () => {
  it('drops an answer that another question has overtaken', async () => {
    const [one, two] = [later<string>(), later<string>()];
    const asked = [one.promise, two.promise];
    const loading = new Loading(() => asked.shift() ?? Promise.reject());
    const both = [loading.reload(), loading.reload()];
    two.answer('the second table');
    one.answer('the first table');
    await Promise.all(both);
    expect(loading.value).toBe('the second table');
  });

  it('keeps the sentence of the server, and forgets it when it asks again', async () => {
    const refusal = new ApiError({ code: 'no-campaign', message: 'This game has no campaign.' }, 404);
    const answers = [Promise.reject(refusal), Promise.resolve('here')];
    const loading = new Loading(() => answers.shift() ?? Promise.reject());
    await loading.reload();
    expect(loading.error).toEqual({ code: 'no-campaign', message: 'This game has no campaign.' });
    await loading.reload();
    expect([loading.error, loading.value]).toEqual([null, 'here']);
  });

  it('keeps what is shown when the line breaks later, as when a table changes its language', async () => {
    const answers = [
      Promise.resolve('the table'),
      Promise.reject(new ApiError({ code: 'offline', message: '' }, 0)),
    ];
    const loading = new Loading(() => answers.shift() ?? Promise.reject());
    await loading.reload();
    await loading.reload();
    expect([loading.value, loading.error]).toEqual(['the table', null]);
  });

  it('says that a part of the page did not come, as after an update of the server', async () => {
    const loading = new Loading(() =>
      Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    );
    await loading.reload();
    expect(loading.error?.code).toBe('not-loaded');
  });
});
