/** Menu entries and golden tests alike; each says where it comes from and how many fillings it has. */
import type { Example } from '../../contract/index.ts';
import { text } from './texts.ts';

const lines = (...given: readonly string[]): string => given.join('\n');

const paperGrid = lines(
  ...['GRID', '...?....', '...?..?.', '...?????', '????..?.', '?...????', '?....?.?', '..??????'],
);
const paperWords = 'CUT COST MOST SCOUT MUST COTS OUT SUM CUSTOM';
const counted = 'Made up; a plain search over all words, slot by slot, counts as many';

/** The first one is what people find before they bring their own: it does not give its answers away. */
export const examples: readonly Example[] = [
  {
    id: 'paper-grid',
    text: lines('LETTERS STUOMC', 'LIST common', paperGrid),
    title: text('example-paper-grid'),
    source: 'The paper’s grid without its answers; a plain search over the words of SCOWL up to 35 finds 8',
    answers: [{ count: 8 }, { goal: 'count', count: 8 }],
  },
  {
    id: 'paper',
    text: lines(
      'LETTERS STUOMC',
      paperGrid,
      'ANSWERS 4D CUT, 4A COST, 1D MOST, 3A SCOUT, 2D MUST, 5A COTS, 6D OUT, 7D SUM, 8A CUSTOM',
    ),
    title: text('example-paper'),
    source:
      'A university paper on plain and heuristic brute force for Wordscapes: 3240 and 1380 checks at worst; those really made are counted one by one in search/paper/paper.test.ts',
    answers: [
      { strategy: 'permutations', count: 1, first: paperWords, nodes: 2166 },
      { strategy: 'crossings', count: 1, first: paperWords, nodes: 1154 },
      { count: 1, first: paperWords },
    ],
  },
  {
    id: 'paper-full',
    text: lines('LETTERS STUOMC', paperGrid),
    title: text('example-paper-full'),
    source: 'The same; a plain search over the words of SCOWL up to 80 finds 3136',
    answers: [{ count: 3136 }, { goal: 'count', count: 3136 }],
  },
  {
    id: 'known',
    text: lines('LETTERS READING', 'LIST common', ...['GRID', '???????', '?.N...?', 'D.?...?', '?.....?', '??R?..N']),
    title: text('example-known'),
    source: counted,
    answers: [{ count: 1, first: 'READING RIDGE AND GRAIN EARN' }],
  },
  {
    id: 'lengths',
    text: lines('LETTERS STUOMC', 'LIST common', 'LENGTHS 4 5 6'),
    title: text('example-lengths'),
    source: counted,
    answers: [{ count: 8 }],
  },
  {
    id: 'patterns',
    text: lines('LETTERS READING', 'LIST common', 'PATTERNS R?A? ?EA?'),
    title: text('example-patterns'),
    source: 'Read off the list of common words',
    answers: [{ count: 5 }],
  },
  {
    id: 'indonesian',
    text: lines(
      ...['LETTERS SEKOLAH', 'LANGUAGE id', 'LIST common'],
      ...['GRID', '???????', 'O.?.?.?', '?.L.?.?', '?.?.?.?', '..?.?..'],
    ),
    title: text('example-indonesian'),
    firstFor: 'id',
    source: counted,
    answers: [{ count: 1, first: 'SEKOLAH SOAL KELAS LEKAS HALO' }],
  },
  {
    id: 'none',
    text: lines('LETTERS STUOMC', ...['GRID', '??????', '.?..?.', '.?..?.', '??????']),
    title: text('example-none'),
    source: 'Only one word has all six letters, and none may stand twice',
    answers: [{ count: 0 }, { goal: 'best', count: 0 }],
  },
  {
    id: 'own',
    text: lines(
      'LETTERS SATURNVEMH',
      ...['GRID', '?.........', '?....?....', '?....?????', '??????....', '.....?....', '.....?....'],
      ...['WORDS', 'EARTH', 'JUPITER', 'MARS', 'MERCURY', 'NEPTUNE', 'SATURN', 'URANUS', 'VENUS'],
    ),
    title: text('example-own'),
    source: 'The eight planets; four of them can be laid, and each fits in one place only',
    answers: [{ count: 1, first: 'MARS VENUS EARTH SATURN' }],
  },
];
