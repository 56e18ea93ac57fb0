/** Wordscapes: a wheel of letters, and a grid of boxes to fill with words made from it. */
import type { Puzzle } from '../../contract/index.ts';
import { attachments } from './attachments.ts';
import { costOf } from './cost.ts';
import { examples } from './examples.ts';
import type { WordExplanation } from './explain/data.ts';
import { generator } from './generate/index.ts';
import type { WordHint } from './hint/index.ts';
import { lexiconOf } from './lexicon/index.ts';
import { cellsOf, type Filling, OPEN, type Task } from './model.ts';
import { moves, playOf } from './moves.ts';
import { fillings, tasks } from './notation/index.ts';
import { depict, layout } from './picture/index.ts';
import { shuffled } from './random.ts';
import { strategies } from './strategies/index.ts';
import { text, texts } from './texts.ts';
import { verify } from './verify.ts';

export const wordscapes: Puzzle<Task, Filling, WordHint, WordExplanation> = {
  about: {
    id: 'wordscapes',
    name: text('name'),
    summary: text('summary'),
    examples,
    published: async () => (await import('./published.ts')).published,
    lessons: async () => (await import('./lessons/index.ts')).lessons,
    notices: async () => (await import('./lexicon/notices.ts')).notices(),
  },
  texts,
  instance: { ...tasks, help: text('help-instance'), attachments, lines: 'several' },
  solution: { ...fillings, help: text('help-solution'), kind: 'position', cost: 'untold' },
  async judge(task) {
    const lexicon = await lexiconOf(task);
    return {
      verify: (filling) => verify(task, filling, lexicon),
      key: fillings.format,
      cost: (filling) => costOf(filling, lexicon),
      play: playOf(task, lexicon),
    };
  },
  solving: {
    strategies,
    goal: (task) => (task?.shape.kind === 'words' ? 'all' : 'best'),
    size: { of: (task) => cellsOf(task).split(OPEN).length - 1, unit: text('figure-boxes') },
    // The order of answers is that of the words in a filling, so it stays.
    reorder: (task, random) => ({ ...task, letters: shuffled([...task.letters], random).join('') }),
  },
  showing: { depict, layout },
  helping: {
    // What takes long is done in a worker; the page itself need not load it.
    explain: async (task, context) => (await import('./explain/index.ts')).explain(task, context),
    hint: async (task, context) => (await import('./hint/index.ts')).hint(task, context),
  },
  making: generator,
  playing: moves,
};
