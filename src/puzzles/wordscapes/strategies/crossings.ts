/** The paper's heuristic brute force: boxes that hold a letter of a word found before are not tried again. */
import type { Strategy } from '../../../contract/index.ts';
import type { Filling, Task } from '../model.ts';
import { checking, watching } from '../search/paper/checks.ts';

export const crossings: Pick<Strategy<Task, Filling>, 'prepare' | 'watch'> = {
  prepare: async (task) => checking(task, 'crossings'),
  watch: (task) => watching(task, 'crossings'),
};
