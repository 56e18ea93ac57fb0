/**
 * Ctrl-C, the system's request to end (SIGTERM), and a terminal that is closed (SIGHUP). The first signal stops what runs, and what it found is kept. Where
 * nothing runs that can be stopped, and at the second signal, we leave at once, with the usual code and nothing
 * half-written.
 */
const CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
type Signal = keyof typeof CODES;

/** What runs and can be stopped, the innermost last. */
const stops: (() => void)[] = [];
let listening = 0;

/** Has `stop` called at the first signal, unless the returned function is called before. */
export function onInterrupt(stop: () => void): () => void {
  stops.push(stop);
  const off = listen();
  return () => {
    const at = stops.indexOf(stop);
    if (at >= 0) stops.splice(at, 1);
    off();
  };
}

/** Has `tidy` called when the process ends, however it does, unless the returned function is called before. */
export function beforeLeaving(tidy: () => void): () => void {
  process.on('exit', tidy);
  const off = listen();
  return () => {
    process.off('exit', tidy);
    off();
  };
}

function listen(): () => void {
  if (listening++ === 0) for (const signal of Object.keys(CODES)) process.on(signal, interrupt);
  return () => {
    if (--listening === 0) for (const signal of Object.keys(CODES)) process.off(signal, interrupt);
  };
}

/** A conversation hands Ctrl-C on without its name. */
function interrupt(signal: Signal = 'SIGINT'): void {
  const stop = stops.pop();
  if (stop) stop();
  else process.exit(CODES[signal]);
}
