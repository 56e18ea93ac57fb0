/** Every number that the lesson mentions, with the search that gives it; `lessons.long.test.ts` computes all of them again. */
import { examples } from '../examples.ts';

const textOf = (id: string): string => examples.find((example) => example.id === id)!.text;

/** Three words that cross, small enough to look at every check. */
const small = (letters: string): string =>
  `LETTERS ${letters}\nGRID\n..?\n..?\n???\n?..\n?..\nANSWERS 1D OUT, 2A CUT, 2D COT`;

const all = <S extends string>(text: string, strategy: S) => ({ text, strategy, goal: 'all' }) as const;

export const figures = {
  smallPlain: { search: all(small('TUOC'), 'permutations'), nodes: 59 },
  smallCrossed: { search: all(small('TUOC'), 'crossings'), nodes: 33 },
  luckyPlain: { search: all(small('COUT'), 'permutations'), nodes: 16 },
  luckyCrossed: { search: all(small('COUT'), 'crossings'), nodes: 18 },
  paperPlain: { search: all(textOf('paper'), 'permutations'), nodes: 2166 },
  paperCrossed: { search: all(textOf('paper'), 'crossings'), nodes: 1154 },
  gridBacktracked: { search: all(textOf('paper-grid'), 'dictionary-backtracking'), nodes: 36, solutions: 8 },
  gridPropagated: { search: all(textOf('paper-grid'), 'propagate'), nodes: 15, solutions: 8 },
  fullBacktracked: { search: all(textOf('paper-full'), 'dictionary-backtracking'), nodes: 8831, solutions: 3136 },
  fullPropagated: { search: all(textOf('paper-full'), 'propagate'), nodes: 4220, solutions: 3136 },
  fullBest: { search: { text: textOf('paper-full'), strategy: 'propagate', goal: 'best' }, nodes: 8 },
} as const;

/** The checks at worst: of one word of the small grid with none and with one of its boxes known, and of whole grids. */
export const worst = {
  word: 24,
  crossedWord: 12,
  smallPlain: 72,
  smallCrossed: 48,
  paperPlain: 3240,
  paperCrossed: 1380,
} as const;

/** How many of the nodes on the paper's grid are dead ends: by backtracking, and with propagation. */
export const deadEnds = { backtracked: 9, propagated: 0 } as const;
