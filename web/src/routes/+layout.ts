import { browser } from '$app/environment';
import { api } from '$lib/api';

// Everything happens in the browser: the server only hands out files and answers the interface.
export const ssr = false;
export const prerender = false;

// The guest is fetched while the code of the page is still on its way; the house asks again.
if (browser) void api.me().catch(() => undefined);
