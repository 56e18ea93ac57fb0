/** What a board looks like with pieces on it. Searches make millions of these, so what is the same in all is made once. */
import type { Cover, Covering } from '../../../algorithms/exact-cover/cover.ts';
import { layersOf, openCells } from '../geometry.ts';
import { type Board, CLOSED, EMPTY, type Filling, hasCopies, type Placement, type Task } from '../model.ts';
import { fillings, placesInLine } from '../notation/fillings.ts';

/** A board without pieces, as the codes of its characters, row after row. */
interface Sheet {
  readonly ground: readonly number[];
  /** Where each open cell stands among them. */
  readonly places: readonly number[];
  readonly layers: readonly { readonly rows: number; readonly columns: number }[];
}

const sheets = new WeakMap<Board, Sheet>();

function sheetOf(board: Board): Sheet {
  const known = sheets.get(board);
  if (known) return known;
  const layers = layersOf(board);
  const begins: number[] = [];
  let length = 0;
  for (const { rows, columns } of layers) {
    begins.push(length);
    length += rows * columns;
  }
  const places = openCells(board).map(([layer, row, column]) => begins[layer]! + row * layers[layer]!.columns + column);
  const ground = Array.from({ length }, () => CLOSED.charCodeAt(0));
  for (const place of places) ground[place] = EMPTY.charCodeAt(0);
  const sheet = { ground, places, layers };
  sheets.set(board, sheet);
  return sheet;
}

function read(marks: readonly number[], { layers }: Sheet): Filling {
  // All at once, because a call for each row would take longer than all the rest.
  const written = String.fromCharCode.apply(undefined, marks as number[]);
  const filling: string[][] = [];
  let from = 0;
  for (let layer = 0; layer < layers.length; layer++) {
    const { rows, columns } = layers[layer]!;
    const lines: string[] = [];
    for (let row = 0; row < rows; row++, from += columns) lines.push(written.slice(from, from + columns));
    filling.push(lines);
  }
  return filling;
}

/** What a board looks like with these pieces on it; copies that are laid are named in the order in which they appear. */
export function fillingOf(task: Task, placements: readonly Placement[]): Filling {
  const sheet = sheetOf(task.board);
  const marks = [...sheet.ground];
  for (const { piece, cells } of hasCopies(task) ? inOrder(task, placements) : placements) {
    const name = task.pieces[piece]!.name.charCodeAt(0);
    for (const cell of cells) marks[sheet.places[cell]!] = name;
  }
  return read(marks, sheet);
}

/** Turns coverings into fillings, with `pieces` and `cells` of the cover as those of the task. */
export function filler(
  task: Task,
  { options }: Cover,
  pieces: readonly number[],
  cells: readonly number[],
): (covering: Covering) => Filling {
  if (hasCopies(task)) {
    const placementOf = (option: number): Placement => ({
      piece: pieces[options[option]!.piece]!,
      cells: options[option]!.cells.map((cell) => cells[cell]!).sort((a, b) => a - b),
    });
    return (covering) => fillingOf(task, [...task.placed, ...covering.map(placementOf)]);
  }
  const sheet = sheetOf(task.board);
  const ground = [...fillingOf(task, task.placed).flat().join('')].map((mark) => mark.charCodeAt(0));
  const spots = options.map((option) => option.cells.map((cell) => sheet.places[cells[cell]!]!));
  const names = options.map(({ piece }) => task.pieces[pieces[piece]!]!.name.charCodeAt(0));
  const marks = [...ground];
  return (covering) => {
    for (let i = 0; i < covering.length; i++) {
      const option = covering[i]!;
      const [mine, name] = [spots[option]!, names[option]!];
      for (let j = 0; j < mine.length; j++) marks[mine[j]!] = name;
    }
    const filling = read(marks, sheet);
    // Cells that stay empty were perhaps filled the last time.
    if (task.gaps) for (const [spot, mark] of ground.entries()) marks[spot] = mark;
    return filling;
  };
}

/** Writes coverings as notation/ does, piece by piece. */
export interface Pen {
  /** Complete once every piece has been laid. */
  readonly line: Uint8Array;
  /** Writes a piece where this option lays it; where the piece lay before, others are laid. */
  lay(option: number): void;
}

/** Makes pens; undefined where the pieces that are laid do not decide every cell. */
export function penFor(
  task: Task,
  { options }: Cover,
  pieces: readonly number[],
  cells: readonly number[],
): (() => Pen) | undefined {
  if (task.gaps || hasCopies(task)) return undefined;
  const ground = Uint8Array.from(fillings.format(fillingOf(task, task.placed)), (mark) => mark.charCodeAt(0));
  const places = placesInLine(task.board);
  /** For each option where its cells begin in `spots`. */
  const firsts = new Int32Array(options.length + 1);
  for (const [option, { cells: mine }] of options.entries()) firsts[option + 1] = firsts[option]! + mine.length;
  const spots = Int32Array.from(options.flatMap((option) => option.cells.map((cell) => places[cells[cell]!]!)));
  const names = Uint8Array.from(options, ({ piece }) => task.pieces[pieces[piece]!]!.name.charCodeAt(0));
  return () => {
    const line = ground.slice();
    const lay = (option: number) => {
      const name = names[option]!;
      for (let at = firsts[option]!; at < firsts[option + 1]!; at++) line[spots[at]!] = name;
    };
    return { line, lay };
  };
}

/** The same placements, with each group of copies named in reading order; those that lay already keep their names. */
function inOrder({ pieces, placed }: Task, placements: readonly Placement[]): readonly Placement[] {
  const lying = new Set(placed.map(({ piece }) => piece));
  const groups = new Map<string, Placement[]>();
  for (const placement of placements) {
    const { copyOf, name } = pieces[placement.piece]!;
    const key = lying.has(placement.piece) ? `${name} lies` : (copyOf ?? name);
    const group = groups.get(key);
    if (group) group.push(placement);
    else groups.set(key, [placement]);
  }
  return [...groups.values()].flatMap((group) => {
    if (group.length === 1) return group;
    const names = group.map(({ piece }) => piece).sort((a, b) => a - b);
    const places = group.map(({ cells }) => cells).sort((a, b) => a[0]! - b[0]!);
    return names.map((piece, i) => ({ piece, cells: places[i]! }));
  });
}
