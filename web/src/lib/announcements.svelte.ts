/**
 * Telling the reader that it is their turn while they do not look: by the page itself while one is open, and by Web Push when
 * none is.
 */
import { api } from './api';
import { turnTag } from './pushMessage';
import { settings } from './settings.svelte';
import { readStored, store } from './storage';
import type { Announcements, AnnouncementWish } from './wire';

/**
 * `insecure`, `unsupported`, `denied`: the browser cannot or may not; `off`; `page`: only while a page of the hall is open;
 * `push`: always.
 */
export type AnnouncementState = 'insecure' | 'unsupported' | 'denied' | 'off' | 'page' | 'push';

/** How long a service worker may take to begin on the first visit, in milliseconds. */
const PATIENCE = 5_000;
/** Stored once a visit, so that the hall is told about a new address or another time zone. */
const TOLD = 'dragonhall-push-told';

/** What this browser can do, apart from what the reader wants. */
function ability(): 'insecure' | 'unsupported' | 'denied' | 'able' {
  if (!isSecureContext) return 'insecure';
  if (!('Notification' in globalThis) || !('serviceWorker' in navigator)) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'able';
}

const patience = (): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, PATIENCE));

/** The service worker; undefined where none begins, as in a browser that forbids them. */
const registered = (): Promise<ServiceWorkerRegistration | undefined> =>
  Promise.race([navigator.serviceWorker.ready, patience()]);

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await registered();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks the browser's push service for an address, once there is a service worker; null if it has none to give. */
async function subscribe(key: string): Promise<PushSubscription | null> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(options);
  } catch {
    // The hall's key may have changed since the last time.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options).catch(() => null);
  }
}

async function tellHall(subscription: PushSubscription): Promise<Announcements | null> {
  const { endpoint, keys } = subscription.toJSON();
  const [p256dh, auth] = [keys?.['p256dh'], keys?.['auth']];
  if (!endpoint || !p256dh || !auth) return null;
  const told = await api.subscribe({ endpoint, p256dh, auth, utc_offset: -new Date().getTimezoneOffset() });
  store('sessionStorage', TOLD, true);
  return told;
}

class AnnouncementSwitch {
  state = $state<AnnouncementState>('off');
  /** What the hall knows about it. */
  wishes = $state.raw<Announcements | null>(null);
  /** Counts what the reader has changed: an answer to a question from before is out of date. */
  #changes = 0;

  /** Finds out how things stand. */
  async load(): Promise<void> {
    const asked = this.#changes;
    const wishes = await api.announcements();
    const subscribed = wishes.here && ability() === 'able' && (await currentSubscription()) !== null;
    if (asked !== this.#changes) return;
    this.wishes = wishes;
    const able = ability();
    if (able !== 'able') this.state = able;
    else if (!settings.announce || Notification.permission !== 'granted') this.state = 'off';
    else this.state = subscribed ? 'push' : 'page';
  }

  async switchOn(): Promise<void> {
    if (ability() !== 'able') return;
    const permission = await Notification.requestPermission();
    if (permission !== 'granted') {
      this.state = permission === 'denied' ? 'denied' : 'off';
      return;
    }
    settings.announce = true;
    this.state = 'page';
    this.#changes += 1;
    // Where no service worker begins soon the page announces alone, until one does.
    await Promise.race([this.#subscribe(this.#changes), patience()]);
  }

  async #subscribe(change: number): Promise<void> {
    const key = (this.wishes ?? (await api.announcements())).key;
    const subscription = key ? await subscribe(key) : null;
    if (!subscription) return;
    if (!settings.announce) {
      await subscription.unsubscribe();
      return;
    }
    const told = await tellHall(subscription);
    if (told && change === this.#changes) [this.wishes, this.state] = [told, 'push'];
  }

  async switchOff(): Promise<void> {
    settings.announce = false;
    this.#changes += 1;
    this.state = 'off';
    await (await currentSubscription())?.unsubscribe();
    await api.unsubscribe();
  }

  async wish(change: Partial<AnnouncementWish>): Promise<void> {
    const before = this.wishes;
    const { quiet = null, invitations = true } = before ?? {};
    const wished = { quiet, invitations, ...change };
    // At once: what is changed next starts from here.
    if (before) {
      const { key, here } = before;
      this.wishes = {
        here,
        invitations: wished.invitations,
        ...(key === undefined ? {} : { key }),
        ...(wished.quiet ? { quiet: wished.quiet } : {}),
      };
    }
    this.#changes += 1;
    const number = this.#changes;
    try {
      const kept = await api.wishAnnouncements(wished);
      if (number === this.#changes) this.wishes = kept;
    } catch (error) {
      if (number === this.#changes) this.wishes = before;
      throw error;
    }
  }

  /** After the start of the client, or when this browser has become somebody else: the hall learns where the browser is reached. */
  async refresh(anew = false): Promise<void> {
    if (!settings.announce || ability() !== 'able') return;
    if (!anew && readStored('sessionStorage', TOLD) === true) return;
    const subscription = await currentSubscription();
    if (subscription) await tellHall(subscription);
  }
}

export const announcements = new AnnouncementSwitch();

/** Announces a turn by the page itself, if the reader wants that and cannot see the page. */
export async function announceTurn(table: string, title: string, body: string): Promise<void> {
  if (document.visibilityState === 'visible' || !settings.announce || ability() !== 'able') return;
  if (Notification.permission !== 'granted') return;
  await (
    await registered()
  )?.showNotification(title, {
    body,
    tag: turnTag(table),
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { url: `/t/${table}`, table },
  });
}

/** Whoever sees the table needs no notification about it. */
export async function forgetTurn(table: string): Promise<void> {
  if (ability() !== 'able') return;
  const shown = await (await registered())?.getNotifications({ tag: turnTag(table) });
  for (const notification of shown ?? []) notification.close();
}
