/**
 * A tiny board puzzle for tests of the command line, with everything that a puzzle may offer: write Y or Z into every
 * open cell. A board is lines of `_` and letters; a solution is the same on one line, with `/` between the rows. Both are
 * read from several lines and from one.
 */
import {
  type Notation,
  type Puzzle,
  parsed,
  placeAt,
  refused,
  type Strategy,
  texter,
} from '../../../contract/index.ts';
import { counted, described, entryOf, thorough } from './tiny.ts';

type Board = readonly string[];

const texts = {
  words: { en: 'Letters', id: 'Huruf' },
  title: { en: 'A board', id: 'Papan' },
  level: { en: 'wide', id: 'lebar' },
  mirror: { en: 'also the other letter', id: 'juga huruf lainnya' },
  'help-move': { en: 'A row and a letter: 1 Y.', id: 'Baris dan huruf: 1 Y.' },
  'bad-board': { en: 'A board is made of _ and capital letters.', id: 'Papan terdiri dari _ dan huruf besar.' },
  'bad-move': (p: { move: string }) => ({ en: `"${p.move}" is not a move.`, id: `"${p.move}" bukan langkah.` }),
  open: { en: 'Something is open.', id: 'Ada yang masih kosong.' },
  'one-left': { en: 'One is left.', id: 'Tinggal satu.' },
  'has-q': { en: 'There is a Q.', id: 'Ada Q.' },
  nudge: { en: 'Begin at the top.', id: 'Mulai dari atas.' },
  spelt: (p: { board: string }) => ({ en: p.board, id: p.board }),
  square: { en: 'a square one', id: 'persegi' },
  tall: { en: 'a tall one', id: 'yang tinggi' },
  scene: { en: 'a board', id: 'papan' },
} as const;
const text = texter(texts);

const written = (separator: string): Notation<Board> => ({
  parse(source) {
    const rows = source.trim().split(/[\n/]/);
    const bad = rows.findIndex((row) => !/^[_A-Z]+$/.test(row));
    if (bad < 0) return parsed(rows);
    return refused(text('bad-board'), placeAt(source, source.indexOf(rows[bad]!), 1));
  },
  format: (board) => board.join(separator),
});
const solution = written('/');

const openOf = (board: Board): number => board.join('').split('_').length - 1;

/** Each open cell by the next bit of a number: 0 is Y, 1 is Z. */
function filled(board: Board, number: number): Board {
  let rest = number;
  return board.map((row) =>
    row.replaceAll('_', () => {
      const letter = rest % 2 === 0 ? 'Y' : 'Z';
      rest = Math.floor(rest / 2);
      return letter;
    }),
  );
}

/** A board with a `Q` cannot be solved. */
const countOf = (board: Board): number => (board.join('').includes('Q') ? 0 : 2 ** openOf(board));

const every: Strategy<Board, Board> = {
  ...thorough('every', text('words'), async (board, _goal, { mirror }) => (probe) => {
    if (countOf(board) === 0) probe.note(text('has-q'));
    const count = mirror ? countOf(board) : Math.ceil(countOf(board) / 2);
    for (let number = 0; number < count; number++) {
      probe.tick();
      probe.gauge('share', number / count);
      probe.solution(filled(board, number));
    }
  }),
  options: { mirror: { kind: 'flag', default: true, summary: text('mirror') } },
};

export const letters: Puzzle<Board, Board> = {
  about: {
    id: 'letters',
    ...described(text('words')),
    examples: [counted('two-rows', 'A_\n_B', text('title'), 4), counted('lost', 'Q_', text('title'), 0)],
  },
  texts,
  instance: { help: text('words'), ...written('\n'), lines: 'several' },
  solution: { help: text('words'), ...solution, kind: 'position' },
  judge: async (board) => ({
    verify: (given) => (openOf(given) > 0 ? [{ text: text('open') }] : []),
    key: (given) => given.join('/'),
    play: {
      status: () => (openOf(board) === 1 ? text('one-left') : undefined),
      move(move) {
        const [, row, letter] = /^([1-9]) ([YZ])$/.exec(move) ?? [];
        const at = Number(row) - 1;
        if (!letter || !board[at]?.includes('_')) return refused(text('bad-move', { move }));
        return parsed(board.map((line, i) => (i === at ? line.replace('_', letter) : line)));
      },
      finished: () => openOf(board) === 0,
    },
  }),
  solving: {
    // The second has no option, so that naming one chooses the first.
    strategies: [
      {
        ...every,
        id: 'plain',
        options: {},
        prepare: (...asked) => every.prepare(asked[0], asked[1], { mirror: true }, asked[3]),
      },
      every,
    ],
    goal: () => 'all',
    atlas: (board) => parsed({ count: countOf(board), at: (index) => filled(board, index) }),
  },
  showing: {
    depict: (board, given = board) => [
      {
        width: 40,
        height: 40 * board.length,
        title: text('scene'),
        shapes: given.map((row, i) => ({ kind: 'label', x: 20, y: 40 * i + 20, size: 10, text: row, fill: 'ink' })),
      },
    ],
    layout: (board, given = board) =>
      given.map((row) =>
        [...row].map((letter) =>
          letter === '_' ? { text: letter } : { text: letter, tint: letter.charCodeAt(0) - 65 },
        ),
      ),
  },
  helping: {
    hint: (board) => [
      { kind: 'nudge', offer: text('nudge'), text: text('nudge') },
      { kind: 'word', offer: text('nudge'), text: text('words'), show: solution.format(filled(board, 0)) },
      {
        kind: 'all',
        offer: text('nudge'),
        text: text('spelt', { board: solution.format(filled(board, 0)) }),
        show: solution.format(filled(board, 0)),
      },
    ],
  },
  making: {
    difficulties: [{ id: 'wide', name: text('level') }],
    options: {
      closed: { kind: 'flag', default: false, summary: text('mirror') },
      shape: {
        kind: 'choice',
        default: 'square',
        summary: text('words'),
        values: [
          { id: 'square', name: text('square') },
          { id: 'tall', name: text('tall') },
        ],
      },
    },
    generate: ({ seed, difficulty, options }) =>
      seed < 0
        ? refused(text('bad-board'))
        : parsed([
            `${options.closed ? 'C' : '_'}${'_'.repeat(difficulty ? 3 : 1)}`,
            ...Array(options.shape === 'tall' ? 3 : 1).fill('ABCDE'[seed % 5]!.repeat(2)),
          ]),
  },
  playing: {
    help: text('help-move'),
    byPlace: true,
  },
};

export const entry = entryOf(letters, 'l');
