/** The Web Worker of the browser host. */
import { createService } from '../../engine/service.ts';
import type { ToWorker } from '../../engine/worker-protocol.ts';
import { catalogue } from '../../puzzles/catalogue.ts';
import { type Ahead, waitForHost } from '../ahead.ts';
import { browserStore } from './store.ts';

let ahead: Ahead | undefined;
const service = createService(
  catalogue,
  () => performance.now(),
  (message) => {
    self.postMessage(message);
    if (ahead) waitForHost(ahead, message);
  },
  { store: browserStore() },
);
self.onmessage = ({ data }: MessageEvent<ToWorker | { readonly ahead: Ahead }>) => {
  if ('ahead' in data) ahead = data.ahead;
  else void service(data).catch(reportError);
};
