/**
 * Teka as a library, in the thread that calls it. `teka/node` and `teka/browser` have the same functions with workers.
 *
 * @example
 * ```ts
 * import { solve } from 'teka';
 *
 * const { solutions, words } = await solve({ puzzle: '24', text: '7 8 5 6' });
 * console.log(solutions[0]); // => ((7 - 8) + 5) * 6
 * console.log(words); // => All 3 solutions.
 * ```
 *
 * @module teka
 */
import { inlineClient } from './hosts/inline.ts';
import { tekaOver } from './library/over.ts';
import type { Teka } from './library/teka.ts';

export * from './contract/index.ts';
export { findPuzzle } from './engine/find.ts';
export { inlineClient } from './hosts/inline.ts';
export * from './library/index.ts';
export { darkPalette, lightPalette, paintWith } from './presentation/picture/palette.ts';
export { type Poster, posterOf } from './presentation/picture/poster.ts';
export { sheet } from './presentation/picture/sheet.ts';
export { onPaper, renderSvg } from './presentation/picture/svg.ts';
export { report } from './presentation/report.ts';
export { commonTexts as engineTexts } from './presentation/texts.ts';
export { catalogue } from './puzzles/catalogue.ts';

const here = /* @__PURE__ */ tekaOver(/* @__PURE__ */ inlineClient());

/**
 * Solves, and resolves when the search is over, with all that it found.
 *
 * @example
 * ```ts
 * import { solve } from 'teka';
 *
 * const board = { puzzle: '15', text: '5 1 2/4 - 3/7 8 6' };
 * const { solutions, proven, goal } = await solve(board, { strategy: 'a-star', options: { heuristic: 'manhattan' } });
 * console.log(solutions.join(), goal, proven); // => RDLURDLU best true
 * ```
 */
export const solve: Teka['solve'] = here.solve;

/**
 * Solutions one by one: the search waits for the loop, and leaving the loop cancels it.
 *
 * @example
 * ```ts
 * import { solutions } from 'teka';
 *
 * const board = { puzzle: 'iq', text: 'BOARD 5x11; PIECES IQ Puzzler Pro' };
 * let taken = 0;
 * for await (const solution of solutions(board)) {
 *   console.log(solution.slice(0, 11));
 *   if (++taken === 2) break;
 * }
 * // => AAAGGGGLLHH
 * // => AAAGGGGLLHH
 * ```
 */
export const solutions: Teka['solutions'] = here.solutions;

/**
 * Judges an answer by the rules.
 *
 * @example
 * ```ts
 * import { check } from 'teka';
 *
 * const { right, problems } = await check({ puzzle: '24', text: '7 8 5 6' }, '7 + 8 + 5 + 6');
 * console.log(right, problems[0]?.message); // => false x
 * ```
 */
export const check: Teka['check'] = here.check;

/**
 * Help in steps, from a nudge to the whole answer.
 *
 * @example
 * ```ts
 * import { hint } from 'teka';
 *
 * const hints = await hint({ puzzle: '15', text: '1 2 3/4 - 6/7 5 8' });
 * console.log(hints[0]?.text); // => x
 * ```
 */
export const hint: Teka['hint'] = here.hint;

/**
 * What can be said about a puzzle, such as why it has no solution.
 *
 * @example
 * ```ts
 * import { explain } from 'teka';
 *
 * const { verdict } = await explain({ puzzle: '15', text: '2 1 3/4 5 6/7 8 -' }, { language: 'id' });
 * console.log(verdict); // => x
 * ```
 */
export const explain: Teka['explain'] = here.explain;

/**
 * A new puzzle; the same seed makes the same one.
 *
 * @example
 * ```ts
 * import { generate, solve } from 'teka';
 *
 * const hand = await generate({ puzzle: '24', seed: 7 });
 * console.log(hand.text, (await solve(hand)).count > 0); // => x true
 * ```
 */
export const generate: Teka['generate'] = here.generate;

/**
 * A search node by node; leaving the loop ends it.
 *
 * @example
 * ```ts
 * import { watch } from 'teka';
 *
 * let nodes = 0;
 * for await (const event of watch({ puzzle: '15', text: '1 2 3/4 - 6/7 5 8' }, { strategy: 'a-star' })) {
 *   if ('position' in event) nodes++;
 * }
 * console.log(nodes); // => x
 * ```
 */
export const watch: Teka['watch'] = here.watch;

/**
 * One of all solutions, by its number or drawn evenly by a seed.
 *
 * @example
 * ```ts
 * import { pick } from 'teka';
 *
 * const { count, solution } = await pick({ puzzle: 'iq', text: 'BOARD 5x11; PIECES IQ Puzzler Pro' }, { index: 0 });
 * console.log(count, solution?.length); // => 4331140 59
 * ```
 */
export const pick: Teka['pick'] = here.pick;
