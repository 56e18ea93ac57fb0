/** Random boards that can be solved, for property tests. */
import type fc from 'fast-check';
import type { Size, Task } from '../model.ts';
import { arbitraryTask } from './arbitrary.ts';
import { solvable } from './shuffled.ts';

export const solvableTask = (sizes: fc.Arbitrary<Size>): fc.Arbitrary<Task> => arbitraryTask(sizes).map(solvable);
