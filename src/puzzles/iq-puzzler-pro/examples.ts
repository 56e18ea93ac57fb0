/** The real boards, the reports' own cases, and one of each kind beyond them. Golden tests read this list too. */
import type { Answer, Example } from '../../contract/index.ts';
import { text } from './texts.ts';

const GAME = 'IQ Puzzler Pro by SmartGames';
const OWN = 'Counted by a plain search of our own';
const reportA = (name: string) => `Report A (2025), its case ${name}`;
const reportB = (name: string) => `Report B (2024), its case ${name}`;

const lines = (...list: readonly string[]): string => list.join('\n');

/** Too many cases for the reports' own searches, which stop at the first solution. */
const beyondBruteForce = (count: number): readonly Answer[] => [
  { strategy: 'dancing-links', count },
  { strategy: 'bitboard', count },
];

/** What report A prints for a case it solves: the solution, and the iterations until then. */
const reportedByA = (first: string, nodes: number): Answer => ({
  strategy: 'pieces-in-order',
  goal: 'first',
  count: 1,
  first,
  nodes,
});

export const examples: readonly Example[] = [
  // The first one is what a new visitor plays.
  {
    id: 'challenge',
    text: lines(
      ...['BOARD 5x11', '___________', '___________', '__KKFFF___I', '_HHKFLEE_II', 'HHKKFLLEEEI'],
      'PIECES IQ Puzzler Pro',
    ),
    title: text('example-challenge'),
    source: OWN,
    answers: [{ count: 1 }],
  },
  {
    id: 'rectangle',
    text: lines('BOARD 5x11', 'PIECES IQ Puzzler Pro'),
    title: text('example-rectangle'),
    source: GAME,
    answers: [
      {
        strategy: 'bitboard',
        goal: 'first',
        count: 1,
        first: 'AAAGGGGLLHH AEEEJJGLHHC BBBEEJJFCCC BBDIIIJFKCK DDDDIFFFKKK',
      },
    ],
  },
  {
    id: 'pyramid',
    text: lines('BOARD pyramid 5', 'PIECES IQ Puzzler Pro'),
    title: text('example-pyramid'),
    source: GAME,
    answers: [
      {
        strategy: 'bitboard',
        goal: 'first',
        count: 1,
        first: 'L / LI DL / FFF FEI FDE / GKKK GKIK GDEI GGDE / JHHAA JJHHA BJJCA BBCCC BBCDE',
      },
    ],
  },
  {
    id: 'diagonal',
    text: lines('BOARD diagonal', 'PIECES IQ Puzzler Pro'),
    title: text('example-diagonal'),
    source: GAME,
    answers: [
      {
        strategy: 'bitboard',
        goal: 'first',
        count: 1,
        first: '.DDDD.... AAADC.... AEEECCC.. BBBEECI.. BBFFFIIIH ..FGGGGHH ..FGKKKHJ ....KLKJJ ....LLJJ.',
      },
    ],
  },
  {
    id: 'pentominoes',
    text: lines('BOARD 6x10', 'PIECES pentominoes'),
    title: text('example-pentominoes'),
    source: 'C. B. and J. Haselgrove, A computer program for pentominoes (Eureka 23, 1960): 2339 up to symmetry',
    answers: [],
  },
  {
    id: 'hole',
    text: lines(
      ...['BOARD 8x8', '________', '________', '________', '___..___', '___..___', '________', '________', '________'],
      'PIECES pentominoes',
    ),
    title: text('example-hole'),
    source: 'Dana Scott, Programming a combinatorial puzzle (1958): 65 up to symmetry',
    answers: [],
  },
  {
    id: 'seven-pieces',
    text: lines(
      ...['5 5 7', 'DEFAULT', 'A', 'AA', 'B', 'BB', 'C', 'CC', 'D', 'DD', 'EE', 'EE', 'E', 'FF', 'FF', 'F', 'GGG'],
    ),
    title: text('example-seven'),
    source: `${reportA('a-default-1')}; ${reportB('b-case-1')}`,
    answers: [reportedByA('AABCC ABBCD EEEDD EEFFF GGGFF', 132_503), ...beyondBruteForce(37632)],
  },
  {
    id: 'five-pieces',
    text: lines('4 4 5', 'DEFAULT', 'AAA', '  AA', 'C', 'BB', 'BB', 'EE', 'ZZ', 'Z', 'Z'),
    title: text('example-five'),
    source: reportA('a-default-2'),
    answers: [{ count: 64 }, reportedByA('ABBZ ABBZ AAZZ CAEE', 105)],
  },
  {
    id: 'eleven-pieces',
    text: lines(
      ...['5 9 11', 'DEFAULT', ' B', 'BB', 'B', 'B', 'AAA', '  A', '  A', 'CC', ' CC', 'DD', ' DD', '  D', 'EE', 'E'],
      ...['E', 'FF', 'F', 'G', 'G', 'G', 'G', 'HH', 'H', 'I', 'II', 'II', 'JJ', 'KKKKK'],
    ),
    title: text('example-eleven'),
    source: reportA('a-default-3'),
    answers: [reportedByA('JJBBFAEEC BBBFFAECC HHDAAAECI HDDGGGGII DDKKKKKII', 4_984_477)],
  },
  {
    id: 'too-long',
    text: lines('4 4 2', 'DEFAULT', 'AAAAA', 'BBBB', 'BBBB', 'BBB'),
    title: text('example-too-long'),
    source: reportA('a-default-5'),
    answers: [{ count: 0 }, { strategy: 'pieces-in-order', count: 0, nodes: 1 }],
  },
  {
    id: 'diamond',
    text: lines(
      ...['5 7 5', 'CUSTOM', '...X...', '.XXXXX.', 'XXXXXXX', '.XXXXX.', '...X...'],
      ...['A', 'AAA', 'BB', 'BBB', 'CCCC', ' C', 'D', 'EEE', 'E'],
    ),
    title: text('example-diamond'),
    source: reportA('a-custom-1'),
    answers: [{ count: 32 }, reportedByA('...A... .AAABB. CCCCBBB .CDEEE. ...E...', 39)],
  },
  {
    id: 'six-pieces',
    text: lines(
      ...['4 5 6', 'DEFAULT', 'A', 'A', 'A', 'BB', 'B', 'C', 'C', 'D', 'D', 'DD', 'E', 'EE', ' E', 'FFF', ' F'],
    ),
    title: text('example-six'),
    source: reportB('b-case-4'),
    answers: [{ strategy: 'pieces-in-order', count: 428 }, ...beyondBruteForce(428)],
  },
  {
    id: 'small-seven',
    text: lines('4 5 7', 'DEFAULT', 'AA', 'A', 'BB', ' B', 'C', 'C', 'C', ' DD', 'DD', 'EE', 'E', 'FF', 'GG'),
    title: text('example-small-seven'),
    source: reportB('b-case-5'),
    answers: [{ strategy: 'pieces-in-order', count: 8736 }, ...beyondBruteForce(8736)],
  },
  {
    id: 'small-five',
    text: lines('4 4 5', 'DEFAULT', 'AA', 'A', ' B', 'BB', 'BB', 'C', 'C', 'DD', 'D', 'E', 'E', 'E'),
    title: text('example-square'),
    source: reportB('b-case-6'),
    answers: [{ count: 320 }],
  },
  {
    id: 'one-short',
    text: lines('5 5 6', 'DEFAULT', 'A', 'AA', 'B', 'B', 'B', 'CC', 'C', 'C', 'DD', 'DD', 'D', 'EEEE', 'FF', 'FFF'),
    title: text('example-one-short'),
    source: reportB('b-case-7'),
    answers: beyondBruteForce(0),
  },
  {
    id: 'gaps',
    text: lines('BOARD 4x4', 'PIECES', 'AAA', 'A', 'BBB', ' B', 'CC', ' CC', 'GAPS'),
    title: text('example-gaps'),
    source: OWN,
    answers: [{ count: 216 }],
  },
  {
    id: 'dominoes',
    text: lines('BOARD 3x4', 'PIECES', 'AA', 'COPIES A 6'),
    title: text('example-dominoes'),
    source: 'P. W. Kasteleyn, The statistics of dimers on a lattice (1961)',
    answers: [{ count: 11 }],
  },
  {
    id: 'soma',
    text: lines(
      ...['BOARD box 3x3x3', 'PIECES', 'VV', 'V', 'LLL', 'L', 'TTT', ' T', 'ZZ', ' ZZ'],
      ...['AA| A', 'A', 'BB', 'B|B', 'PP|P', 'P'],
    ),
    title: text('example-soma'),
    source: 'Piet Hein’s Soma cube; J. H. Conway and M. Guy (1961) found 240 solutions by hand, each in 48 positions',
    answers: [{ count: 11520 }],
  },
];
