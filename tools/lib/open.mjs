/** Opens an address in the person's browser; where that does not work, the printed address is enough. */
import { spawn } from 'node:child_process';
import { inCi } from './process.mjs';

/** Whether a person sits at this terminal. */
export const someoneWatches = () => process.stdout.isTTY === true && process.stdin.isTTY === true && !inCi;

export function open(url) {
  const openers = { darwin: ['open', url], win32: ['cmd', '/c', 'start', '', url] };
  const [program, ...args] = openers[process.platform] ?? ['xdg-open', url];
  const child = spawn(program, args, { detached: true, stdio: 'ignore' });
  child.on('error', () => {});
  child.unref();
}
