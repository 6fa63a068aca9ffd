/** A hall that gets a newer client while pages are open: the test stands between browser and hall. */
import { createServer, request, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

/** Both pages of the client, which name the files of its shell. */
const PAGES = ['/', '/shell.html'];
const FILES = '/_app/immutable/';
/** Stands in the pages of the newer client. */
export const NEWER = 'newer-client';

export class NewerHall {
  /** The hall has the newer client: its service worker, pages and version differ, and other files are gone. */
  newer = false;
  /** Files that pages asked for and that were gone. */
  readonly refused: string[] = [];
  readonly #hall: URL;
  #version = '';
  #shell = new Set<string>();
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;

  private constructor(hall: string) {
    this.#hall = new URL(hall);
    this.#server = createServer((asked, answer) => {
      const path = asked.url ?? '/';
      if (this.newer && path.startsWith(FILES) && !this.#shell.has(path)) {
        this.refused.push(path);
        answer.writeHead(404).end();
        return;
      }
      // The body must be readable here, and come even if the browser knows the hall's own one.
      const { 'if-none-match': _, ...rest } = asked.headers;
      const headers = { ...rest, 'accept-encoding': 'identity' };
      const { hostname: host, port } = this.#hall;
      const inner = request({ host, port, path, method: asked.method, headers }, (given) => {
        const parts: Buffer[] = [];
        given.on('data', (part: Buffer) => parts.push(part));
        given.on('end', () => {
          const type = given.headers['content-type'] ?? '';
          const body = this.#changed(path, type, Buffer.concat(parts));
          const { 'content-length': _, 'transfer-encoding': __, etag: ___, ...kept } = given.headers;
          answer.writeHead(given.statusCode ?? 502, { ...kept, 'content-length': body.length });
          answer.end(body);
        });
      });
      inner.on('error', () => answer.writeHead(502).end());
      asked.pipe(inner);
    });
    this.#server.on('upgrade', (asked, outer: Socket) => {
      const inner = connect(Number(this.#hall.port), this.#hall.hostname, () => {
        const lines = asked.rawHeaders.flatMap((name, at, all) =>
          at % 2 ? [] : [`${name}: ${all[at + 1]}`],
        );
        inner.write([`GET ${asked.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
        outer.pipe(inner).pipe(outer);
      });
      for (const [one, other] of [
        [outer, inner],
        [inner, outer],
      ] as const) {
        this.#sockets.add(one);
        one.on('error', () => other.destroy());
        one.on('close', () => {
          this.#sockets.delete(one);
          other.destroy();
        });
      }
    });
  }

  static async before(hall: string): Promise<NewerHall> {
    const proxy = new NewerHall(hall);
    const text = async (path: string) => (await fetch(new URL(path, hall))).text();
    proxy.#version = (JSON.parse(await text('/_app/version.json')) as { version: string }).version;
    for (const path of PAGES)
      for (const [, file] of (await text(path)).matchAll(/_app\/immutable\/([\w./-]+)/g))
        proxy.#shell.add(FILES + (file ?? ''));
    await new Promise<void>((listening) => proxy.#server.listen(0, '127.0.0.1', listening));
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Breaks the connections to tables, as a restart does. */
  restart(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  close(): void {
    this.restart();
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #changed(path: string, type: string, body: Buffer): Buffer {
    if (!this.newer) return body;
    const text = () => body.toString('utf8');
    if (path === '/_app/version.json') return Buffer.from(JSON.stringify({ version: NEWER }));
    if (path === '/service-worker.js') return Buffer.from(text().replaceAll(this.#version, NEWER));
    if (type.startsWith('text/html'))
      return Buffer.from(text().replace('</head>', `<meta name="${NEWER}"></head>`));
    return body;
  }
}
