/** Worker threads of Node, as the platform of a client. */
import { bundleOf } from '../../engine/bundle.ts';
import type { CommonsAsked, FromWorker, LinesFromWorker } from '../../engine/worker-protocol.ts';
import type { Platform } from '../client.ts';
import type { CommonMemories } from '../commons.ts';
import { type Ahead, heardOne } from './ahead.ts';

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

/** Each worker is a thread that runs this script; they share what is in the `memories`. */
export const threads = (script: URL, memories?: CommonMemories): Platform => ({
  sharedMemory: true,
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
  spawn(receive, died) {
    // Loaded when it is needed: a small command starts no thread.
    const { Worker } = process.getBuiltinModule('node:worker_threads');
    const ahead: Ahead = new Int32Array(new SharedArrayBuffer(4));
    const thread = new Worker(script, {
      workerData: { ahead, hasCommons: memories !== undefined } satisfies ThreadData,
    });
    let ended = false;
    const over = () => {
      ended = true;
      memories?.forget();
    };
    const die = (detail: string) => {
      if (!ended) died(detail);
      over();
    };
    thread.on('message', (message: FromWorker | LinesFromWorker | CommonsAsked) => {
      if ('common' in message) return thread.postMessage(memories!.give(message));
      try {
        receive('lines' in message ? asEvent(message) : message);
      } finally {
        heardOne(ahead, message);
      }
    });
    thread.on('error', (error) => die(error.message));
    thread.on('exit', (code) => die(`exit code ${code}`));
    return {
      post: (message) => thread.postMessage(message),
      end() {
        over();
        setTimeout(() => void thread.terminate(), REST);
      },
    };
  },
});
