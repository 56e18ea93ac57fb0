/**
 * Loaded before a program: its worker threads write into the file TEKA_UNHEARD what they do with the solutions that they have
 * found, a letter each: `p` for a bundle that is posted, `w` when they begin to wait because the host has not heard the last
 * ones.
 */
import { appendFileSync } from 'node:fs';
import { isMainThread, parentPort } from 'node:worker_threads';

if (!isMainThread && process.env.TEKA_UNHEARD) {
  const note = (letter) => appendFileSync(process.env.TEKA_UNHEARD, letter);
  const post = parentPort.postMessage.bind(parentPort);
  parentPort.postMessage = (message, moved) => {
    post(message, moved);
    if (message.lines || message.event?.type === 'solutions') note('p');
  };
  const { wait } = Atomics;
  Atomics.wait = (...given) => {
    note('w');
    return wait(...given);
  };
}
