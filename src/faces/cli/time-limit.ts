/** The time that a whole command has, where it does several things one after the other. */
export interface TimeLimit {
  /** Milliseconds, always above zero; without end where there is no limit. */
  readonly left: number;
  readonly isOver: boolean;
}

/** Counts from now on. */
export function timeLimit(seconds = Number.POSITIVE_INFINITY): TimeLimit {
  const end = performance.now() + 1000 * seconds;
  return {
    get left() {
      return Math.max(1, end - performance.now());
    },
    get isOver() {
      return performance.now() >= end;
    },
  };
}
