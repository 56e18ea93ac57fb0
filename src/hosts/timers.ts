/** The clock and the timers that Node, browsers and their workers all have; no type of theirs is needed to compile this. */

declare const performance: { now(): number };
declare function setTimeout(callback: () => void, milliseconds: number): unknown;
declare function clearTimeout(timer: unknown): void;

/** How many milliseconds a job may take before other work of the thread has its turn. */
const PATIENCE = 200;

/** This thread as the platform of a client without a worker. */
export const thisThread = {
  now: (): number => performance.now(),
  after(milliseconds: number, callback: () => void): () => void {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
  patience: PATIENCE,
} as const;
