/** All strategies, the default first; the search of each is loaded when it is needed. */
import type { Strategy } from '../../../contract/index.ts';
import type { Filling, Task } from '../model.ts';
import * as about from './about.ts';

type Known = Strategy<Task, Filling>;
type Search = Pick<Known, 'prepare' | 'watch'>;

const lazily = (known: about.About, load: () => Promise<Search>): Known => ({
  ...known,
  prepare: async (...given) => (await load()).prepare(...given),
  watch: async (...given) => (await load()).watch!(...given),
});

export const strategies: readonly Known[] = [
  lazily(about.propagate, async () => (await import('./propagate.ts')).propagate),
  lazily(
    about.dictionaryBacktracking,
    async () => (await import('./dictionary-backtracking.ts')).dictionaryBacktracking,
  ),
  lazily(about.crossings, async () => (await import('./crossings.ts')).crossings),
  lazily(about.permutations, async () => (await import('./permutations.ts')).permutations),
];
