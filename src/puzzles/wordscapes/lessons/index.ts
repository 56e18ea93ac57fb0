/** A page to read: how crossing words and propagation leave less to try. The 24 game has the second part of it. */
import type { Lesson } from '../../../contract/index.ts';
import { deadEnds, figures as f, worst } from './figures.ts';
import { text, texts } from './texts.ts';

export const lessons: readonly Lesson[] = [
  {
    id: 'less-to-try',
    place: 30,
    title: text('lesson-title'),
    summary: text('lesson-summary'),
    texts,
    blocks: [
      { kind: 'watch', caption: text('watch-plain'), search: f.smallPlain.search },
      { kind: 'heading', text: text('heading-orders') },
      {
        kind: 'words',
        text: text('plain', { word: worst.word, worst: worst.smallPlain, made: f.smallPlain.nodes }),
      },
      { kind: 'watch', caption: text('watch-crossed'), search: f.smallCrossed.search },
      {
        kind: 'words',
        text: text('crossed', {
          word: worst.word,
          known: worst.crossedWord,
          worst: worst.smallCrossed,
          before: worst.smallPlain,
          made: f.smallCrossed.nodes,
        }),
      },
      { kind: 'merge', caption: text('merge'), searches: [f.smallPlain.search, f.smallCrossed.search] },
      {
        kind: 'count',
        caption: text('count-paper', { plain: worst.paperPlain, crossed: worst.paperCrossed }),
        searches: [f.paperPlain.search, f.paperCrossed.search],
      },
      { kind: 'words', text: text('made', { plain: f.paperPlain.nodes, crossed: f.paperCrossed.nodes }) },
      {
        kind: 'count',
        caption: text('count-lucky'),
        searches: [f.luckyPlain.search, f.luckyCrossed.search],
      },
      { kind: 'words', text: text('lucky', { plain: f.luckyPlain.nodes, crossed: f.luckyCrossed.nodes }) },
      { kind: 'heading', text: text('heading-unknown') },
      { kind: 'words', text: text('unknown') },
      { kind: 'watch', caption: text('watch-backtracked'), search: f.gridBacktracked.search },
      {
        kind: 'words',
        text: text('too-late', { tried: f.gridBacktracked.nodes, dead: deadEnds.backtracked }),
      },
      { kind: 'words', text: text('propagation') },
      { kind: 'watch', caption: text('watch-propagated'), search: f.gridPropagated.search },
      {
        kind: 'words',
        text: text('no-dead-end', { tried: f.gridPropagated.nodes, fillings: f.gridPropagated.solutions }),
      },
      {
        kind: 'count',
        caption: text('count-full', { fillings: f.fullPropagated.solutions }),
        searches: [f.fullBacktracked.search, f.fullPropagated.search, f.fullBest.search],
      },
      {
        kind: 'words',
        text: text('output', {
          backtracked: f.fullBacktracked.nodes,
          propagated: f.fullPropagated.nodes,
          fillings: f.fullPropagated.solutions,
          best: f.fullBest.nodes,
        }),
      },
      { kind: 'exercise', caption: text('exercise'), search: f.gridBacktracked.search, seed: 1, questions: 4 },
    ],
  },
];
