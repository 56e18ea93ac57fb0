/** Which boards can be asked for; generate.ts makes them. */
import type { Generator } from '../../../contract/index.ts';
import { LARGEST, SMALLEST, type Task } from '../model.ts';
import { text } from '../texts.ts';
import { levels } from './levels.ts';

const USUAL = 4;
/** What the longest way on any board of up to 16 cells takes, on 2 x 8 (OEIS A151944); smaller boards say their own most. */
const MOST_MOVES = 140;

export const generator: Generator<Task> = {
  difficulties: levels.map((id) => ({ id, name: text(`level-${id}`) })),
  options: {
    rows: { kind: 'number', default: USUAL, least: SMALLEST, most: LARGEST, summary: text('option-rows') },
    columns: { kind: 'number', default: USUAL, least: SMALLEST, most: LARGEST, summary: text('option-columns') },
    moves: { kind: 'number', least: 0, most: MOST_MOVES, summary: text('option-moves') },
  },
  key: ({ cells }) => cells.join(' '),
  like: ({ rows, columns }) => ({ rows, columns }),
  generate: async (wish, context) => (await import('./generate.ts')).generate(wish, context),
};
