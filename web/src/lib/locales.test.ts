import { describe, expect, it } from 'vitest';
import en from '../../locales/en.ftl?raw';
import fr from '../../locales/fr.ftl?raw';

const sources = import.meta.glob<string>(
  ['./**/*.{ts,svelte}', '../routes/**/*.svelte', '!./**/*.test.ts', '!./boards/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const keys = (file: string) =>
  Array.from(file.matchAll(/^([a-z][a-z0-9-]*) *=/gm), (match) => match[1] ?? '');
const values = (file: string, key: string) =>
  new Set(
    Array.from(
      (new RegExp(`^${key} *=([^]*?)(?=^[a-z#]|(?![^]))`, 'm').exec(file)?.[1] ?? '').matchAll(
        /\$([a-z-]+)/g,
      ),
      (match) => match[1],
    ),
  );

describe('the words of the client', () => {
  it('exist in both languages, once each', () => {
    expect(keys(fr)).toEqual(keys(en));
    expect(new Set(keys(en)).size).toBe(keys(en).length);
  });

  it('take the same values in both languages', () => {
    for (const key of keys(en)) expect([key, values(fr, key)]).toEqual([key, values(en, key)]);
  });

  it('know every message that the client asks for by name', () => {
    const known = new Set(keys(en));
    const missing: string[] = [];
    for (const [path, text] of Object.entries(sources)) {
      for (const [, key] of text.matchAll(/\bt\('([a-z][a-z0-9-]*)'/g))
        if (!known.has(key ?? '')) missing.push(`${path}: ${key}`);
    }
    expect(missing).toEqual([]);
  });

  it('set French signs apart as French does', () => {
    expect(
      fr
        .split('\n')
        .filter((line) => !line.startsWith('#') && /[^\u00a0\u202f][;!?](?:\s|$)| [:;!?»]|'/.test(line)),
    ).toEqual([]);
  });
});
