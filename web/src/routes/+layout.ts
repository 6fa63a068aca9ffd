import { browser } from '$app/environment';
import { api } from '$lib/api';
import { voice } from '$lib/fluent';
import { kept } from '$lib/kept.svelte';

// Everything happens in the browser: the server only hands out files and answers the interface.
export const ssr = false;
export const prerender = false;

// Words and guest are fetched while the code of the page is still on its way; the house asks for them again.
if (browser) {
  void voice(kept.language).catch(() => undefined);
  void api.me().catch(() => undefined);
}
