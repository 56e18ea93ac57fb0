/**
 * Makes a way shorter, round by round, each with a beam twice as wide: the whole way is searched again, or, where the board
 * is too large for that, solved again line by line in another order; then the way is searched again stretch by stretch.
 */

import { seededRandom } from '../../../../algorithms/random/random.ts';
import type { Probe } from '../../../../contract/index.ts';
import type { Path } from '../../model.ts';
import type { Beam } from '../beam/quest.ts';
import type { Course } from './best-so-far.ts';
import type { Board } from './board.ts';
import { firstWidth } from './first-way.ts';
import { fitting } from './memory.ts';
import { AT_ONCE, stages } from './stages.ts';

/** A stretch has at least `SHORTEST_STRETCH` moves, and fewer than `SHORTEST_STRETCH + STRETCHES`. */
const SHORTEST_STRETCH = 20;
const STRETCHES = 60;

/** Goes on until it is stopped, and says whenever the way is shorter; returns where nothing shorter seems to be there. */
export function improve(course: Course, board: Board, beam: Beam, probe: Probe<Path>, better: () => void): void {
  const random = seededRandom(board.cells.length);
  const isNear = board.cells.filter((tile, cell) => tile !== cell).length <= AT_ONCE;
  /** The search of the whole way that brought nothing: no need to do it twice. */
  let inVain = '';

  const wholeWay = (width: number): boolean => {
    const search = `${width} ${course.moves.length}`;
    if (search === inVain) return true;
    const outcome = course.anew(0, course.moves.length, width);
    if (outcome === 'better') better();
    else inVain = search;
    return outcome !== 'none';
  };
  const anotherWay = (width: number): void => {
    const choose = <T>(lines: readonly T[]): T => lines[random.below(lines.length)]!;
    if (course.take(stages(board, beam, { width, choose }, probe))) better();
  };
  const stretches = (width: number): void => {
    const span = SHORTEST_STRETCH + random.below(STRETCHES);
    for (let from = -random.below(span); from < course.moves.length; from += span >> 1) {
      const to = Math.min(from + span, course.moves.length);
      if (course.anew(Math.max(from, 0), to, width) === 'better') better();
      probe.tick(0);
    }
  };

  for (let width = firstWidth(board); ; ) {
    width = fitting(beam, 2 * width, course.moves.length);
    probe.gauge('width', width);
    if (!isNear) anotherWay(width >> 1);
    else if (!wholeWay(width)) return;
    stretches(Math.ceil(width / 8));
  }
}
