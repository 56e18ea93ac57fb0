/** The worker thread of the Node host. */
import { parentPort } from 'node:worker_threads';
import { createService } from '../../engine/service.ts';
import type { ToWorker } from '../../engine/worker-protocol.ts';
import { catalogue } from '../../puzzles/catalogue.ts';

const port = parentPort!;
const service = createService(
  catalogue,
  () => performance.now(),
  (message) => port.postMessage(message),
);
port.on('message', (message: ToWorker) => void service(message));
