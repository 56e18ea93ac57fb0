/** Measures each run in a process of its own, so that no run warms, fills or slows another one. */
import { fork } from 'node:child_process';
import type { Measured } from '../../engine/measure.ts';
import { type Lost, type Measuring, patienceFor } from '../measuring.ts';

export type { Lost, Measuring } from '../measuring.ts';

/** What V8 says before it gives up for lack of memory. */
const NO_MEMORY = /out of memory/i;
/** How much of what a process says last is kept. */
const MOST_WORDS = 4000;

/** `program` is for tests that need a bad one. */
export const measuringInProcesses =
  (program: URL = new URL('./measured.js', import.meta.url)): Measuring =>
  (order) => {
    const child = fork(program, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'], serialization: 'advanced' });
    let words = '';
    child.stderr!.on('data', (chunk: Buffer) => {
      words = `${words}${chunk}`.slice(-MOST_WORDS);
    });
    let cancel!: () => void;
    const done = new Promise<Measured | Lost>((settle) => {
      const end = (result: Measured | Lost) => {
        clearTimeout(timer);
        process.off('exit', kill);
        settle(result);
        kill();
      };
      const kill = () => void child.kill('SIGKILL');
      const timer = setTimeout(() => end({ lost: 'timeout' }), patienceFor(order));
      cancel = () => end({ lost: 'cancelled' });
      // A process that ends takes those that it measures with it.
      process.once('exit', kill);
      child.once('message', (measured: Measured) => end(measured));
      child.on('error', ({ message }) => end({ lost: 'crashed', detail: message }));
      // Its last words may come after its end.
      child.once('close', (code, signal) => end(lostBy(words, code, signal)));
      child.send(order);
    });
    return { done, cancel };
  };

function lostBy(words: string, code: number | null, signal: NodeJS.Signals | null): Lost {
  if (NO_MEMORY.test(words)) return { lost: 'out of memory' };
  const told = words.split('\n').find((line) => /Error/.test(line));
  // The system's own remedy for a lack of memory.
  if (signal === 'SIGKILL') return { lost: 'out of memory' };
  return { lost: 'crashed', detail: told ?? signal ?? `exit code ${code}` };
}
