/** The builders of all puzzles that have one. */
import * as listed from '../puzzles/builders.ts';
import { builder } from './builder.ts';

/**
 * IQ Puzzler Pro: `iq.task({ board, pieces })`.
 *
 * @example
 * ```ts
 * import { iq, solve } from 'teka';
 *
 * const task = iq.task({ board: ['AA_', '___'], pieces: { A: ['##'], B: ['##', '##'] } });
 * console.log(task.value.placed[0]?.cells.join()); // => 0,1
 * const { words } = await solve(task);
 * console.log(words); // => Proven: there is no solution.
 * ```
 */
export const iq = /* @__PURE__ */ builder(listed.iq);

/**
 * The 15 puzzle and its kin: `fifteen.board(rows, { goal, metric })`.
 *
 * @example
 * ```ts
 * import { fifteen, solve } from 'teka';
 *
 * const board = fifteen.board([[1, 2, 3], [4, 0, 6], [7, 5, 8]]);
 * const { solutions } = await solve(board);
 * console.log(solutions[0], fifteen.solution.fromText(solutions[0]!).length); // => UL 2
 * ```
 */
export const fifteen = /* @__PURE__ */ builder(listed.fifteen);

/**
 * The 24 game: `twentyFour.hand(cards)`, `twentyFour.numbers(numbers, { target, countdown })`.
 *
 * @example
 * ```ts
 * import { solve, twentyFour } from 'teka';
 *
 * const hand = twentyFour.hand([3, 3, 8, 8]);
 * console.log((await solve(hand)).solutions[0]); // => 8 / (3 - (8 / 3))
 * const tiles = twentyFour.numbers([25, 50, 75, 100, 3, 6], { target: 952, countdown: true });
 * console.log(tiles.text); // => 25 50 75 100 3 6 -> 952 countdown
 * ```
 */
export const twentyFour = /* @__PURE__ */ builder(listed.twentyFour);

/**
 * Wordscapes: `words.level({ letters, grid })`, or `rows`, `lengths` or `patterns` in place of a grid.
 *
 * @example
 * ```ts
 * import { solve, words } from 'teka';
 *
 * const level = words.level({ letters: 'STUOMC', patterns: ['C?S?'] });
 * console.log((await solve(level)).solutions.join()); // => COST
 * ```
 */
export const words = /* @__PURE__ */ builder(listed.words);
