/** The 15 puzzle and its kin: tiles on a board with one blank, slid into order. */
import type { Puzzle } from '../../contract/index.ts';
import { examples } from './examples.ts';
import { generator } from './generate/index.ts';
import type { SlidingHint } from './hint.ts';
import { lengthOf, type Path, type Task } from './model.ts';
import { moves, playOf } from './moves.ts';
import { paths, tasks } from './notation/index.ts';
import { depict, layout } from './picture/index.ts';
import { strategies } from './strategies/index.ts';
import { text, texts } from './texts.ts';
import { verify } from './verify.ts';

export const fifteen: Puzzle<Task, Path, SlidingHint> = {
  about: {
    id: 'fifteen',
    name: text('name'),
    summary: text('summary'),
    examples,
    published: async () => (await import('./published.ts')).published,
    lessons: async () => (await import('./lessons/index.ts')).lessons,
  },
  texts,
  instance: { ...tasks, help: text('help-instance'), lines: 'several' },
  solution: { ...paths, help: text('help-solution'), kind: 'moves', cost: (n) => text('cost', { n }) },
  judge: async (task) => ({
    verify: (path) => verify(task, path),
    key: paths.format,
    cost: (path) => lengthOf(path, task.metric),
    play: playOf(task),
  }),
  solving: { strategies, goal: () => 'best' },
  showing: { depict, layout },
  helping: {
    // What takes long is done in a worker; the page itself need not load it.
    explain: async (task) => (await import('./explain.ts')).explain(task),
    hint: async (task, context) => (await import('./hint.ts')).hint(task, context),
  },
  making: generator,
  playing: moves,
};
