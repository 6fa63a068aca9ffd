import { compile } from 'svelte/compiler';
import { expect, test } from 'vitest';

const files = import.meta.glob<string>(['./*/*.svelte', '!./dev/**', '!./kit/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** The root element of each board. */
const ROOTS: Record<string, string> = {
  dragondraft: '.draft',
  dragonheart: '.heart',
  flamecraft: '.flame',
  sneaky: '.sneaky',
};

/** Whoever goes from one table to another has the styles of both boards in the page. */
test('no style of a board reaches another one', () => {
  const loose: string[] = [];
  for (const [path, source] of Object.entries(files)) {
    const root = ROOTS[path.split('/')[1] ?? ''] ?? '';
    const { css } = compile(source, { filename: path, css: 'external' });
    const code = (css?.code ?? '').replace(/\/\*[^]*?\*\//g, '');
    for (const [, list = ''] of code.matchAll(/([^{};]+)\{/g))
      for (const selector of list.split(/,(?![^(]*\))/).map((one) => one.trim()))
        if (
          !/^(@.*|from|to|[\d.]+%)?$/.test(selector) &&
          !selector.includes('.svelte-') &&
          !selector.startsWith(root)
        )
          loose.push(`${path}: ${selector}`);
  }
  expect(loose).toEqual([]);
});
