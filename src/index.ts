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
export { darkPalette, lightPalette, type Palette, paintWith } from './presentation/picture/palette.ts';
export { sheet } from './presentation/picture/sheet.ts';
export { onPaper, type Painter, renderSvg } from './presentation/picture/svg.ts';
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
 * const board = { puzzle: '15', text: '1 2 3/4 - 6/7 5 8' };
 * const { solutions, proven } = await solve(board, { strategy: 'a-star', options: { heuristic: 'manhattan' } });
 * console.log(solutions.join(), proven); // => UL true
 * ```
 *
 * @function
 */
export const solve: Teka['solve'] = here.solve;

/**
 * Solutions one by one: the search waits for the loop, and is cancelled when the loop is left.
 *
 * @example
 * ```ts
 * import { solutions } from 'teka';
 *
 * for await (const solution of solutions({ puzzle: '24', text: '1 2 3 4 -> 24' })) {
 *   console.log(solution);
 *   if (solution.includes('(1 * 2)')) break;
 * }
 * // => ((1 + 2) + 3) * 4
 * // => ((1 * 2) * 3) * 4
 * ```
 *
 * @function
 */
export const solutions: Teka['solutions'] = here.solutions;

/**
 * Judges an answer by the rules, independently of every strategy.
 *
 * @example
 * ```ts
 * import { check } from 'teka';
 *
 * const { right, problems } = await check({ puzzle: '24', text: '7 8 5 6' }, '7 + 8 + 5 + 6');
 * console.log(right, problems[0]?.message); // => false It equals 26, not 24.
 * ```
 *
 * @function
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
 * console.log(hints[2]?.text); // => Slide 5 up.
 * ```
 *
 * @function
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
 * console.log(verdict);
 * // => Tidak dapat diselesaikan: jumlah KURANG 1 dan X 0, bersama 1, bilangan ganjil.
 * ```
 *
 * @function
 */
export const explain: Teka['explain'] = here.explain;

/**
 * A new puzzle, which can be asked about as it is; the same seed makes the same one.
 *
 * @example
 * ```ts
 * import { generate, solve } from 'teka';
 *
 * const hand = await generate({ puzzle: '24', seed: 7 });
 * console.log(hand.text, (await solve(hand)).count > 0); // => Q A 5 J true
 * ```
 *
 * @function
 */
export const generate: Teka['generate'] = here.generate;

/**
 * A search node by node: each when it is made, and again when its fate is known. Leaving the loop ends it.
 *
 * @example
 * ```ts
 * import { watch } from 'teka';
 *
 * let nodes = 0;
 * for await (const event of watch({ puzzle: '15', text: '1 2 3/4 - 6/7 5 8' }, { strategy: 'a-star' })) {
 *   if ('position' in event) nodes++;
 * }
 * console.log(nodes); // => 7
 * ```
 *
 * @function
 */
export const watch: Teka['watch'] = here.watch;

/**
 * One of all solutions, by its number from 0 or drawn evenly by a seed, without listing the others.
 *
 * @example
 * ```ts
 * import { pick } from 'teka';
 *
 * const { count, solution } = await pick({ puzzle: 'iq', text: 'BOARD 3x20; PIECES pentominoes' }, { index: 7 });
 * console.log(count, solution?.slice(0, 20)); // => 8 VZYYYYWTFNNNIIIIIXUU
 * ```
 *
 * @function
 */
export const pick: Teka['pick'] = here.pick;
