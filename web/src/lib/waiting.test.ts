// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { Trouble } from './api';
import { Waiting } from './waiting.svelte';

function later<T>() {
  let answer: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => (answer = resolve));
  return { promise, answer };
}

describe('waiting', () => {
  it('drops an answer that another question has overtaken', async () => {
    const [one, two] = [later<string>(), later<string>()];
    const asked = [one.promise, two.promise];
    const waiting = new Waiting(() => asked.shift() ?? Promise.reject());
    const both = [waiting.again(), waiting.again()];
    two.answer('the second table');
    one.answer('the first table');
    await Promise.all(both);
    expect(waiting.value).toBe('the second table');
  });

  it('keeps the sentence of the server, and forgets it when it asks again', async () => {
    const refusal = new Trouble({ code: 'no-campaign', message: 'This game has no campaign.' }, 404);
    const answers = [Promise.reject(refusal), Promise.resolve('here')];
    const waiting = new Waiting(() => answers.shift() ?? Promise.reject());
    await waiting.again();
    expect(waiting.trouble).toEqual({ code: 'no-campaign', message: 'This game has no campaign.' });
    await waiting.again();
    expect([waiting.trouble, waiting.value]).toEqual([null, 'here']);
  });

  it('keeps what is shown when the line breaks later, as when a table changes its language', async () => {
    const answers = [
      Promise.resolve('the table'),
      Promise.reject(new Trouble({ code: 'offline', message: '' }, 0)),
    ];
    const waiting = new Waiting(() => answers.shift() ?? Promise.reject());
    await waiting.again();
    await waiting.again();
    expect([waiting.value, waiting.trouble]).toEqual(['the table', null]);
  });

  it('says that a part of the page did not come, as after an update of the server', async () => {
    const waiting = new Waiting(() =>
      Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    );
    await waiting.again();
    expect(waiting.trouble?.code).toBe('not-loaded');
  });
});
