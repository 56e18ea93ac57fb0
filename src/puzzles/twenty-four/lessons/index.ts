/** The second part of the lesson on trying less: tables over subsets. */
import type { Lesson } from '../../../contract/index.ts';
import { figures as f, parts } from './figures.ts';
import { text, texts } from './texts.ts';

export const lessons: readonly Lesson[] = [
  {
    id: 'less-to-try',
    place: 31,
    title: text('lesson-title'),
    summary: text('lesson-summary'),
    texts,
    blocks: [
      { kind: 'watch', caption: text('watch-every'), search: f.threeEvery.search },
      {
        kind: 'words',
        text: text('every', {
          orders: parts.orders,
          operators: parts.operators,
          shapes: parts.shapes,
          expressions: f.threeEvery.nodes,
          solutions: f.threeEvery.solutions,
        }),
      },
      { kind: 'watch', caption: text('watch-subsets'), search: f.threeSubsets.search },
      {
        kind: 'words',
        text: text('subsets', { pair: parts.pair, nodes: f.threeSubsets.nodes, expressions: f.threeEvery.nodes }),
      },
      {
        kind: 'count',
        caption: text('count-growth'),
        searches: [
          f.fourEvery.search,
          f.fourSubsets.search,
          f.fiveEvery.search,
          f.fiveSubsets.search,
          f.sixEvery.search,
          f.sixSubsets.search,
        ],
      },
      {
        kind: 'words',
        text: text('growth', {
          four: Math.round(f.fourEvery.nodes / f.fourSubsets.nodes),
          five: Math.round(f.fiveEvery.nodes / f.fiveSubsets.nodes),
          six: Math.round(f.sixEvery.nodes / f.sixSubsets.nodes),
        }),
      },
      { kind: 'heading', text: text('heading-limits') },
      {
        kind: 'words',
        text: text('limits', { spellings: f.fourEvery.solutions, classes: f.fourSubsets.solutions }),
      },
      { kind: 'heading', text: text('heading-idea') },
      { kind: 'words', text: text('idea') },
      { kind: 'words', text: text('try') },
    ],
  },
];
