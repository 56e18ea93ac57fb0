/** A puzzle that breaks where anybody judges, compares or moves before what it needs for that is loaded. */
import type { Puzzle } from '../../contract/index.ts';

export function late<I, S>(puzzle: Puzzle<I, S>): Puzzle<I, S> {
  const { instance, verify, compare, moves } = puzzle;
  const loaded = new Set<string>();
  const mustBeLoaded = (task: I) => {
    if (!loaded.has(instance.format(task))) throw new Error(`nobody waited for ${instance.format(task)}`);
  };
  return {
    ...puzzle,
    async ready(task) {
      // Whoever calls without waiting is too early.
      await new Promise((resolve) => queueMicrotask(() => resolve(undefined)));
      loaded.add(instance.format(task));
    },
    verify(task, solution) {
      mustBeLoaded(task);
      return verify(task, solution);
    },
    compare: {
      ...compare,
      ...(compare.cost && {
        cost(solution: S, task: I) {
          mustBeLoaded(task);
          return compare.cost!(solution, task);
        },
      }),
    },
    ...(moves && {
      moves: {
        ...moves,
        play(task: I, move: string) {
          mustBeLoaded(task);
          return moves.play(task, move);
        },
        finished(task: I) {
          mustBeLoaded(task);
          return moves.finished(task);
        },
        ...(moves.status && {
          status(task: I) {
            mustBeLoaded(task);
            return moves.status!(task);
          },
        }),
        ...(moves.course && {
          course(task: I, solution: S) {
            mustBeLoaded(task);
            return moves.course!(task, solution);
          },
        }),
      },
    }),
  };
}
