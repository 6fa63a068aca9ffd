/** The client is served by a service worker: a page that runs keeps its version, one that is loaded gets the newest. */
import { updated } from '$app/state';

/** How long a new version may take to be fetched, in milliseconds; then the page is loaded as it is. */
const PATIENCE = 10_000;

const workers = (): ServiceWorkerContainer | undefined =>
  (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;

/** Resolves when the worker has been fetched, or has failed. */
function installed(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

async function fetchNewWorker(): Promise<void> {
  const registration = await workers()?.getRegistration();
  await registration?.update();
  if (registration?.installing) await installed(registration.installing);
}

/** Loads the page anew, with the newest client that the hall has. */
export async function loadNewClient(): Promise<void> {
  await Promise.race([
    fetchNewWorker().catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ]);
  location.reload();
}

/** A moment after the first page is shown: the rest of the client is stored, unless the reader saves data. */
export async function storeClient(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const { active, waiting } = (await workers()?.ready) ?? {};
  // The newest client belongs to the worker that waits, if one does.
  const own = updated.current ? active : (waiting ?? active);
  own?.postMessage('store-all');
}
