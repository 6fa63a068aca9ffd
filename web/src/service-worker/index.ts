/**
 * The service worker: shows the shell at once, also without a network, and tells the reader what the hall sends.
 *
 * It never touches the hall's interface, and nothing of a table is ever stored. A page that is loaded gets the newest version that was
 * fetched whole, whichever worker answers: when a browser replaces one by the other cannot be relied on. A page that runs keeps its
 * version; the files of the version before stay for it.
 */
import { build, files, version } from '$service-worker';
import { cacheOf, newestFirst } from '../lib/clientCache';
import { parsePushMessage } from '../lib/pushMessage';

const worker = globalThis.self as unknown as ServiceWorkerGlobalScope;
const CACHE = cacheOf(version);
/** The first page, which names all its code, and the page of every other address. */
const FRONT = '/';
const SHELL = '/shell.html';
/** Files with their digest in the name: they never change. */
const IMMUTABLE = '/_app/immutable/';
/** What the first page, and the one without a network, show. */
const PICTURES = ['/favicon.svg', '/art/logo.svg', '/art/hall.svg', '/art/bot-hatchling.svg'];
/** What the server answers itself. */
const SERVERS_OWN = /^\/(api|operator|metrics|livez|healthz|readyz)(\/|$)/;
/** Files that are fetched at once in the background. */
const AT_ONCE = 4;

/** If even the shell was thrown away by the browser. */
const OFFLINE = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Dragonhall</title>
<body style="margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:2rem;text-align:center;font:1.1rem/1.5 system-ui;background:#2b2233;color:#fdf3dd">
<h1>Dragonhall</h1><p lang="en">You are offline. The dragons wait: load this page again when the network is back.</p>
<p lang="fr">Vous êtes hors ligne. Les dragons vous attendent : rechargez cette page quand le réseau sera revenu.</p>`;

async function fetchFresh(path: string): Promise<Response> {
  const answer = await fetch(path, { cache: 'reload' });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

/** Stores the shell: both pages, and before them the files that they name, so that a stored page has what it needs. */
async function storeShell(): Promise<void> {
  const cache = await caches.open(CACHE);
  const named = new Set(PICTURES);
  const pages = new Map<string, Response>();
  for (const path of [FRONT, SHELL]) {
    const page = await fetchFresh(path);
    const text = await page.clone().text();
    for (const [, file] of text.matchAll(/_app\/immutable\/([\w./-]+)/g)) named.add(IMMUTABLE + (file ?? ''));
    pages.set(path, page);
  }
  await cache.addAll([...named]);
  for (const [path, page] of pages) await cache.put(path, page);
}

/** Stores the rest of the client's code, so that a page that is open finds it even when the hall has a newer one. */
async function storeAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  const code = build.filter((file) => /\.(js|css)$/.test(file));
  const missing: string[] = [];
  for (const file of code) if (!(await cache.match(file))) missing.push(file);
  for (let at = 0; at < missing.length; at += AT_ONCE) await cache.addAll(missing.slice(at, at + AT_ONCE));
}

/** Throws away all but this version and the one before, which other pages may still run. */
async function forgetOldVersions(): Promise<void> {
  const others = newestFirst(await caches.keys()).filter((key) => key !== CACHE);
  await Promise.all(others.slice(1).map((key) => caches.delete(key)));
}

worker.addEventListener('install', (event) => event.waitUntil(storeShell()));
worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([forgetOldVersions(), worker.clients.claim()])),
);
worker.addEventListener('message', (event) => {
  // Without a network the next page asks again.
  if (event.data === 'store-all') event.waitUntil(storeAll().catch(() => undefined));
});

async function page(path: string, request: Request): Promise<Response> {
  for (const cacheName of newestFirst(await caches.keys())) {
    const kept = await caches.match(path, { cacheName });
    if (kept) return kept;
  }
  return fetch(request).catch(
    () => new Response(OFFLINE, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } }),
  );
}

/** A file of the client: as it was stored, of this version or, where its name says which it is, of an earlier one. */
async function file(request: Request, immutable: boolean): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = (await cache.match(request)) ?? (immutable ? await caches.match(request) : undefined);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) await cache.put(request, answer.clone());
  return answer;
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || SERVERS_OWN.test(pathname)) return;
  const own = files.includes(pathname);
  if (request.mode === 'navigate') {
    if (!own) event.respondWith(page(pathname === FRONT ? FRONT : SHELL, request));
  } else if (pathname.startsWith(IMMUTABLE) || own) {
    event.respondWith(file(request, !own));
  }
});

/** The pages of this browser that show a table. */
async function pagesOf(table: string): Promise<readonly WindowClient[]> {
  const all = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter(({ url }) => new URL(url).pathname === `/t/${table}`);
}

async function announce(text: string): Promise<void> {
  const message = parsePushMessage(text);
  if (!message) return;
  const { title, body, url, tag, table, kind } = message;
  const pages = await pagesOf(table);
  // Whoever looks by now knows it.
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  await worker.registration.showNotification(title, {
    body,
    tag,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    // A page of the table that is open in the background has announced its turn itself.
    silent: kind === 'turn' && pages.length > 0,
    data: { url, table },
  });
  await worker.navigator.setAppBadge?.();
}

worker.addEventListener('push', (event) => event.waitUntil(announce(event.data?.text() ?? '')));

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url, table } = event.notification.data as { url: string; table: string };
  event.waitUntil(
    (async () => {
      const [open] = await pagesOf(table);
      await (open ? open.focus() : worker.clients.openWindow(url));
    })(),
  );
});
