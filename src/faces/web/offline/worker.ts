/**
 * The service worker: the page with all that it may ever load, kept for use without its server. The build writes the list of
 * files in front of it (tools/lib/offline.mjs), so that a change of any file makes another worker, which the browser notices.
 */
import { createKeeper, type Listed } from './keeper.ts';
import { scriptOf, type ToOffline } from './protocol.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly tekaFiles: { readonly version: string; readonly files: readonly Listed[] };
};

const keeper = createKeeper({
  ...self.tekaFiles,
  scope: self.registration.scope,
  storage: caches,
  load: (request, options) => fetch(request, options),
  async openPages() {
    const { held = [] } = await navigator.locks.query();
    return held.flatMap((lock) => scriptOf(lock.name ?? '') ?? []);
  },
});

/** A new version waits beside the old one until a person takes it, or until all pages are closed. */
self.addEventListener('install', (event) => event.waitUntil(keeper.keep()));

/** The very first version serves also the page that fetched it. */
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const answer = keeper.answer(event.request);
  if (answer) event.respondWith(answer);
});

self.addEventListener('message', (event) => {
  const does: Record<ToOffline, () => Promise<void>> = {
    share: async () => event.ports[0]?.postMessage(await keeper.share()),
    'take over': () => self.skipWaiting(),
    'at rest': rest,
  };
  event.waitUntil(does[event.data as ToOffline]());
});

async function rest(): Promise<void> {
  if (await isRetired()) {
    await self.registration.unregister();
    return keeper.forget();
  }
  // The browser may have thrown away what was kept.
  await keeper.keep().catch(() => undefined);
  const { installing, waiting } = self.registration;
  // While another version is on its way, its files are not ours to remove.
  if (!installing && !waiting) await keeper.tidy();
}

/** A host that no longer has this script shows something else at this address, and this worker must not stand before it. */
async function isRetired(): Promise<boolean> {
  try {
    const { status } = await fetch(self.location.href, { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}
