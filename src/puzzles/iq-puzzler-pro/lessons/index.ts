/** A page to read: from the reports' brute force to exact cover, and on to the graph of positions. */
import type { Lesson } from '../../../contract/index.ts';
import { alike, cover, figures as f } from './figures.ts';
import { text, texts } from './texts.ts';

export const lessons: readonly Lesson[] = [
  {
    id: 'exact-cover',
    place: 10,
    title: text('lesson-title'),
    summary: text('lesson-summary'),
    texts,
    blocks: [
      { kind: 'watch', caption: text('watch-in-order'), search: f.fiveInOrder.search },
      { kind: 'heading', text: text('heading-brute-force') },
      { kind: 'words', text: text('lost-board') },
      { kind: 'words', text: text('report-a', { calls: f.fiveInOrder.nodes }) },
      {
        kind: 'count',
        caption: text('count-reports', { solutions: f.fiveInOrderAll.solutions }),
        searches: [f.fiveRotatedAll.search, f.fiveInOrderAll.search],
      },
      {
        kind: 'words',
        text: text('work-twice', {
          cases: f.fiveRotatedAll.nodes,
          calls: f.fiveInOrderAll.nodes,
          ...alike,
          orders: cover.pieces,
        }),
      },
      { kind: 'heading', text: text('heading-items') },
      { kind: 'words', text: text('items', cover) },
      { kind: 'words', text: text('algorithm-x') },
      { kind: 'watch', caption: text('watch-covered'), search: f.fiveCovered.search },
      { kind: 'words', text: text('seen-early', { laid: f.fiveCovered.nodes, calls: f.fiveInOrder.nodes }) },
      { kind: 'words', text: text('dancing') },
      {
        kind: 'count',
        caption: text('count-seven'),
        searches: [f.sevenRotated.search, f.sevenInOrder.search, f.sevenCovered.search],
      },
      { kind: 'heading', text: text('heading-luck') },
      { kind: 'words', text: text('luck', { solutions: f.sevenCoveredAll.solutions }) },
      { kind: 'count', caption: text('count-orders'), searches: [f.sevenReport.search, f.sevenPlain.search] },
      {
        kind: 'words',
        text: text('compare-all', {
          report: f.sevenReport.nodes,
          plain: f.sevenPlain.nodes,
          times: Math.round(f.sevenReport.nodes / f.sevenPlain.nodes),
          easy: f.easyAll.solutions,
          calls: f.easyInOrder.nodes,
        }),
      },
      { kind: 'heading', text: text('heading-regions') },
      {
        kind: 'merge',
        caption: text('merge-regions'),
        searches: [f.diamondUnwatched.search, f.diamondFilled.search],
      },
      {
        kind: 'words',
        text: text('regions', { without: f.diamondUnwatched.nodes, with: f.diamondFilled.nodes }),
      },
      { kind: 'heading', text: text('heading-again') },
      { kind: 'watch', caption: text('watch-graph'), search: f.dominoesGraph.search },
      {
        kind: 'words',
        text: text('graph', {
          solutions: f.dominoesGraph.solutions,
          positions: f.dominoesGraph.nodes,
          laid: f.dominoesCovered.nodes,
        }),
      },
      {
        kind: 'count',
        caption: text('count-graph', { solutions: f.sevenGraphAll.solutions }),
        searches: [f.sevenCoveredAll.search, f.sevenGraphAll.search, f.sevenCovered.search, f.sevenGraph.search],
      },
      { kind: 'words', text: text('graph-waste', { positions: f.sevenGraph.nodes, laid: f.sevenCovered.nodes }) },
      { kind: 'exercise', caption: text('exercise'), search: f.diamondCovered.search, seed: 1, questions: 4 },
      { kind: 'heading', text: text('heading-try') },
      { kind: 'words', text: text('try', { before: f.fiveInOrder.nodes, after: f.fiveReordered.nodes }) },
    ],
  },
];
