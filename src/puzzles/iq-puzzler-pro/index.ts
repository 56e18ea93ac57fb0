/** IQ Puzzler Pro: fill a board with lettered pieces, flat or in space. */
import type { Puzzle } from '../../contract/index.ts';
import { examples } from './examples.ts';
import { generator } from './generate/index.ts';
import { freeCells } from './geometry.ts';
import type { Filling, Task } from './model.ts';
import { moves, playOf } from './moves.ts';
import { fillings, tasks } from './notation/index.ts';
import { depict, layout, stencil } from './picture/index.ts';
import { reorder } from './reorder.ts';
import { strategies } from './strategies/index.ts';
import { text, texts } from './texts.ts';
import { accepterOf, verify } from './verify/index.ts';

export const iqPuzzlerPro: Puzzle<Task, Filling> = {
  about: {
    id: 'iq-puzzler-pro',
    name: text('name'),
    summary: text('summary'),
    examples,
    published: async () => (await import('./published.ts')).published,
    lessons: async () => (await import('./lessons/index.ts')).lessons,
  },
  texts,
  instance: { ...tasks, help: text('help-instance'), lines: 'several' },
  solution: { ...fillings, help: text('help-solution'), kind: 'position' },
  judge: async (task) => ({
    verify: (filling) => verify(task, filling),
    accepts: accepterOf(task),
    key: fillings.format,
    play: playOf(task),
  }),
  solving: {
    strategies,
    goal: () => 'first',
    size: { of: freeCells, unit: text('figure-cells') },
    reorder,
    atlas: async (task, context) => (await import('./atlas.ts')).solutionsOf(task, context),
  },
  showing: { depict, layout, stencil },
  helping: {
    // What takes long is done in a worker; the page itself need not load it.
    explain: async (task, context) => (await import('./explain/index.ts')).explain(task, context),
    hint: async (task, context) => (await import('./hint.ts')).hint(task, context),
  },
  making: generator,
  playing: moves,
};
