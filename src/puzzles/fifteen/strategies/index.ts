/** All strategies, the default first; the search of each is loaded when it is needed. */
import type { Strategy } from '../../../contract/index.ts';
import type { Path, Task } from '../model.ts';
import * as about from './about.ts';

type Known = Strategy<Task, Path>;
type Search = Required<Pick<Known, 'prepare' | 'watch'>>;

const lazily = (known: about.About, load: () => Promise<Search>): Known => ({
  ...known,
  prepare: async (...given) => (await load()).prepare(...given),
  watch: async (...given) => (await load()).watch(...given),
});

const divisible = (known: about.About, load: () => Promise<Search & Required<Pick<Known, 'split'>>>): Known => ({
  ...lazily(known, load),
  split: async (...given) => (await load()).split(...given),
});

export const strategies: readonly Known[] = [
  divisible(about.patternDatabase, async () => (await import('./pattern-database.ts')).patternDatabase),
  lazily(about.staged, async () => (await import('./staged.ts')).staged),
  lazily(about.anytime, async () => (await import('./anytime.ts')).anytime),
  lazily(about.branchAndBound, async () => (await import('./branch-and-bound.ts')).branchAndBound),
  lazily(about.breadthFirst, async () => (await import('./breadth-first.ts')).breadthFirst),
  lazily(about.aStar, async () => (await import('./a-star.ts')).aStar),
  divisible(about.idaStar, async () => (await import('./ida-star.ts')).idaStar),
];
