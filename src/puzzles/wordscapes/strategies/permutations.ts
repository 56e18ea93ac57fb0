/** The paper's plain brute force: the letters of each word in every order until the answer comes up. */
import type { Strategy } from '../../../contract/index.ts';
import type { Filling, Task } from '../model.ts';
import { checking, watching } from '../search/paper/checks.ts';

export const permutations: Pick<Strategy<Task, Filling>, 'prepare' | 'watch'> = {
  prepare: async (task) => checking(task, 'plain'),
  watch: (task) => watching(task, 'plain'),
};
