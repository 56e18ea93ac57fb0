/** Menu entries and golden tests alike; each says where it comes from and what it takes at best. */
import type { Answer, Example } from '../../contract/index.ts';
import { text } from './texts.ts';

/** The least number of moves: every strategy that promises it must find it, and agree that there is a way at all. */
const best = (cost: number): Answer => ({ goal: 'best', count: 1, cost });

/** A case of the report, which tells the moves and the nodes of its branch and bound. */
const fromReport = (number: number, board: string, steps: number, nodes: number, first: string): Example => ({
  id: `report-${number}`,
  text: board,
  title: text('example-report', { number, steps }),
  source: 'The report’s own test case; its moves were recomputed with Python and heapq',
  answers: [{ ...best(steps), strategy: 'branch-and-bound', nodes, first }, best(steps)],
});

export const examples: readonly Example[] = [
  fromReport(1, '1 2 3 4\n5 6 7 11\n9 10 12 8\n13 14 15 -', 14, 516, 'R2D2L2URDRU2L2'),
  fromReport(2, '5 1 3 4\n2 6 - 7\n9 10 12 8\n13 14 11 15', 11, 37, 'R2DLUL2URUL'),
  fromReport(3, '5 1 3 4\n2 6 7 8\n13 - 11 12\n10 9 14 15', 13, 95, 'URDLDRDLU3L2'),
  fromReport(4, '2 3 4 8\n1 5 6 12\n9 10 7 15\n13 14 - 11', 13, 25, 'LD3R3UL2U2L'),
  fromReport(5, '1 6 2 4\n5 - 3 8\n9 7 15 11\n13 14 10 12', 18, 3257, 'RU2L2DRURD2LDLU2LU'),
  {
    id: 'loyd',
    text: '1 2 3 4\n5 6 7 8\n9 10 11 12\n13 15 14 -',
    title: text('example-loyd'),
    source: 'Sam Loyd offered a thousand dollars for it; Johnson and Story (1879) prove that there is no way',
    answers: [{ goal: 'best', count: 0 }],
  },
  {
    id: 'korf',
    text: '13 6 8 12\n15 14 - 10\n11 7 4 5\n9 1 3 2',
    title: text('example-korf'),
    source: 'The first of the hundred boards in Korf, Depth-first iterative-deepening (1985)',
    answers: [{ ...best(57), strategy: 'pattern-database' }],
  },
  {
    id: 'hardest',
    text: '- 11 9 13\n12 15 10 14\n3 7 6 2\n4 8 5 1',
    title: text('example-hardest'),
    source: 'Brüngger, Marzetta, Fukuda and Nievergelt, The parallel search bench ZRAM and its applications (1999)',
    // It takes too long for a test; the bench holds all seventeen to 80 moves.
    answers: [],
  },
  {
    id: 'eight',
    text: '8 6 7\n2 5 4\n3 - 1',
    title: text('example-eight'),
    source: 'One of the two farthest of all 181,440 positions, as every breadth-first search finds',
    answers: [best(31)],
  },
  {
    id: 'spiral',
    text: '2 8 3\n1 6 4\n7 - 5\ngoal: 1 2 3 / 8 - 4 / 7 6 5',
    title: text('example-goal'),
    source: 'Nilsson, Principles of Artificial Intelligence (1980)',
    answers: [best(5)],
  },
  {
    id: 'three-by-four',
    text: '2 1 - 4\n3 6 8 10\n11 5 9 7',
    title: text('example-three-by-four'),
    source: 'Shuffled',
    answers: [],
  },
  {
    id: 'twenty-four',
    text: '8 14 15 23 3\n12 - 20 21 4\n1 13 22 19 6\n10 24 18 9 7\n2 11 16 17 5',
    title: text('example-twenty-four'),
    source: 'Shuffled',
    answers: [],
  },
  {
    id: 'ninety-nine',
    text: [
      '83 31 49 62 74 54 85 2 42 35',
      '79 13 84 90 6 98 37 95 64 24',
      '22 60 61 19 - 18 51 78 5 63',
      '33 25 21 50 1 15 28 17 40 4',
      '73 53 38 44 65 46 30 11 70 68',
      '36 48 86 10 47 57 94 69 76 97',
      '93 55 39 96 41 99 89 56 9 26',
      '32 8 12 27 91 7 23 45 81 16',
      '88 34 3 52 72 77 58 43 87 20',
      '75 59 92 67 14 80 66 82 71 29',
    ].join('\n'),
    title: text('example-ninety-nine'),
    source: 'Shuffled',
    answers: [],
  },
];
