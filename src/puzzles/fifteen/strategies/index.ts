/** All strategies, the default first; the search of each is loaded when it is needed. */
import type { Strategy } from '../../../contract/index.ts';
import type { Path, Task } from '../model.ts';
import * as about from './about.ts';

type Known = Strategy<Task, Path>;
type Search = Pick<Known, 'prepare' | 'steps'>;

const lazily = (known: about.About, load: () => Promise<Search>): Known => ({
  ...known,
  prepare: async (...given) => (await load()).prepare(...given),
});

/** One whose steps can be watched as well. */
const watched = (known: about.About, load: () => Promise<Search>): Known => ({
  ...lazily(known, load),
  steps: async (...given) => (await load()).steps!(...given),
});

export const strategies: readonly Known[] = [
  lazily(about.patternDatabase, async () => (await import('./pattern-database.ts')).patternDatabase),
  lazily(about.staged, async () => (await import('./staged.ts')).staged),
  lazily(about.anytime, async () => (await import('./anytime.ts')).anytime),
  watched(about.branchAndBound, async () => (await import('./branch-and-bound.ts')).branchAndBound),
  watched(about.breadthFirst, async () => (await import('./breadth-first.ts')).breadthFirst),
  watched(about.aStar, async () => (await import('./a-star.ts')).aStar),
  watched(about.idaStar, async () => (await import('./ida-star.ts')).idaStar),
];
