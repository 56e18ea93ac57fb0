/** Random small boards, cut into pieces. Everything is decided by a tape of numbers, which fast-check shrinks. */
import type { Board, Shape, Spot } from '../model.ts';

const MOST_PIECES = 6;
export const MOST_TWINS = 3;

/** Hands out the numbers of the tape; zeros when it has run out. */
export class Tape {
  readonly #numbers: readonly number[];
  #at = 0;
  constructor(numbers: readonly number[]) {
    this.#numbers = numbers;
  }
  /** A number from 0, below this. */
  below(limit: number): number {
    return (this.#numbers[this.#at++] ?? 0) % limit;
  }
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }
  /** True once in `times` calls on average; never on a tape of zeros. */
  oneIn(times: number): boolean {
    return this.below(times) === times - 1;
  }
}

/** A piece as it was cut: the cells it lay on, and its shape in steps of its own. */
export interface Cut {
  readonly cells: readonly number[];
  readonly shape: Shape;
}

const add = (a: Spot, b: Spot): Spot => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const scale = (a: Spot, by: number): Spot => [a[0] * by, a[1] * by, a[2] * by];
const inOrder = (spots: readonly Spot[]): Shape => [...spots].sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);

/** Moved to the corner, in reading order. */
export function shapeOf(spots: readonly Spot[]): Shape {
  const least = [0, 1, 2].map((d) => Math.min(...spots.map((spot) => spot[d]!)));
  return inOrder(spots.map(([a, b, c]): Spot => [a - least[0]!, b - least[1]!, c - least[2]!]));
}

export interface Cuts {
  readonly cuts: readonly Cut[];
  /** The places that are left over. */
  readonly rest: readonly number[];
}

/** The left half of a board was cut up: the right half is its mirror image. All places come in reading order. */
export function withTwins(
  places: readonly Spot[],
  { cuts, rest }: Cuts,
  columns: number,
): Cuts & { readonly places: readonly Spot[] } {
  const mirrored = ([a, b, c]: Spot): Spot => [a, b, 2 * columns - 1 - c];
  const all = inOrder([...places, ...places.map(mirrored)]);
  const numbers = new Map(all.map((spot, i) => [spot.join(), i]));
  const moved = (cells: readonly number[], by: (spot: Spot) => Spot) =>
    cells.map((cell) => numbers.get(by(places[cell]!).join())!).sort((a, b) => a - b);
  const same = (spot: Spot) => spot;
  return {
    places: all,
    cuts: [
      ...cuts.map(({ cells, shape }) => ({ cells: moved(cells, same), shape })),
      ...cuts.map(({ cells, shape }) => ({ cells: moved(cells, mirrored), shape: shapeOf(shape.map(mirrored)) })),
    ],
    rest: [...moved(rest, same), ...moved(rest, mirrored)],
  };
}

/** Half of a board that `withTwins` makes whole. */
export function randomHalf(tape: Tape): Exclude<Board, { kind: 'pyramid' }> {
  const columns = 2;
  if (tape.oneIn(3)) return { kind: 'box', layers: 2, rows: 2, columns };
  return { kind: 'flat', rows: tape.between(2, 4), columns };
}

export function randomBoard(tape: Tape): Board {
  const kind = tape.below(6);
  if (kind === 4) return { kind: 'pyramid', side: tape.between(2, 3) };
  if (kind === 5) {
    return { kind: 'box', layers: tape.between(1, 3), rows: tape.between(1, 2), columns: tape.between(2, 3) };
  }
  return { kind: 'flat', rows: tape.between(1, 4), columns: tape.between(2, 4) };
}

/** Every place of a board before anything is closed. */
export function placesOf(board: Board): Spot[] {
  const sizes =
    board.kind === 'pyramid'
      ? Array.from({ length: board.side }, (_, layer) => [layer + 1, layer + 1] as const)
      : Array.from({ length: board.kind === 'box' ? board.layers : 1 }, () => [board.rows, board.columns] as const);
  return sizes.flatMap(([rows, columns], layer) =>
    Array.from({ length: rows * columns }, (_, i): Spot => [layer, Math.floor(i / columns), i % columns]),
  );
}

/** The steps of a pyramid's three kinds of planes, as changes of layer, row and column. */
const PLANES: readonly (readonly [Spot, Spot])[] = [
  [
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [1, 1, 1],
    [-1, 0, 0],
  ],
  [
    [1, 1, 0],
    [-1, 0, -1],
  ],
];
const AXES: readonly Spot[] = [
  [0, 0, 1],
  [0, 1, 0],
  [1, 0, 0],
];

/** Cuts pieces off the board until there are enough; what is left over is returned too. */
export function cutUp(tape: Tape, board: Board, places: readonly Spot[], size: () => number, most = MOST_PIECES): Cuts {
  const free = new Map(places.map((spot, i) => [spot.join(), i]));
  const cuts: Cut[] = [];
  while (free.size > 0 && cuts.length < most) {
    const plane = PLANES[tape.below(3)]!;
    // Steps on the board, and what each is in the piece's own drawing.
    const steps: readonly (readonly [Spot, Spot])[] =
      board.kind === 'pyramid'
        ? [
            [plane[0], [0, 1, 0]],
            [plane[1], [0, 0, 1]],
          ]
        : AXES.map((axis) => [axis, axis] as const);
    const wanted = size();
    const [start] = free.values();
    const grown = [{ at: places[start!]!, own: [0, 0, 0] as Spot }];
    free.delete(grown[0]!.at.join());
    while (grown.length < wanted) {
      const next = grown.flatMap(({ at, own }) =>
        steps.flatMap(([step, mine]) =>
          [1, -1].map((by) => ({ at: add(at, scale(step, by)), own: add(own, scale(mine, by)) })),
        ),
      );
      const possible = next.filter(({ at }) => free.has(at.join()));
      if (possible.length === 0) break;
      const taken = possible[tape.below(possible.length)]!;
      free.delete(taken.at.join());
      grown.push(taken);
    }
    const numbers = new Map(places.map((spot, i) => [spot.join(), i]));
    const cells = grown.map(({ at }) => numbers.get(at.join())!).sort((a, b) => a - b);
    cuts.push({ cells, shape: shapeOf(grown.map(({ own }) => own)) });
  }
  return { cuts, rest: [...free.values()] };
}
