/** Every figure of the two course reports, and two other published counts that are wrong. */
import type { Published } from '../../contract/index.ts';
import { text } from './texts.ts';

/** The files that the reports solve, by their names. */
export const reportCases = {
  'a-custom-1': '5 7 5\nCUSTOM\n...X...\n.XXXXX.\nXXXXXXX\n.XXXXX.\n...X...\nA\nAAA\nBB\nBBB\nCCCC\n C\nD\nEEE\nE',
  'a-default-1': '5 5 7\nDEFAULT\nA\nAA\nB\nBB\nC\nCC\nD\nDD\nEE\nEE\nE\nFF\nFF\nF\nGGG',
  'a-default-2': '4 4 5\nDEFAULT\nAAA\n  AA\nC\nBB\nBB\nEE\nZZ\nZ\nZ',
  'a-default-3':
    '5 9 11\nDEFAULT\n B\nBB\nB\nB\nAAA\n  A\n  A\nCC\n CC\nDD\n DD\n  D\nEE\nE\nE\nFF\nF\nG\nG\nG\nG\nHH\nH\nI\nII\nII\nJJ\nKKKKK',
  'a-default-4':
    '10 12 8\nDEFAULT\n AAAAAAAAA\n AAAAAAAAA\n      AAAA\n      AAAAAA\n      AAAAAA\n AAAAAAAAAAA\n AAAAAAAAAAA\n AAAAAAAAA\n AAA   AAA\n AAA   AAA\nHHH\nH\n   BBB\n BBBBB\nBBBBBB\nRR\nKKKKK\nVVV\nVVV\nIII\nIII\nNNN\nNNN',
  'a-default-5': '4 4 2\nDEFAULT\nAAAAA\nBBBB\nBBBB\nBBB',
  'b-case-1': '5 5 7\nDEFAULT\nA\nAA\nB\nBB\nC\nCC\nD\nDD\nEE\nEE\nE\nFF\nFF\nF\nGGG\n',
  'b-case-2':
    '5 11 12\nDEFAULT\nAA\n A\n A\nBBB\n BB\n C\nCC\n CC\n D\nDDDD\n  EE\nEEE\nF\nF\nFFF\n   G\nGGGG\n H\nHH\nH\nIII\n I\nJ\nJJ\n JJ\nKKK\nK K\n L\nLL\n',
  'b-case-3': '5 5 4\nDEFAULT\nAA\nA\nBB\nCCC\n C\nDDD\nD\n',
  'b-case-4': '4 5 6\nDEFAULT\nA\nA\nA\nBB\nB\nC\nC\nD\nD\nDD\nE\nEE\n E\nFFF\n F\n',
  'b-case-5': '4 5 7\nDEFAULT\nAA\nA\nBB\n B\nC\nC\nC\n DD\nDD\nEE\nE\nFF\nGG\n',
  'b-case-6': '4 4 5\nDEFAULT\nAA\nA\n B\nBB\nBB\nC\nC\nDD\nD\nE\nE\nE\n',
  'b-case-7': '5 5 6\nDEFAULT\nA\nAA\nB\nB\nB\nCC\nC\nC\nDD\nDD\nD\nEEEE\nFF\nFFF\n',
} as const;

type Name = keyof typeof reportCases;

/** What a report prints for one of its cases. */
interface Printed {
  readonly name: Name;
  readonly nodes: number;
  /** The solution; or only whether one is printed, where it is not known which. */
  readonly solution: string | boolean;
  /** The count that the report's own counter has no room for. */
  readonly trueNodes?: number;
  readonly milliseconds?: number;
  readonly isLong?: boolean;
}

const byReportA: readonly Printed[] = [
  { name: 'a-default-1', nodes: 132_503, solution: 'AABCC ABBCD EEEDD EEFFF GGGFF', milliseconds: 300 },
  { name: 'a-default-2', nodes: 105, solution: 'ABBZ ABBZ AAZZ CAEE' },
  {
    name: 'a-default-3',
    nodes: 4_984_477,
    solution: 'JJBBFAEEC BBBFFAECC HHDAAAECI HDDGGGGII DDKKKKKII',
    milliseconds: 12_800,
  },
  { name: 'a-default-4', nodes: 3449, solution: true },
  { name: 'a-default-5', nodes: 1, solution: false },
  { name: 'a-custom-1', nodes: 39, solution: '...A... .AAABB. CCCCBBB .CDEEE. ...E...' },
];

const byReportB: readonly Printed[] = [
  { name: 'b-case-1', nodes: 2_703_813, solution: 'AGGGD AABDD CCBBE CFFEE FFFEE' },
  {
    name: 'b-case-2',
    nodes: 1_481_738_752,
    trueNodes: 5_776_706_048,
    solution: 'AABBBGGCKKK DAHBBGCCKEK DAHHFGJCCEE DDIHFGJJLLE DIIIFFFJJLE',
    milliseconds: 152_000,
    isLong: true,
  },
  { name: 'b-case-3', nodes: 201_141_216, solution: false },
  { name: 'b-case-4', nodes: 4693, solution: 'ABBFC ABFFC AEEFD EEDDD' },
  { name: 'b-case-5', nodes: 53, solution: 'AABBC ADDBC DDEEC FFEGG' },
  { name: 'b-case-6', nodes: 1265, solution: 'AABE ABBE DBBE DDCC' },
  {
    name: 'b-case-7',
    nodes: 190_009_064,
    trueNodes: 4_484_976_360,
    solution: false,
    milliseconds: 120_000,
    isLong: true,
  },
];

/** Two figures of a case: how much it took, and what came of it. */
function figures(
  { name, nodes, trueNodes, solution, milliseconds, isLong }: Printed,
  of: Pick<Published, 'report' | 'strategy'>,
  counted: 'published-iterations' | 'published-cases',
): readonly Published[] {
  const solved = {
    ...of,
    text: reportCases[name],
    goal: 'first',
    ...(milliseconds !== undefined && { milliseconds }),
    ...(isLong && { isLong }),
  } as const;
  const differs = trueNodes === undefined ? {} : { differs: { ours: trueNodes, why: text('published-in-32-bits') } };
  return [
    { ...solved, what: text(counted, { name }), measure: 'nodes', value: nodes, ...differs },
    typeof solution === 'string'
      ? { ...solved, what: text('published-solution', { name }), measure: 'solution', value: solution }
      : { ...solved, what: text('published-found', { name }), measure: 'count', value: Number(solution) },
  ];
}

/** Counts of the real game that went round, each with the true one. */
const wrongCounts: readonly Published[] = [
  {
    report: text('published-elsewhere'),
    what: text('published-rectangle'),
    text: 'BOARD 5x11\nPIECES IQ Puzzler Pro',
    strategy: 'bitboard',
    goal: 'count',
    measure: 'count',
    value: 17_324_560,
    differs: { ours: 4_331_140, why: text('published-images-again') },
    isLong: true,
  },
  {
    report: text('published-elsewhere'),
    what: text('published-pyramid'),
    text: 'BOARD pyramid 5\nPIECES IQ Puzzler Pro',
    strategy: 'bitboard',
    goal: 'count',
    options: { unique: true },
    measure: 'count',
    value: 4360,
    differs: { ours: 3340, why: text('published-classes-twice') },
    isLong: true,
  },
];

const reportA = { report: text('published-report-a'), strategy: 'pieces-in-order' };
const reportB = { report: text('published-report-b'), strategy: 'orders-in-rotation' };

export const published: readonly Published[] = [
  ...byReportA.flatMap((printed) => figures(printed, reportA, 'published-iterations')),
  ...byReportB.flatMap((printed) => figures(printed, reportB, 'published-cases')),
  ...wrongCounts,
];
