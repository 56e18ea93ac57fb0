/**
 * Small tasks cut from random covers, so that most can be solved, and some that were broken afterwards; small enough for
 * the plainest search. Everything is decided by a tape of numbers, which fast-check shrinks.
 */
import fc from 'fast-check';
import {
  type Board,
  CLOSED,
  COURSE_NAMES,
  EMPTY,
  type Filling,
  NAMES,
  type Piece,
  type Placement,
  type Shape,
  type Spot,
  type Task,
} from '../model.ts';
import { cellNumber, waysToLie } from '../verify/congruent.ts';
import { cutUp, MOST_TWINS, placesOf, randomBoard, randomHalf, shapeOf, Tape, withTwins } from './cutting.ts';
import { plainSearch } from './plain.ts';

const MOST_NODES = 10_000;

/** The same flat piece turned and turned over as it may be, so that it is not drawn as it lies. */
function redrawn(tape: Tape, { shape, mirror, turn }: Piece): Shape {
  let spots = shape;
  if (mirror && tape.oneIn(2)) spots = spots.map(([l, r, c]): Spot => [l, r, -c]);
  for (let turns = turn ? tape.below(4) : 0; turns > 0; turns--) spots = spots.map(([l, r, c]): Spot => [l, c, -r]);
  return shapeOf(spots);
}

function randomTask(numbers: readonly number[], twins = false): Task {
  const tape = new Tape(numbers);
  const course = !twins && tape.oneIn(3);
  const half = twins ? randomHalf(tape) : undefined;
  let board = half ?? randomBoard(tape);
  if (course && board.kind === 'box') board = { kind: 'flat', rows: board.rows, columns: board.columns };
  let places: readonly Spot[] = placesOf(board).filter(() => board.kind !== 'flat' || !tape.oneIn(8));
  if (places.length === 0) places = [[0, 0, 0]];
  const copies = !course && tape.oneIn(3);
  const same = twins ? tape.between(3, 4) : tape.between(1, 3);
  const size = () => (copies ? same : tape.between(twins ? 3 : 2, 5));
  let { cuts, rest } = cutUp(tape, board, places, size, half ? MOST_TWINS : undefined);
  if (half) {
    ({ places, cuts, rest } = withTwins(places, { cuts, rest }, half.columns));
    board = { ...half, columns: 2 * half.columns };
  }
  const loose = !course && (tape.oneIn(5) || (rest.length > 0 && board.kind !== 'flat'));
  const closed = loose ? new Set<number>() : new Set(rest);
  const open = places.filter((_, place) => !closed.has(place));
  const numberOf = new Map(open.map((spot, cell) => [spot.join(), cell]));
  if (board.kind === 'flat') board = masked(board, open);

  const flat = board.kind === 'flat';
  const banAll = twins || (!course && tape.oneIn(6));
  // What holds for a piece holds for its mirror image.
  const likeTwin = (list: readonly boolean[]) => list.map((own, i) => (twins ? list[i % (list.length / 2)]! : own));
  const turns = likeTwin(cuts.map(() => course || !tape.oneIn(5)));
  const lying = likeTwin(cuts.map(() => !course && tape.oneIn(4)));
  const pool = [...(course ? COURSE_NAMES : NAMES)];
  const pieces = cuts.map(({ shape }, cut): Piece => {
    const [name] = pool.splice(tape.below(pool.length), 1) as [string];
    const mirror = course || !flat || !(banAll || tape.oneIn(5));
    const turn = turns[cut]!;
    const piece = { name, shape, mirror, turn };
    return board.kind === 'box' ? piece : { ...piece, shape: redrawn(tape, piece) };
  });
  const broken = tape.oneIn(5) ? tape.below(pieces.length) : -1;
  if (broken >= 0)
    pieces[broken] = {
      ...pieces[broken]!,
      shape: [
        [0, 0, 0],
        [0, 0, 1],
        [0, 1, 0],
      ],
    };
  const kept = copies ? grouped(board, pieces, !twins) : pieces.map((piece, cut) => ({ piece, cut }));
  const placed = kept.flatMap(({ piece, cut }, i): Placement[] => {
    const cells = cuts[cut]!.cells.map((place) => numberOf.get(places[place]!.join())!);
    return lying[cut] && liesRight(board, piece, cells, open) ? [{ piece: i, cells }] : [];
  });
  return { form: course ? 'course' : 'extension', board, pieces: kept.map(({ piece }) => piece), placed, gaps: loose };
}

function masked(board: Extract<Board, { kind: 'flat' }>, open: readonly Spot[]): Board {
  const kept = new Set(open.map((spot) => spot.join()));
  const mask = placesOf(board)
    .map((spot) => (kept.has(spot.join()) ? 'X' : '.'))
    .join('');
  return mask.includes('.') ? { ...board, mask } : board;
}

/** Pieces that are the same become copies of the first, named and ordered as a reader does it. */
function grouped(board: Board, pieces: readonly Piece[], mirror: boolean): { piece: Piece; cut: number }[] {
  const key = (piece: Piece) =>
    waysToLie(board, { ...piece, mirror, turn: true })
      .map((way) => way.join())
      .sort()
      .join(';');
  const originals: { piece: Piece; cut: number; others: number[] }[] = [];
  for (const [cut, piece] of pieces.entries()) {
    const original = originals.find((one) => key(one.piece) === key(piece));
    if (original) original.others.push(cut);
    else originals.push({ piece, cut, others: [] });
  }
  const names = new Set(originals.map(({ piece }) => piece.name));
  return [
    ...originals.map(({ piece, cut }) => ({ piece, cut })),
    ...originals.flatMap(({ piece, others }) =>
      others.map((cut) => {
        const name = [...NAMES].find((one) => !names.has(one))!;
        names.add(name);
        return { piece: { ...piece, name, copyOf: piece.name }, cut };
      }),
    ),
  ];
}

function liesRight(board: Board, piece: Piece, cells: readonly number[], open: readonly Spot[]): boolean {
  const numbers = cells.map((cell) => cellNumber(board, ...open[cell]!));
  const steps = numbers.map((number) => number - numbers[0]!).join();
  return waysToLie(board, piece).some((way) => way.join() === steps);
}

const tapes = fc.array(fc.nat({ max: 59 }), { minLength: 20, maxLength: 90, size: 'max' });
const isQuick = (task: Task): boolean => plainSearch(task, MOST_NODES) !== undefined;

/** At most 16 cells and six pieces. */
export const arbitraryTask: fc.Arbitrary<Task> = tapes.map((numbers) => randomTask(numbers)).filter(isQuick);

/** The right half mirrors the left one, and the pieces may not be turned over: mirroring the board exchanges them. */
export const arbitraryTwins: fc.Arbitrary<Task> = tapes.map((numbers) => randomTask(numbers, true)).filter(isQuick);

/** Anything that has the form of a filling. */
export const arbitraryFilling: fc.Arbitrary<Filling> = fc.array(
  fc.array(fc.string({ unit: fc.constantFrom(...NAMES, EMPTY, CLOSED), minLength: 1, maxLength: 12 }), {
    minLength: 1,
    maxLength: 8,
  }),
  { minLength: 1, maxLength: 5 },
);
