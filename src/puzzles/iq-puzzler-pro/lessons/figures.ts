/** Every number that the lesson mentions, with the search that gives it; `lessons.long.test.ts` computes all of them again. */
import { examples } from '../examples.ts';

const textOf = (id: string): string => examples.find((example) => example.id === id)!.text;

const five = textOf('five-pieces');
const seven = textOf('seven-pieces');
const dominoes = textOf('dominoes');

export const figures = {
  fiveInOrder: { search: { text: five, strategy: 'pieces-in-order', goal: 'first' }, nodes: 105 },
  fiveInOrderAll: { search: { text: five, strategy: 'pieces-in-order', goal: 'count' }, nodes: 2481, solutions: 64 },
  fiveRotatedAll: {
    search: { text: five, strategy: 'orders-in-rotation', goal: 'count' },
    nodes: 23_551_512,
    solutions: 64,
  },
  fiveCovered: { search: { text: five, strategy: 'dancing-links', goal: 'first' }, nodes: 8 },
  /** The same pieces with the single cell at the end of the list. */
  fiveReordered: {
    search: { text: five.replace('\nC\n', '\n').concat('\nC'), strategy: 'pieces-in-order', goal: 'first' },
    nodes: 11,
  },
  sevenRotated: { search: { text: seven, strategy: 'orders-in-rotation', goal: 'first' }, nodes: 2_703_813 },
  sevenInOrder: { search: { text: seven, strategy: 'pieces-in-order', goal: 'first' }, nodes: 132_503 },
  sevenReport: {
    search: { text: seven, strategy: 'pieces-in-order', goal: 'first', options: { orientations: 'report' } },
    nodes: 132_503,
  },
  sevenPlain: {
    search: { text: seven, strategy: 'pieces-in-order', goal: 'first', options: { orientations: 'plain' } },
    nodes: 1242,
  },
  sevenCovered: { search: { text: seven, strategy: 'dancing-links', goal: 'first' }, nodes: 9 },
  sevenGraph: { search: { text: seven, strategy: 'memo', goal: 'first' }, nodes: 5191 },
  sevenCoveredAll: {
    search: { text: seven, strategy: 'dancing-links', goal: 'count' },
    nodes: 163_122,
    solutions: 37_632,
  },
  sevenGraphAll: { search: { text: seven, strategy: 'memo', goal: 'count' }, nodes: 5190, solutions: 37_632 },
  easyInOrder: {
    search: { text: textOf('small-seven'), strategy: 'pieces-in-order', goal: 'first' },
    nodes: 14,
  },
  easyAll: { search: { text: textOf('small-seven'), strategy: 'memo', goal: 'count' }, nodes: 1089, solutions: 8736 },
  dominoesCovered: { search: { text: dominoes, strategy: 'dancing-links', goal: 'count' }, nodes: 1418, solutions: 11 },
  dominoesGraph: { search: { text: dominoes, strategy: 'memo', goal: 'count' }, nodes: 15, solutions: 11 },
  diamondFilled: { search: { text: textOf('diamond'), strategy: 'bitboard', goal: 'first' }, nodes: 28 },
  diamondUnwatched: {
    search: { text: textOf('diamond'), strategy: 'bitboard', goal: 'first', options: { regions: false } },
    nodes: 56,
  },
  diamondCovered: { search: { text: textOf('diamond'), strategy: 'dancing-links', goal: 'first' }, nodes: 29 },
} as const;

/** The five pieces on their board as an exact cover problem. */
export const cover = { pieces: 5, cells: 16, items: 21, options: 121 } as const;

/** How often each of the eight orientations of a piece looks the same: the square, the single cell, the domino. */
export const alike = { square: 8, cell: 8, domino: 4, together: 256 } as const;
