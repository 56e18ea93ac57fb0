/**
 * The board as a space to be searched. A move is a direction in which tiles slide and how many of them do: number
 * 4 * (tiles - 1) + direction, with the directions in the order of the model, so that opposite ones are two apart and
 * those along one line are equal modulo 2.
 */
import type { Place } from '../../../algorithms/best-first/place.ts';
import { blankStep, directions, type Path, type Task } from '../model.ts';
import type { Heuristic } from './heuristics/heuristic.ts';

const NOWHERE = -1;

export class BoardSpace implements Place {
  readonly moves: number;
  readonly words: Uint32Array;
  /** The same bytes as the words. */
  readonly #cells: Uint8Array;
  /** For each cell and direction where the blank goes in one step. */
  readonly #next: Int16Array;
  /** For each cell and move whether it can be made with the blank there. */
  readonly #isPossible: Uint8Array;
  readonly #isMulti: boolean;
  #blank = 0;

  constructor(
    task: Task,
    private readonly heuristic: Heuristic,
    /** Whether moves are made that are pointless after the last one. */
    private readonly makesPointless = false,
  ) {
    const { cells, rows, columns, metric } = task;
    this.#isMulti = metric === 'multi';
    this.moves = this.#isMulti ? 4 * (Math.max(rows, columns) - 1) : 4;
    this.words = new Uint32Array(Math.ceil(cells.length / 4));
    this.#cells = new Uint8Array(this.words.buffer, 0, cells.length);
    this.#cells.set(cells);
    this.#next = nextCells(task);
    this.#isPossible = new Uint8Array(cells.length * this.moves);
    for (let blank = 0; blank < cells.length; blank++) {
      for (let move = 0; move < this.moves; move++) {
        let at = blank;
        for (let tile = move >> 2; tile >= 0 && at !== NOWHERE; tile--) at = this.#next[4 * at + (move & 3)]!;
        this.#isPossible[blank * this.moves + move] = at === NOWHERE ? 0 : 1;
      }
    }
    this.enter();
  }

  enter(): void {
    this.#blank = this.#cells.indexOf(0);
    this.heuristic.begin(this.#cells);
  }

  allows(move: number, last: number): boolean {
    if (last !== -1 && !this.makesPointless && this.#isPointless(move, last)) return false;
    return this.#isPossible[this.#blank * this.moves + move] === 1;
  }

  make(move: number): void {
    const cells = this.#cells;
    for (let tiles = move >> 2; tiles >= 0; tiles--) {
      const from = this.#next[4 * this.#blank + (move & 3)]!;
      const to = this.#blank;
      const tile = cells[from]!;
      cells[to] = tile;
      cells[from] = 0;
      this.#blank = from;
      this.heuristic.slid(tile, from, to);
    }
  }

  undo(move: number): void {
    this.make(move ^ 2);
  }

  estimate(): number {
    return this.heuristic.least();
  }

  /** Back where it came from; or further on in the same line, where one move would have done. */
  #isPointless(move: number, last: number): boolean {
    return this.#isMulti ? (move & 1) === (last & 1) : move === (last ^ 2);
  }
}

/** A row of moves as tiles that slide one by one. */
export const pathOf = (moves: readonly number[]): Path =>
  moves.flatMap((move) => Array.from({ length: 1 + (move >> 2) }, () => directions[move & 3]!));

function nextCells({ rows, columns, cells }: Task): Int16Array {
  const next = new Int16Array(4 * cells.length).fill(NOWHERE);
  for (let cell = 0; cell < cells.length; cell++) {
    for (const [i, direction] of directions.entries()) {
      const row = Math.floor(cell / columns) + blankStep[direction][0];
      const column = (cell % columns) + blankStep[direction][1];
      const isThere = row >= 0 && row < rows && column >= 0 && column < columns;
      if (isThere) next[4 * cell + i] = row * columns + column;
    }
  }
  return next;
}
