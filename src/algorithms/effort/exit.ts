/** Leaving a search early: one exception that never gets out, so that no search needs one of its own. */

/** What the work returns, or what it gives to `exit`, which ends it wherever it is. Other exceptions pass through. */
export function withExit<T>(work: (exit: (value: T) => never) => T): T {
  const leaving = new Error('left early');
  let result: T;
  const exit = (value: T): never => {
    result = value;
    throw leaving;
  };
  try {
    return work(exit);
  } catch (error) {
    if (error !== leaving) throw error;
    return result!;
  }
}
