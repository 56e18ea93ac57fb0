/**
 * A template: the smallest puzzle that has everything a puzzle needs. Copy the folder, rename it, and replace file by
 * file; then add one line to catalogue.ts. The shared suite keeps this one working; it is not in the catalogue.
 */
import type { Puzzle } from '../../contract/index.ts';
import { atlas } from './atlas.ts';
import { examples } from './examples.ts';
import type { Picked, Task } from './model.ts';
import { picks, tasks } from './notation.ts';
import { depict, layout } from './picture.ts';
import { everySubset } from './strategies/every-subset.ts';
import { takeOrLeave } from './strategies/take-or-leave.ts';
import { text, texts } from './texts.ts';
import { verify } from './verify.ts';

export const template: Puzzle<Task, Picked> = {
  id: 'template',
  name: text('name'),
  summary: text('summary'),
  help: { instance: text('help-instance'), solution: text('help-solution') },
  texts,
  examples,
  strategies: [takeOrLeave, everySubset],
  goal: () => 'all',
  instance: { ...tasks, lines: 'one' },
  solution: { ...picks, kind: 'position', cost: 'untold' },
  judge: async (task) => ({
    verify: (pick) => verify(task, pick),
    // The order in which numbers are picked makes no difference, and fewer numbers are better.
    key: (pick) => [...pick].sort((a, b) => a - b).join(' '),
    cost: (pick) => pick.length,
  }),
  depict,
  // From here on nothing is needed; a puzzle offers what makes sense for it.
  atlas,
  layout,
};
