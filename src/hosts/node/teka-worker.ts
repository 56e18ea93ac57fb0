/** The worker thread of the Node host. */
import { parentPort, workerData } from 'node:worker_threads';
import { createService } from '../../engine/service.ts';
import type { CommonsGiven, ToWorker } from '../../engine/worker-protocol.ts';
import { catalogue } from '../../puzzles/catalogue.ts';
import { waitForHost } from '../ahead.ts';
import { commonsBy } from '../commons.ts';
import { userStore } from './store.ts';
import type { ThreadData } from './threads.ts';

const { ahead, hasCommons } = workerData as ThreadData;
const port = parentPort!;
const store = userStore();
const { commons, hear } = commonsBy((asked) => port.postMessage(asked));
const service = createService(
  catalogue,
  () => performance.now(),
  (message) => {
    port.postMessage(message);
    waitForHost(ahead, message);
  },
  { ...(store && { store }), ...(hasCommons && { commons }) },
  undefined,
  ({ job, lines }) => {
    const message = { job, lines: { ...lines, bytes: lines.bytes.slice() } };
    port.postMessage(message, [message.lines.bytes.buffer]);
    waitForHost(ahead, message);
  },
);
port.on('message', (message: ToWorker | CommonsGiven) => ('common' in message ? hear(message) : void service(message)));
