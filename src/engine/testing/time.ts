/** Time in tests: a clock moves when it is looked at, and a timer fires in a turn of the event loop; nothing waits for real. */

/** What else waits in this thread has its turn. */
export const turn = (): Promise<void> => new Promise((go) => void setImmediate(go));

/** As many turns, for what must not happen, or must not have happened yet. */
export async function turns(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await turn();
}

/** Gives turns until it is so. What never comes true runs into the limit that every test has. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await turn();
}

/** A platform for clients without a worker on which no time passes: no limit is ever reached. */
export const timelessPlatform = { now: () => 0, after: () => () => undefined } as const;

export type SteadyPlatform = ReturnType<typeof steadyPlatform>;

/** A platform for clients without a worker: a look at the clock takes a millisecond or `look`, and nothing else takes any time. */
export function steadyPlatform(look = 1) {
  let time = 0;
  const timers = new Map<object, { at: number; callback: () => void }>();
  let isFiring = false;
  const fire = () => {
    isFiring = false;
    for (const [key, { at, callback }] of [...timers]) if (at <= time && timers.delete(key)) callback();
  };
  const fireSoon = () => {
    if (isFiring) return;
    for (const { at } of timers.values()) isFiring ||= at <= time;
    if (isFiring) setImmediate(fire);
  };
  const pass = (milliseconds: number) => {
    time += milliseconds;
    fireSoon();
  };
  return {
    now() {
      pass(look);
      return time;
    },
    /** What takes so long that the test says so. */
    pass,
    after(milliseconds: number, callback: () => void) {
      const key = {};
      timers.set(key, { at: time + milliseconds, callback });
      fireSoon();
      return () => void timers.delete(key);
    },
  };
}
