/** A page to read: what a lower bound saves, from breadth-first search by way of the report to A* and IDA*. */
import type { Lesson } from '../../../contract/index.ts';
import { estimates, figures as f, iterations, moves } from './figures.ts';
import { text, texts } from './texts.ts';

export const lessons: readonly Lesson[] = [
  {
    id: 'bounds',
    place: 20,
    title: text('lesson-title'),
    summary: text('lesson-summary'),
    texts,
    blocks: [
      { kind: 'watch', caption: text('watch-breadth', { moves: moves.small }), search: f.smallBreadth.search },
      { kind: 'heading', text: text('heading-breadth') },
      {
        kind: 'words',
        text: text('breadth', {
          small: f.smallBreadth.nodes,
          moves: moves.small,
          first: f.firstBreadth.nodes,
          firstMoves: moves.first,
          fifth: f.fifthBreadth.nodes,
          fifthMoves: moves.fifth,
        }),
      },
      { kind: 'heading', text: text('heading-bound') },
      { kind: 'words', text: text('bound') },
      { kind: 'watch', caption: text('watch-bound'), search: f.smallBound.search },
      {
        kind: 'words',
        text: text('cut', { bound: f.smallBound.nodes, breadth: f.smallBreadth.nodes, moves: moves.small }),
      },
      { kind: 'heading', text: text('heading-a-star') },
      { kind: 'words', text: text('a-star') },
      { kind: 'words', text: text('heuristics', { moves: moves.first, ...estimates.first }) },
      {
        kind: 'count',
        caption: text('count-heuristics'),
        searches: [
          f.firstBreadth.search,
          f.firstBound.search,
          f.firstMisplaced.search,
          f.firstManhattan.search,
          f.firstConflict.search,
          f.firstWalking.search,
        ],
      },
      {
        kind: 'words',
        text: text('worth', {
          breadth: f.firstBreadth.nodes,
          misplaced: f.firstMisplaced.nodes,
          manhattan: f.firstManhattan.nodes,
          moves: moves.first,
          report: f.firstBound.nodes,
        }),
      },
      { kind: 'heading', text: text('heading-ida') },
      { kind: 'watch', caption: text('watch-ida'), search: f.smallDeepening.search },
      {
        kind: 'words',
        text: text('ida', {
          bound1: iterations.bounds[0],
          bound2: iterations.bounds[1],
          nodes1: iterations.nodes[0],
          nodes2: iterations.nodes[1],
        }),
      },
      { kind: 'merge', caption: text('merge'), searches: [f.secondMisplaced.search, f.secondManhattan.search] },
      {
        kind: 'count',
        caption: text('count-ida', { moves: moves.second, ...estimates.second }),
        searches: [f.secondMisplaced.search, f.secondManhattan.search, f.secondConflict.search, f.secondWalking.search],
      },
      { kind: 'words', text: text('exact', { moves: moves.second, tried: f.secondWalking.nodes }) },
      { kind: 'heading', text: text('heading-limits') },
      {
        kind: 'count',
        caption: text('count-fifth', { moves: moves.fifth }),
        searches: [
          f.fifthBreadth.search,
          f.fifthBound.search,
          f.fifthMisplaced.search,
          f.fifthConflict.search,
          f.fifthWalking.search,
          f.fifthTables.search,
        ],
      },
      {
        kind: 'words',
        text: text('limits', {
          conflict: f.fifthConflict.nodes,
          walking: f.fifthWalking.nodes,
          firstConflict: f.firstConflict.nodes,
          firstWalking: f.firstWalking.nodes,
          report: f.fifthBound.nodes,
          misplaced: f.fifthMisplaced.nodes,
          tables: f.fifthTables.nodes,
        }),
      },
      { kind: 'words', text: text('unsolvable') },
      { kind: 'exercise', caption: text('exercise'), search: f.fourthManhattan.search, seed: 1, questions: 4 },
      { kind: 'heading', text: text('heading-try') },
      { kind: 'words', text: text('try') },
    ],
  },
];
