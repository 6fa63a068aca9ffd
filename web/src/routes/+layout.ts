import { browser } from '$app/environment';
import { api } from '$lib/api';

// Everything is rendered in the browser: the server only serves files and the API.
export const ssr = false;
export const prerender = false;

// Fetches the guest while the page's code is still loading; `app` uses the same request.
if (browser) void api.me().catch(() => undefined);
