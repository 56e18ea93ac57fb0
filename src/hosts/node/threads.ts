/** Worker threads of Node, as the platform of a client. */
import { bundleOf } from '../../engine/bundle.ts';
import { type CommonsAsked, type FromWorker, isLast, type LinesFromWorker } from '../../engine/worker-protocol.ts';
import { type Ahead, heardOne } from '../ahead.ts';
import type { Platform } from '../client.ts';
import type { CommonMemories } from '../commons.ts';

/**
 * The code a worker ran last may still be compiling in the background, and Node 20 aborts the whole process if the
 * worker ends at that moment (seen in 6 of 100 solves of some 80 ms). After a short rest there is nothing left to
 * compile.
 */
const REST = 50;

/** Every line is ASCII. */
const ascii = new TextDecoder('latin1');

const asEvent = ({ job, lines }: LinesFromWorker): FromWorker => ({
  job,
  event: bundleOf(lines, ({ bytes }) => ascii.decode(bytes.subarray(0, -1)).split('\n')),
});

/** What a thread is given when it starts. */
export interface ThreadData {
  readonly ahead: Ahead;
  /** Whether it has memory in common with others. */
  readonly hasCommons: boolean;
}

const isLastOf = (message: FromWorker | LinesFromWorker): boolean =>
  'reply' in message || ('event' in message && isLast(message.event));

/** What a thread may use, as Node names it. */
export type ResourceLimits = NonNullable<import('node:worker_threads').WorkerOptions['resourceLimits']>;

/**
 * Each worker is a thread that runs this script; they share what is in the `memories`. A thread keeps the process from ending
 * only while it has a job that goes on, and not while it waits for a listener: a program that forgets to close it, or to take
 * more solutions, ends all the same.
 */
export const threads = (
  script: () => { readonly href: string },
  memories?: CommonMemories,
  resourceLimits: ResourceLimits = {},
): Platform => ({
  sharedMemory: true,
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
  spawn(receive, died) {
    // Loaded when it is needed: a small command starts no thread.
    const { Worker } = process.getBuiltinModule('node:worker_threads');
    const ahead: Ahead = new Int32Array(new SharedArrayBuffer(4));
    const thread = new Worker(new URL(script().href), {
      workerData: { ahead, hasCommons: memories !== undefined } satisfies ThreadData,
      resourceLimits,
    });
    let isBusy = false;
    /** How many promises of the listener are open. */
    let held = 0;
    const keepAwake = () => (isBusy && held === 0 ? thread.ref() : thread.unref());
    keepAwake();
    let resting: NodeJS.Timeout | undefined;
    const rest = () => {
      isBusy = false;
      keepAwake();
    };
    let ended = false;
    const over = () => {
      ended = true;
      memories?.forget();
    };
    const die = (detail: string) => {
      if (!ended) died(detail);
      over();
    };
    const hear = async (message: FromWorker | LinesFromWorker) => {
      const heard = receive('lines' in message ? asEvent(message) : message);
      if (!(heard instanceof Promise)) return;
      held++;
      keepAwake();
      await heard;
      held--;
      keepAwake();
    };
    thread.on('message', (message: FromWorker | LinesFromWorker | CommonsAsked) => {
      if ('common' in message) return thread.postMessage(memories!.give(message));
      if (isLastOf(message)) resting = setTimeout(rest, REST);
      void hear(message).finally(() => heardOne(ahead, message));
    });
    thread.on('error', (error) => die(error.message));
    thread.on('exit', (code) => die(`exit code ${code}`));
    return {
      post(message) {
        clearTimeout(resting);
        isBusy = true;
        keepAwake();
        thread.postMessage(message);
      },
      end() {
        over();
        clearTimeout(resting);
        setTimeout(() => void thread.terminate(), REST);
      },
    };
  },
});
