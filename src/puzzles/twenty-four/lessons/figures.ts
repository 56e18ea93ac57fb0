/** Every number that the lesson mentions, with the search that gives it; `lessons.test.ts` computes all of them again. */

const all = <S extends string>(text: string, strategy: S) => ({ text, strategy, goal: 'all' }) as const;

const three = '2 3 4 -> 24';
const four = '7 8 5 6';
const five = '2 3 5 7 11 -> 100';
const six = '1 2 3 4 5 6 -> 952';

export const figures = {
  threeEvery: { search: all(three, 'every-expression'), nodes: 192, solutions: 12 },
  threeSubsets: { search: all(three, 'subset-table'), nodes: 23, solutions: 1 },
  fourEvery: { search: all(four, 'every-expression'), nodes: 7680, solutions: 28 },
  fourSubsets: { search: all(four, 'subset-table'), nodes: 360, solutions: 3 },
  fiveEvery: { search: all(five, 'every-expression'), nodes: 430_080 },
  fiveSubsets: { search: all(five, 'subset-table'), nodes: 1697 },
  sixEvery: { search: all(six, 'every-expression'), nodes: 30_965_760, solutions: 0 },
  sixSubsets: { search: all(six, 'subset-table'), nodes: 5075, solutions: 0 },
} as const;

/** What the 192 expressions are made of, and how many different values 2 and 3 make. */
export const parts = { orders: 6, operators: 16, shapes: 2, pair: 5 } as const;
