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
import { fitting, type Room } from './memory.ts';
import { carriedOut, type Plan, type Stretch } from './plan.ts';
import { AT_ONCE, type Manner, stages } from './stages.ts';

/** A stretch has at least `SHORTEST_STRETCH` moves, and fewer than `SHORTEST_STRETCH + STRETCHES`. */
const SHORTEST_STRETCH = 20;
const STRETCHES = 60;

/** What is told on the way. */
export interface Told {
  /** The way is shorter now. */
  better(): void;
  /** The beam is this wide from now on. */
  width(width: number): void;
  /** May throw to stop. */
  look(): void;
}

/** The whole board is to be solved again, in this manner. */
export interface Again {
  readonly kind: 'again';
  readonly manner: Manner;
}

/** Goes on until it is stopped; returns where nothing shorter seems to be there. */
export function improve(course: Course, board: Board, beam: Beam, probe: Probe<Path>, better: () => void): void {
  const told = { better, width: (width: number) => probe.gauge('width', width), look: () => probe.tick(0) };
  carriedOut(improvements(course, board, beam, told), (asked) =>
    asked.kind === 'stretch'
      ? beam.search(asked.quest, (nodes) => probe.tick(nodes))
      : { way: stages(board, beam, asked.manner, probe), cut: false },
  );
}

/** The same step by step, for a beam that needs this much room. */
export function* improvements(course: Course, board: Board, room: Room, told: Told): Plan<Stretch | Again, void> {
  const random = seededRandom(board.cells.length);
  const isNear = board.cells.filter((tile, cell) => tile !== cell).length <= AT_ONCE;
  /** The search of the whole way that brought nothing: no need to do it twice. */
  let inVain = '';

  function* wholeWay(width: number): Plan<Stretch, boolean> {
    const search = `${width} ${course.moves.length}`;
    if (search === inVain) return true;
    const outcome = yield* course.anew(0, course.moves.length, width);
    if (outcome === 'better') told.better();
    else inVain = search;
    return outcome !== 'none';
  }
  function* anotherWay(width: number): Plan<Again, void> {
    const choose = <T>(lines: readonly T[]): T => lines[random.below(lines.length)]!;
    const { way } = yield { kind: 'again', manner: { width, choose } };
    if (course.take(way!)) told.better();
  }
  function* stretches(width: number): Plan<Stretch, void> {
    const span = SHORTEST_STRETCH + random.below(STRETCHES);
    for (let from = -random.below(span); from < course.moves.length; from += span >> 1) {
      const to = Math.min(from + span, course.moves.length);
      if ((yield* course.anew(Math.max(from, 0), to, width)) === 'better') told.better();
      told.look();
    }
  }

  for (let width = firstWidth(board); ; ) {
    width = fitting(room, 2 * width, course.moves.length);
    told.width(width);
    if (!isNear) yield* anotherWay(width >> 1);
    else if (!(yield* wholeWay(width))) return;
    yield* stretches(Math.ceil(width / 8));
  }
}
