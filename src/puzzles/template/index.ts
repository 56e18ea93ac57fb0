/**
 * A template: a small puzzle that has every part a puzzle can have. Copy the folder, rename it, replace file by file, and
 * leave out what the new puzzle has nothing for; then add one line to catalogue.ts. The shared suite keeps this one
 * working; it is not in the catalogue.
 */
import { shuffled } from '../../algorithms/random/random.ts';
import { type Puzzle, parsed } from '../../contract/index.ts';
import { atlasOf } from './atlas.ts';
import { attachments } from './attachments.ts';
import { examples } from './examples.ts';
import type { Ways } from './explain.ts';
import { generator } from './generate.ts';
import type { PickHint } from './hint.ts';
import type { Picked, Task } from './model.ts';
import { moves, playOf } from './moves.ts';
import { picks, tasks } from './notation.ts';
import { depict, layout, line } from './picture.ts';
import { everySubset } from './strategies/every-subset.ts';
import { greedy } from './strategies/greedy.ts';
import { takeOrLeave } from './strategies/take-or-leave.ts';
import { text, texts } from './texts.ts';
import { verify } from './verify.ts';

export const template: Puzzle<Task, Picked, PickHint, Ways> = {
  about: {
    id: 'template',
    name: text('name'),
    summary: text('summary'),
    examples,
    // Figures of documents, imported when they are asked for.
    published: async () => (await import('./published.ts')).published,
    // Pages to read, imported when they are asked for; their words are not among those of the puzzle.
    lessons: async () => (await import('./lessons.ts')).lessons,
    // Only for what others made and a licence asks to name; long licences are imported here, when they are asked for.
    notices: async () => [
      {
        title: text('notice-title'),
        use: text('notice-use'),
        licence: 'CC-BY-SA-4.0',
        text: 'OEIS Foundation Inc., The On-Line Encyclopedia of Integer Sequences, https://oeis.org/A000079',
      },
    ],
  },
  texts,
  instance: { ...tasks, help: text('help-instance'), lines: 'one', attachments },
  solution: { ...picks, help: text('help-solution'), kind: 'moves', cost: (n) => text('cost', { n }) },
  // A promise, so that a judge can load what it needs.
  judge: async (task) => ({
    verify: (pick) => verify(task, pick),
    // The order in which numbers are picked makes no difference, and fewer numbers are better.
    key: (pick) => [...pick].sort((a, b) => a - b).join(' '),
    cost: (pick) => pick.length,
    play: playOf(task),
  }),
  solving: {
    strategies: [takeOrLeave, everySubset, greedy],
    goal: () => 'all',
    // For comparisons: what a search grows with, and the same task with its input in another order.
    size: { of: ({ numbers }) => numbers.length, unit: text('size-numbers') },
    reorder: (task, random) => ({ ...task, numbers: shuffled(task.numbers, random) }),
    atlas: (task, context) => parsed(atlasOf(task, context)),
  },
  showing: { depict, layout, line },
  // From here on nothing is needed; a puzzle offers what makes sense for it.
  helping: {
    // What takes long is done in a worker; the page itself need not load it.
    explain: async (task, context) => (await import('./explain.ts')).explain(task, context),
    hint: async (task, context) => (await import('./hint.ts')).hint(task, context),
  },
  making: generator,
  playing: moves,
};
