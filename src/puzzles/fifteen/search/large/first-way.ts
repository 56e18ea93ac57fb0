/** A way for any board at once: line by line, with a beam that is narrower on larger boards. */

import type { Ticker } from '../../../../contract/index.ts';
import type { Beam } from '../beam/quest.ts';
import type { Board, Way } from './board.ts';
import { type Line, type Manner, stages } from './stages.ts';

/**
 * How many cells the expanded boards of a level have in all: some hundredths of a second on five by five, less than a
 * second at most.
 */
const CELLS = 25_000;

export const firstWidth = ({ rows, columns }: Pick<Board, 'rows' | 'columns'>): number =>
  Math.ceil(CELLS / (rows * columns));

export const place = (board: Board, ticker: Ticker, beam: Beam): Way => stages(board, beam, firstManner(board), ticker);

export const firstManner = (board: Board): Manner => ({ width: firstWidth(board), choose: shortestOf });

const shortestOf = (lines: readonly Line[]): Line => lines.reduce((a, b) => (b.tiles.length < a.tiles.length ? b : a));
