/**
 * The page's side of its service worker: what is kept for use without the server, and whether a new version waits. A private
 * window, a full disk or an address without https only means that nothing is kept.
 */
import { signal } from '@preact/signals';
import type { Share } from './keeper.ts';
import { lockOf, type ToOffline } from './protocol.ts';

export type Keeping =
  | { readonly kind: 'impossible' }
  | { readonly kind: 'under way' | 'kept' | 'broken off'; readonly share?: Share | undefined };

/** Undefined until it is known. */
export const keeping = signal<Keeping | undefined>(undefined);
/** Takes the new version where one is ready: only this tab is loaded again. */
export const update = signal<(() => void) | undefined>(undefined);

const HOUR = 3_600_000;
const PATIENCE = 5000;

let begun = false;

/** Has everything kept; to be called once the page has what it needs itself. */
export function begin(): void {
  if (begun) return;
  begun = true;
  const { serviceWorker: workers } = navigator as { serviceWorker?: ServiceWorkerContainer };
  // In a frame each embedding site would keep everything once more.
  if (!workers || !location.protocol.startsWith('http') || self !== top) {
    keeping.value = { kind: 'impossible' };
    return;
  }
  holdVersion();
  const register = () =>
    workers
      .register('./offline.js')
      .then((registration) => follow(workers, registration))
      .catch(({ name }: Error) => {
        // What could not be loaded may be there later; what the browser forbids stays forbidden.
        keeping.value = { kind: name === 'TypeError' ? 'broken off' : 'impossible' };
      });
  void register();
  addEventListener('online', () => {
    if (keeping.value?.kind !== 'kept') void register();
  });
}

/** While this page is open, the files of its version stay: it may not have loaded all of them yet. */
function holdVersion(): void {
  const script = document.querySelector<HTMLScriptElement>('script[type=module]')!.src;
  navigator.locks.request(lockOf(script), { mode: 'shared' }, () => new Promise(() => {})).catch(() => undefined);
}

const followed = new WeakSet<ServiceWorkerRegistration>();

function follow(workers: ServiceWorkerContainer, registration: ServiceWorkerRegistration): void {
  const look = () => void tell(registration);
  const watch = () => {
    registration.installing?.addEventListener('statechange', look);
    look();
  };
  watch();
  if (followed.has(registration)) return;
  followed.add(registration);
  registration.addEventListener('updatefound', watch);
  if (registration.active) send(registration.active, 'at rest');
  let isServed = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    // Another tab has taken the new version. This one goes on with its own, until its person wants the new one too.
    if (isServed) update.value = () => location.reload();
    isServed = true;
    look();
  });
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < HOUR) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** Tells how things stand, and goes on telling while files arrive. */
async function tell(registration: ServiceWorkerRegistration): Promise<void> {
  const { installing, waiting, active } = registration;
  if (waiting && active) update.value = () => take(waiting);
  if (active) {
    const share = await ask(active);
    keeping.value = { kind: share?.isWhole === false ? 'broken off' : 'kept', share };
  } else if (installing || waiting) {
    keeping.value = { kind: 'under way', share: await ask((installing ?? waiting)!) };
    setTimeout(() => void tell(registration), 1000);
  } else {
    const before = keeping.value;
    keeping.value = { kind: 'broken off', share: before && 'share' in before ? before.share : undefined };
  }
}

function take(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  send(waiting, 'take over');
}

const send = (worker: ServiceWorker, message: ToOffline, ports: MessagePort[] = []): void =>
  worker.postMessage(message, ports);

const ask = (worker: ServiceWorker): Promise<Share | undefined> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Share>) => resolve(data);
    setTimeout(() => resolve(undefined), PATIENCE);
    send(worker, 'share', [port2]);
  });
