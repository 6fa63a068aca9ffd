/** A push service of the tests' own, and a browser that uses it. Nothing here is the hall's code: what it can read, any browser can. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';

export type Delivery = { browser: string; headers: IncomingHttpHeaders; text: string };

/** Reads a message as RFC 8291 says. */
function decrypt(body: Buffer, key: ReturnType<typeof createECDH>, auth: Buffer): string {
  const idEnd = 21 + (body[20] ?? 0);
  const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, idEnd), body.subarray(idEnd)];
  const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), key.getPublicKey(), sender]);
  const secret = derive(key.computeSecret(sender), auth, info, 32);
  const cipher = createDecipheriv(
    'aes-128-gcm',
    derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(secret, salt, 'Content-Encoding: nonce\0', 12),
  );
  cipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  // The last record ends with a 2, and perhaps with zeros after it.
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}

export class PushService {
  readonly deliveries: Delivery[] = [];
  readonly #keys = new Map<string, { key: ReturnType<typeof createECDH>; auth: Buffer }>();
  readonly #server = createServer((request, answer) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const browser = request.url?.slice(1) ?? '';
      const keys = this.#keys.get(browser);
      if (keys)
        this.deliveries.push({
          browser,
          headers: request.headers,
          text: decrypt(Buffer.concat(parts), keys.key, keys.auth),
        });
      answer.writeHead(keys ? 201 : 410).end();
    });
  });

  static async open(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>((listening) => service.#server.listen(0, '127.0.0.1', listening));
    return service;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** Lets a browser subscribe here, since no test can reach the service of its maker. */
  async serve(context: BrowserContext, browser: string): Promise<void> {
    const key = createECDH('prime256v1');
    key.generateKeys();
    const auth = randomBytes(16);
    this.#keys.set(browser, { key, auth });
    const { port } = this.#server.address() as AddressInfo;
    await context.grantPermissions(['notifications']);
    await context.addInitScript(
      (subscription) => {
        const made = {
          ...subscription,
          toJSON: () => subscription,
          unsubscribe: () => {
            localStorage.removeItem('test-subscribed');
            return Promise.resolve(true);
          },
        } as unknown as PushSubscription;
        PushManager.prototype.subscribe = () => {
          localStorage.setItem('test-subscribed', 'yes');
          return Promise.resolve(made);
        };
        PushManager.prototype.getSubscription = () =>
          Promise.resolve(localStorage.getItem('test-subscribed') ? made : null);
      },
      {
        endpoint: `http://127.0.0.1:${port}/${browser}`,
        keys: { p256dh: key.getPublicKey('base64url'), auth: auth.toString('base64url') },
      },
    );
  }
}

/** Hands a message to the service worker of a page, as the browser does with what its push service sends. */
export async function deliver(page: Page, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const origin = new URL(page.url()).origin;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await found, data: text });
  await session.detach();
}

/** The notifications that the browser shows for this page. */
export const notifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
  });
