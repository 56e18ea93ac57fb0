/** Wordscapes: a wheel of letters, and a grid of boxes to fill with words made from it. */
import type { Puzzle } from '../../contract/index.ts';
import { attachments } from './attachments.ts';
import { costOf } from './cost.ts';
import { examples } from './examples.ts';
import type { WordExplanation } from './explain/data.ts';
import { generator } from './generate/index.ts';
import type { WordHint } from './hint/index.ts';
import { lexiconOf } from './lexicon/index.ts';
import type { Filling, Task } from './model.ts';
import { moves, playOf } from './moves.ts';
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
  goal: (task) => (task?.shape.kind === 'words' ? 'all' : 'best'),
  instance: { ...tasks, lines: 'several' },
  solution: { ...fillings, kind: 'position', cost: 'untold' },
  attachments,
  async judge(task) {
    const lexicon = await lexiconOf(task);
    return {
      verify: (filling) => verify(task, filling, lexicon),
      key: fillings.format,
      cost: (filling) => costOf(filling, lexicon),
      play: playOf(task, lexicon),
    };
  },
  depict,
  layout,
  // What takes long is done in a worker; the page itself need not load it.
  explain: async (task, context) => (await import('./explain/index.ts')).explain(task, context),
  hint: async (task, context) => (await import('./hint/index.ts')).hint(task, context),
  generator,
  moves,
  notices: async () => (await import('./lexicon/notices.ts')).notices(),
};
