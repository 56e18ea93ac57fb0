/** Every figure of the paper: its checks at worst, in all and word by word, its times, its order of words, and its grid. */
import type { Published } from '../../contract/index.ts';
import { examples } from './examples.ts';
import { measured } from './search/paper/own.ts';
import { text } from './texts.ts';

const report = text('paper-source');
const LETTERS = 'LETTERS STUOMC';
const paper = examples.find(({ id }) => id === 'paper')!.text;

/** The paper's words by their numbers, with what is known of each when its turn comes, and its two columns of checks. */
const words = [
  ['CUT', '???', 120, 120],
  ['COST', 'C???', 360, 120],
  ['MOST', '???T', 360, 120],
  ['SCOUT', 'S????', 720, 360],
  ['MUST', '?U??', 360, 120],
  ['COTS', '??T?', 360, 120],
  ['OUT', 'O??', 120, 30],
  ['SUM', 'S??', 120, 30],
  ['CUSTOM', '???T?M', 720, 360],
] as const;

const worst = { goal: 'all', measure: { gauge: 'worstCase' } } as const;

/** One word by itself, with these letters known. */
const alone = (word: string, known: string): string => `${LETTERS}\nROWS ${known}\nANSWERS 1 ${word}`;

const wordByWord = words.flatMap(([word, known, plain, crossings], i): Published[] => {
  const number = i + 1;
  const left = [...word].filter((_, place) => known[place] === '?').join('');
  const row = { ...worst, report, text: alone(word, known) };
  return [
    { ...row, what: text('published-plain-word', { number, word }), strategy: 'permutations', value: plain },
    { ...row, what: text('published-crossings-word', { number, word, left }), strategy: 'crossings', value: crossings },
  ];
});

const printed = ['...?....', '...?..?.', '..?????.', '????..?.', '?...????', '?....?.?', '..??????'];
const mended = printed.with(2, '...?????');
const filled = (grid: readonly string[]): string =>
  [LETTERS, 'GRID', ...grid, 'WORDS', ...words.map(([word]) => word).sort()].join('\n');

export const published: readonly Published[] = [
  {
    ...{ ...worst, report, text: paper, what: text('published-plain'), strategy: 'permutations', value: 3240 },
    milliseconds: measured.plain,
  },
  {
    ...{ ...worst, report, text: paper, what: text('published-crossings'), strategy: 'crossings', value: 1380 },
    milliseconds: measured.crossings,
  },
  ...wordByWord,
  {
    ...{ report, what: text('published-order'), text: paper, strategy: 'permutations', goal: 'all' },
    measure: 'solution',
    value: words.map(([word]) => word).join(' '),
  },
  {
    ...{ report, what: text('published-grid'), text: filled(printed), goal: 'count', measure: 'count', value: 1 },
    differs: { ours: 0, why: text('published-misprint') },
  },
  { report, what: text('published-mended'), text: filled(mended), goal: 'count', measure: 'count', value: 1 },
];
