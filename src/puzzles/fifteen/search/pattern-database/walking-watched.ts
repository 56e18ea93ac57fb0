/** The twin of the kernel of walking.ts that people watch: the same moves in the same order, and a tree for each bound. */
import { DepthFirst } from '../../../../algorithms/trace/depth-first.ts';
import type { Trace } from '../../../../contract/index.ts';
import type { Path } from '../../model.ts';
import { text } from '../../texts.ts';
import type { Turned } from '../ways/turned.ts';
import { openOf, stepsOf } from './finder.ts';
import type { Lines, Start } from './walking.ts';

/** Where a search is. */
interface Place {
  readonly cells: readonly number[];
  readonly blank: number;
  /** The states of both directions. */
  readonly states: readonly [vertical: number, horizontal: number];
}

/** 0 for a move from row to row, 1 for one from column to column. */
const axisOf = (move: number): 0 | 1 => (move === 0 || move === 3 ? 0 : 1);

/** Looks for a way of at most `most` moves, of which each slides any number of tiles. */
export class WatchedWalk {
  readonly #tree = new DepthFirst<Path>();
  readonly #open: readonly number[];
  readonly #steps: readonly number[];
  #bound = 0;

  constructor(
    private readonly lines: Lines,
    private readonly turned: Pick<Turned, 'field' | 'path'>,
  ) {
    this.#open = openOf(turned.field);
    this.#steps = stepsOf(turned.field);
  }

  *trace({ board, vertical, horizontal }: Start, most: number): Generator<Trace<Path>, void> {
    const cells = Array.from(board);
    const start: Place = { cells, blank: cells.indexOf(this.turned.field.blank), states: [vertical, horizontal] };
    let isFound = false;
    for (this.#bound = this.#least(start); this.#bound <= most && !isFound; this.#bound++) {
      yield this.#enter([], 0, this.#least(start), false);
      isFound = yield* this.#slide(start, [], 0, undefined);
      yield this.#tree.leave();
    }
  }

  /** Goes on from a place that `g` moves lead to, the last along an axis, by single steps of the blank. */
  *#slide(place: Place, way: readonly number[], g: number, last: number | undefined): Generator<Trace<Path>, boolean> {
    if (place.cells.every((tile, cell) => tile === cell)) {
      this.#tree.mark('solution');
      return true;
    }
    if (g === this.#bound) {
      this.#tree.mark('dead end', text('at-the-bound', { bound: this.#bound }));
      return false;
    }
    for (const move of [0, 1, 2, 3].filter((one) => axisOf(one) !== last)) {
      let at = place;
      for (let steps = 1; this.#open[at.blank]! & (1 << move); steps++) {
        at = this.#stepped(at, move);
        const there = [...way, ...Array<number>(steps).fill(move)];
        const h = this.#least(at);
        yield this.#enter(there, g + 1, h, true);
        const isCut = g + 1 + h > this.#bound;
        if (isCut) this.#tree.mark('cut', text('beyond-bound', { g: g + 1, h, bound: this.#bound }));
        const isFound = !isCut && (yield* this.#slide(at, there, g + 1, axisOf(move)));
        yield this.#tree.leave();
        if (isFound) return true;
      }
    }
    return false;
  }

  #stepped({ cells, blank, states }: Place, move: number): Place {
    const { columns } = this.turned.field;
    const from = blank + this.#steps[move]!;
    const tile = cells[from]!;
    const axis = axisOf(move);
    const home = axis === 0 ? Math.floor(tile / columns) : tile % columns;
    const { links, lines } = this.lines[axis];
    const state = links[(2 * states[axis] + (move >> 1)) * lines + home]!;
    return {
      cells: cells.with(blank, tile).with(from, this.turned.field.blank),
      blank: from,
      states: axis === 0 ? [state, states[1]] : [states[0], state],
    };
  }

  #least({ states }: Place): number {
    return this.lines[0].distances[states[0]]! + this.lines[1].distances[states[1]]!;
  }

  #enter(way: readonly number[], g: number, h: number, counted: boolean) {
    return this.#tree.enter(this.turned.path(way), counted, { g, h, f: g + h, bound: this.#bound });
  }
}
