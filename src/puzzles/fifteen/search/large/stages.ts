/**
 * A way for any board, as players find it: finish an outer row or column, and what is left is a smaller board. Beam search
 * does as much at once as it can: all that is left, a whole line, half of it … and where it finds nothing, one or two tiles
 * are carried home by a search that always does.
 */

import type { Ticker } from '../../../../contract/index.ts';
import type { Beam, Part } from '../beam/quest.ts';
import { type Board, type Way, walk } from './board.ts';
import { carry, type Errand } from './carry.ts';
import { fitting, type Room } from './memory.ts';
import { carriedOut, type Plan, type Stage } from './plan.ts';

/** The tiles of an outer line in the order in which they are placed, and what is left when they are. */
export interface Line {
  readonly tiles: readonly number[];
  readonly rest: Part;
}

export interface Manner {
  /** How many positions the beam goes on with. */
  readonly width: number;
  /** Which of the outer lines is finished next. */
  choose(lines: readonly Line[]): Line;
}

/** No more tiles than this are brought home at one go. */
export const AT_ONCE = 64;
/** Rows and columns of the last part: few enough that all its positions can be looked at. */
const LAST = 3;
/** What carrying a tile one step further costs, as a rule. */
const PACE = 5;

export const stages = (board: Board, beam: Beam, manner: Manner, ticker: Ticker): Way =>
  carriedOut(stagesOf(board, beam, manner), (stage) =>
    stage.kind === 'sweep'
      ? beam.search(stage.quest, (nodes) => ticker.tick(nodes))
      : { way: carry(stage.board, stage.errand, ticker), cut: false },
  );

/** The stages one by one, for a beam that needs this much room. */
export const stagesOf = (board: Board, room: Room, manner: Manner): Plan<Stage, Way> =>
  new Stages(board, room, manner).way();

class Stages {
  readonly #now: Board;
  readonly #way: number[] = [];
  /** For each cell whether it is finished. */
  readonly #closed: boolean[];
  #rest: Part;
  /** How many tiles were last brought home at one go. */
  #size: number;

  constructor(
    board: Board,
    private readonly room: Room,
    private readonly manner: Manner,
  ) {
    const { rows, columns, cells } = board;
    this.#now = { ...board, cells: cells.slice() };
    this.#closed = Array.from(cells, () => false);
    this.#rest = { top: 0, left: 0, bottom: rows, right: columns };
    this.#size = Math.max(rows, columns);
  }

  *way(): Plan<Stage, Way> {
    const { columns, home } = this.#now;
    for (;;) {
      const { top, left, bottom, right } = this.#rest;
      const tiles = [...this.#closed.keys()].filter((cell) => !this.#closed[cell] && cell !== home);
      if (bottom - top <= LAST && right - left <= LAST) {
        yield* this.#carried({ tiles, closed: this.#closed, pace: 1 });
        return this.#way;
      }
      const away = tiles.filter((tile) => !this.#isHome(tile));
      if (away.length <= AT_ONCE && (yield* this.#sweep(tiles))) return this.#way;
      const line = this.manner.choose(linesOf(this.#rest, columns, home));
      yield* this.#finish(line.tiles);
      for (const tile of line.tiles) this.#closed[tile] = true;
      this.#rest = line.rest;
    }
  }

  /** Places the tiles of a line, first as many at one go as the last time or more, then fewer. */
  *#finish(tiles: readonly number[]): Plan<Stage, void> {
    const count = tiles.length;
    this.#size = Math.min(2 * this.#size, count);
    for (let placed = 0; placed < count; ) {
      // A tile left alone at the end of a line cannot come in without the one before it.
      const next = placed + this.#size >= count - 1 ? count : placed + this.#size;
      if (yield* this.#sweep(tiles.slice(0, next))) placed = next;
      else if (this.#size > 2) this.#size = Math.ceil(this.#size / 2);
      else placed = yield* this.#carry(tiles, placed);
    }
  }

  /** Tries to bring tiles home at one go; those of them that are home already may leave on the way. */
  *#sweep(tiles: readonly number[]): Plan<Stage, boolean> {
    const wanted = this.#closed.map(() => false);
    for (const tile of tiles) wanted[tile] = true;
    const { top, left, bottom, right } = this.#rest;
    const reach = bottom - top + right - left;
    const away = tiles.filter((tile) => !this.#isHome(tile)).length;
    const longest = 2 * reach * (away + 2);
    const width = fitting(this.room, this.manner.width, longest);
    const quest = { ...this.#now, wanted, part: this.#rest, width, longest, patience: 2 * reach + 20 };
    const { way } = yield { kind: 'sweep', before: this.#way, away, quest };
    if (way) this.#follow(way);
    return way !== undefined;
  }

  /** Places the next tile of a line, or two where the last two are left; returns how many are placed then. */
  *#carry(tiles: readonly number[], placed: number): Plan<Stage, number> {
    const from = Math.min(placed, tiles.length - 2);
    const to = from === tiles.length - 2 ? tiles.length : from + 1;
    const closed = [...this.#closed];
    for (const tile of tiles.slice(0, from)) closed[tile] = true;
    yield* this.#carried({ tiles: tiles.slice(from, to), closed, pace: PACE });
    return to;
  }

  *#carried(errand: Errand): Plan<Stage, void> {
    const { way } = yield { kind: 'carriage', before: this.#way, board: this.#now, errand };
    // There always is one.
    this.#follow(way!);
  }

  #isHome(tile: number): boolean {
    return this.#now.cells[tile] === tile;
  }

  #follow(way: Way): void {
    walk(this.#now, way);
    this.#way.push(...way);
  }
}

/** The outer lines that may be finished next, each from both ends: not the blank's own, and two others must be left. */
function linesOf({ top, left, bottom, right }: Part, columns: number, home: number): readonly Line[] {
  const row = (at: number) => Array.from({ length: right - left }, (_, i) => at * columns + left + i);
  const column = (at: number) => Array.from({ length: bottom - top }, (_, i) => (top + i) * columns + at);
  const across = [
    { tiles: row(top), rest: { top: top + 1, left, bottom, right } },
    { tiles: row(bottom - 1), rest: { top, left, bottom: bottom - 1, right } },
  ];
  const down = [
    { tiles: column(left), rest: { top, left: left + 1, bottom, right } },
    { tiles: column(right - 1), rest: { top, left, bottom, right: right - 1 } },
  ];
  return [...(bottom - top > 2 ? across : []), ...(right - left > 2 ? down : [])]
    .filter(({ tiles }) => !tiles.includes(home))
    .flatMap(({ tiles, rest }) => [
      { tiles, rest },
      { tiles: tiles.toReversed(), rest },
    ]);
}
