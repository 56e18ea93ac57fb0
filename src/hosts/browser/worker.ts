/** The Web Worker of the browser host. */
import { createService } from '../../engine/service.ts';
import type { ToWorker } from '../../engine/worker-protocol.ts';
import { catalogue } from '../../puzzles/catalogue.ts';
import { browserStore } from './store.ts';

const service = createService(
  catalogue,
  () => performance.now(),
  (message) => self.postMessage(message),
  { store: browserStore() },
);
self.onmessage = (event: MessageEvent<ToWorker>) => void service(event.data).catch(reportError);
