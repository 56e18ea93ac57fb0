/** The worker thread of the Node host. */
import { parentPort, workerData } from 'node:worker_threads';
import { createService } from '../../engine/service.ts';
import type { ToWorker } from '../../engine/worker-protocol.ts';
import { catalogue } from '../../puzzles/catalogue.ts';
import { type Ahead, waitForHost } from './ahead.ts';
import { userStore } from './store.ts';

const port = parentPort!;
const service = createService(
  catalogue,
  () => performance.now(),
  (message) => {
    port.postMessage(message);
    waitForHost(workerData as Ahead, message);
  },
  userStore(),
  undefined,
  ({ job, lines }) => {
    const message = { job, lines: lines.slice() };
    port.postMessage(message, [message.lines.buffer]);
    waitForHost(workerData as Ahead, message);
  },
);
port.on('message', (message: ToWorker) => void service(message));
