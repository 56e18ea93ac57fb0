/** Wordscapes: a wheel of letters, and a grid of boxes to fill with words made from it. */
import type { Puzzle } from '../../contract/index.ts';
import { attachments } from './attachments.ts';
import { costOf } from './cost.ts';
import { examples } from './examples.ts';
import type { WordExplanation } from './explaining/data.ts';
import { generator } from './generating/generator.ts';
import type { WordHint } from './hint.ts';
import { lexiconOf } from './lexicon/index.ts';
import type { Filling, Task } from './model.ts';
import { moves } from './moves.ts';
import { fillings, tasks } from './notation/index.ts';
import { depict, layout } from './picture/index.ts';
import { strategies } from './strategies/index.ts';
import { text, texts } from './texts.ts';
import { verify } from './verify.ts';

export const wordscapes: Puzzle<Task, Filling, WordHint, WordExplanation> = {
  id: 'wordscapes',
  name: text('name'),
  summary: text('summary'),
  help: { instance: text('help-instance'), solution: text('help-solution') },
  texts,
  examples,
  strategies,
  goal: 'best',
  goalOf: ({ shape }) => (shape.kind === 'words' ? 'all' : undefined),
  instance: tasks,
  solution: fillings,
  attachments,
  ready: async (task) => {
    await lexiconOf(task);
  },
  verify,
  compare: { key: fillings.format, cost: (filling, task) => costOf(task, filling) },
  depict,
  layout,
  // What takes long is done in a worker; the page itself need not load it.
  explain: async (task, context) => (await import('./explain.ts')).explain(task, context),
  hint: async (task, context) => (await import('./hint.ts')).hint(task, context),
  generator,
  moves,
  notices: async () => (await import('./lexicon/notices.ts')).notices(),
};
