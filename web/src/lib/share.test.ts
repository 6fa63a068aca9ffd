// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { copy, isLoopback, share } from './share';

const phone = () => vi.stubGlobal('matchMedia', () => ({ matches: true }));
afterEach(() => vi.unstubAllGlobals());

it('takes a closed share sheet for an answer', async () => {
  phone();
  vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('closed', 'AbortError')) });
  expect(await share('Dragonheart', 'http://hall/t/1')).toBe('shared');
});

it('copies without a clipboard where the page is not secure', async () => {
  phone();
  vi.stubGlobal('navigator', {});
  const selected = vi.fn(() => document.querySelector('textarea')?.value === 'http://hall/t/1');
  Object.assign(document, { execCommand: selected });
  expect(await share('Dragonheart', 'http://hall/t/1')).toBe('copied');
  expect(document.querySelector('textarea')).toBeNull();
  Object.assign(document, { execCommand: () => false });
  expect(await copy('http://hall/t/1')).toBe(false);
});

it('knows addresses that nobody else can follow', () => {
  for (const host of ['localhost', '127.0.0.1', '0.0.0.0', '[::1]', 'hall.localhost'])
    expect(isLoopback(host)).toBe(true);
  for (const host of ['192.168.1.20', 'hall.example.org', 'localhost.example.org', '10.127.0.0.1'])
    expect(isLoopback(host)).toBe(false);
});
