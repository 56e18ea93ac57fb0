/**
 * Ctrl-C, and the system's wish that we end (SIGTERM). The first of them stops what runs, and what it found is kept; where
 * nothing runs that can be stopped, and at the second one, we leave at once, with the usual code and nothing half-written.
 */
const CODES = { SIGINT: 130, SIGTERM: 143 } as const;
type Signal = keyof typeof CODES;

/** What runs and can be stopped, the innermost last. */
const stops: (() => void)[] = [];
let listening = 0;

/** Has `stop` called at the first signal; what is returned calls that off. */
export function onInterrupt(stop: () => void): () => void {
  stops.push(stop);
  const off = listen();
  return () => {
    const at = stops.indexOf(stop);
    if (at >= 0) stops.splice(at, 1);
    off();
  };
}

/** Has `tidy` called should the process end meanwhile, however it does; what is returned calls that off. */
export function beforeLeaving(tidy: () => void): () => void {
  process.on('exit', tidy);
  const off = listen();
  return () => {
    process.off('exit', tidy);
    off();
  };
}

function listen(): () => void {
  if (listening++ === 0) for (const signal of Object.keys(CODES)) process.on(signal, heard);
  return () => {
    if (--listening === 0) for (const signal of Object.keys(CODES)) process.off(signal, heard);
  };
}

/** A conversation hands Ctrl-C on without its name. */
function heard(signal: Signal = 'SIGINT'): void {
  const stop = stops.pop();
  if (stop) stop();
  else process.exit(CODES[signal]);
}
