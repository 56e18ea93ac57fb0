/**
 * The tables of walking distance (Takahashi 2002). Of a board only this is kept: how many tiles of each home line stand in
 * each line, and in which line the blank is. There a move takes any tile of a neighbouring line into the blank's line; where
 * tiles slide together, the blank goes on through further lines in the same move. From the goal every such state is visited
 * once, breadth first, and is linked to those that one step leads to.
 */
import { grown } from '../../../../algorithms/best-first/grown.ts';
import { States } from '../../../../algorithms/best-first/states.ts';
import type { Ticker } from '../../../../contract/index.ts';
import type { Axis } from './heuristic.ts';

/** Tables that would be larger are not made. 4 x 4 has 24,964 states. */
const MOST_STATES = 500_000;
const BETWEEN_LOOKS = 1024;
const UNSEEN = 0xffff;
const NO_LINK = -1;

export interface WalkingTable {
  /** For each state the fewest moves from line to line. */
  readonly distances: Uint16Array;
  /** For each state, way of the blank (to the line before, to the line behind) and home line of the tile: the next state. */
  readonly links: Int32Array;
  /** The states, written out as `Matrix` does. */
  readonly states: States;
}

/** Which table an axis needs: any two with the same name have the same. */
export const tableName = ({ lines, across, metric, lineOf, home }: Axis): string =>
  `${lines} x ${across} ${lineOf[home[0]!]} ${metric}`;

/** The table of an axis; none where it would be too large. */
export function walkingTable(axis: Axis, ticker: Ticker): WalkingTable | undefined {
  const matrix = new Matrix(axis);
  const states = new States(matrix.words.length, MOST_STATES, () => ticker.tick(0));
  matrix.fill(axis.home.map((_, cell) => axis.home.indexOf(cell)));
  states.add(matrix.words);
  const links = linksOf(states, matrix, ticker);
  return links && { links, distances: distancesOf(links, states.size, axis, ticker), states };
}

/** One state, written out: for every line how many tiles of every home line stand there, and behind all the blank's line. */
export class Matrix {
  readonly lines: number;
  readonly words: Uint32Array;
  readonly counts: Uint8Array;
  readonly #lineOf: Uint8Array;
  readonly #homeLine: Uint8Array;

  constructor({ lines, lineOf, home }: Axis) {
    this.lines = lines;
    this.#lineOf = lineOf;
    this.words = new Uint32Array(Math.ceil((lines ** 2 + 1) / 4));
    this.counts = new Uint8Array(this.words.buffer);
    this.#homeLine = home.map((cell) => lineOf[cell]!);
  }

  get blank(): number {
    return this.counts[this.lines ** 2]!;
  }

  set blank(line: number) {
    this.counts[this.lines ** 2] = line;
  }

  /** Takes in a board. */
  fill(cells: Uint8Array): void {
    this.counts.fill(0);
    for (let cell = 0; cell < cells.length; cell++) {
      const tile = cells[cell]!;
      const line = this.#lineOf[cell]!;
      if (tile === 0) this.blank = line;
      else this.counts[line * this.lines + this.#homeLine[tile]!]!++;
    }
  }
}

/** Visits every state that can be reached from the first; nothing where there are too many. */
function linksOf(states: States, matrix: Matrix, ticker: Ticker): Int32Array | undefined {
  const { words, counts, lines } = matrix;
  let links = new Int32Array(0);
  for (let state = 0; state < states.size; state++) {
    if (state % BETWEEN_LOOKS === 0) ticker.tick(0);
    if (links.length === 2 * lines * state) {
      const longer = grown([links], 2 * lines * (2 * state + 1));
      if (!longer) return undefined;
      [links] = longer;
    }
    states.read(state, words);
    const { blank } = matrix;
    for (let way = 0; way < 2; way++) {
      const from = blank + (way === 0 ? -1 : 1);
      for (let home = 0; home < lines; home++) {
        const link = (2 * state + way) * lines + home;
        links[link] = NO_LINK;
        if (from < 0 || from === lines || counts[from * lines + home] === 0) continue;
        counts[from * lines + home]!--;
        counts[blank * lines + home]!++;
        matrix.blank = from;
        const next = states.add(words);
        if (next === undefined) return undefined;
        links[link] = next;
        counts[from * lines + home]!++;
        counts[blank * lines + home]!--;
        matrix.blank = blank;
      }
    }
  }
  return links.slice(0, 2 * lines * states.size);
}

/** Breadth first from state 0, the goal. */
function distancesOf(links: Int32Array, size: number, { lines, metric }: Axis, ticker: Ticker): Uint16Array {
  const distances = new Uint16Array(size).fill(UNSEEN);
  const order = new Int32Array(size);
  /** For each state and way whether all that lies further on that way was reached in the same move as the state. */
  const swept = new Uint8Array(2 * size);
  let seen = 1;
  const reach = (state: number, way: number, distance: number): void => {
    for (let home = 0; home < lines; home++) {
      const next = links[(2 * state + way) * lines + home]!;
      if (next === NO_LINK) continue;
      if (distances[next] === UNSEEN) {
        distances[next] = distance;
        order[seen++] = next;
      }
      if (metric === 'multi' && swept[2 * next + way] === 0) {
        swept[2 * next + way] = 1;
        reach(next, way, distance);
      }
    }
  };
  distances[0] = 0;
  for (let i = 0; i < seen; i++) {
    if (i % BETWEEN_LOOKS === 0) ticker.tick(0);
    for (let way = 0; way < 2; way++) reach(order[i]!, way, distances[order[i]!]! + 1);
  }
  return distances;
}
