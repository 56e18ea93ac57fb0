/** Every number that the lesson mentions, with the search that gives it; `lessons.long.test.ts` computes all of them again. */
import { examples } from '../examples.ts';
import type { HeuristicName } from '../search/heuristics/names.ts';

const textOf = (id: string): string => examples.find((example) => example.id === id)!.text;

const plainly = <S extends string>(board: string, strategy: S) =>
  ({ text: textOf(board), strategy, goal: 'best' }) as const;
const by = <S extends 'a-star' | 'ida-star', H extends HeuristicName>(board: string, strategy: S, heuristic: H) =>
  ({ ...plainly(board, strategy), options: { heuristic } }) as const;

export const figures = {
  smallBreadth: { search: plainly('spiral', 'breadth-first'), nodes: 26 },
  smallBound: { search: plainly('spiral', 'branch-and-bound'), nodes: 6 },
  smallDeepening: { search: by('spiral', 'ida-star', 'misplaced'), nodes: 16 },
  firstBreadth: { search: plainly('report-1', 'breadth-first'), nodes: 17_855 },
  firstBound: { search: plainly('report-1', 'branch-and-bound'), nodes: 516 },
  firstMisplaced: { search: by('report-1', 'a-star', 'misplaced'), nodes: 327 },
  firstManhattan: { search: by('report-1', 'a-star', 'manhattan'), nodes: 108 },
  firstConflict: { search: by('report-1', 'a-star', 'linear-conflict'), nodes: 67 },
  firstWalking: { search: by('report-1', 'a-star', 'walking-distance'), nodes: 81 },
  secondMisplaced: { search: by('report-2', 'ida-star', 'misplaced'), nodes: 118 },
  secondManhattan: { search: by('report-2', 'ida-star', 'manhattan'), nodes: 40 },
  secondConflict: { search: by('report-2', 'ida-star', 'linear-conflict'), nodes: 40 },
  secondWalking: { search: by('report-2', 'ida-star', 'walking-distance'), nodes: 20 },
  fourthManhattan: { search: by('report-4', 'a-star', 'manhattan'), nodes: 13 },
  fifthBreadth: { search: plainly('report-5', 'breadth-first'), nodes: 504_267 },
  fifthBound: { search: plainly('report-5', 'branch-and-bound'), nodes: 3257 },
  fifthMisplaced: { search: by('report-5', 'a-star', 'misplaced'), nodes: 3337 },
  fifthConflict: { search: by('report-5', 'a-star', 'linear-conflict'), nodes: 389 },
  fifthWalking: { search: by('report-5', 'a-star', 'walking-distance'), nodes: 403 },
  fifthTables: { search: plainly('report-5', 'pattern-database'), nodes: 314 },
} as const;

/** The fewest moves of each board. */
export const moves = { small: 5, first: 14, second: 11, fifth: 18 } as const;

/** What each heuristic says of the report's first and second board before the first move. */
export const estimates = {
  first: { misplaced: 3, manhattan: 4, conflict: 4, walking: 6 },
  second: { misplaced: 8, manhattan: 9, conflict: 9, walking: 11 },
} as const;

/** The bounds of the iterations of IDA* with misplaced tiles on the small board, and how many nodes each has. */
export const iterations = { bounds: [4, 5], nodes: [7, 11] } as const;
