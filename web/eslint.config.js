import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import house from './svelte.config.js';

export default defineConfig(
  {
    // What a tool writes. Of the wire only the index is written by hand.
    ignores: [
      '.svelte-kit/',
      'build/',
      'test-results/',
      'playwright-report/',
      'src/lib/wire/*.ts',
      '!src/lib/wire/index.ts',
      'src/lib/boards/*/glyphs.ts',
      'games/*/client/{types,cards,kinds}.ts',
    ],
  },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // `== null` asks for null and undefined at once.
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // Types are checked by svelte-check, which knows every global.
      'no-undef': 'off',
      // The hall always serves the client at the root of its host, so a path is an address.
      'svelte/no-navigation-without-resolve': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig: house },
    },
  },
);
