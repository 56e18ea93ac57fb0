/**
 * The independent judge of a filling. It shares nothing with the strategies but the types, and says everything that is
 * wrong. It looks at every solution that is listed, so what it must know of a task is worked out once.
 */
import type { Problem, Text } from '../../../contract/index.ts';
import { CLOSED, EMPTY, type Filling, hasCopies, type Piece, type Task } from '../model.ts';
import { text } from '../texts.ts';
import { cellNumber, waysToLie } from './congruent.ts';
import { lineJudge } from './lines.ts';
import { quickJudge } from './quick.ts';

interface Cell {
  readonly layer: number;
  readonly row: number;
  readonly column: number;
  readonly number: number;
  readonly open: boolean;
}

interface Known {
  /** The number of columns of each row of each layer. */
  readonly layers: readonly (readonly number[])[];
  /** Every cell in reading order, closed ones too. */
  readonly cells: readonly Cell[];
  readonly open: readonly Cell[];
  readonly pieceOf: ReadonlyMap<string, number>;
  /** For each piece the ways in which it may lie. */
  readonly ways: readonly ReadonlySet<string>[];
  /** Whether all pieces lie right; where it says no, and where there is none, everything is looked at. */
  readonly isRight: ((filling: Filling) => boolean) | undefined;
}

const known = new WeakMap<Task, Known>();

export function verify(task: Task, filling: Filling): readonly Problem[] {
  let facts = known.get(task);
  if (!facts) {
    facts = learn(task);
    known.set(task, facts);
  }
  if (facts.isRight?.(filling) && (task.placed.length === 0 || moved(task, facts, filling).length === 0))
    return NOTHING;
  return everything(task, facts, filling);
}

const NOTHING: readonly Problem[] = [];

/** The judge of fillings as they are written, made when the first are judged; those with gaps or copies are for `verify`. */
export function accepterOf(task: Task): (lines: Uint8Array) => number {
  let judge: ((lines: Uint8Array) => number) | undefined;
  return (lines) => {
    judge ??= (task.gaps || hasCopies(task) ? undefined : lineJudge(waysOf(task), task.placed)) ?? (() => 0);
    return judge(lines);
  };
}

/** All that is wrong, found without the quick judge. */
export function everything(task: Task, facts: Known, filling: Filling): readonly Problem[] {
  const sizes = wrongSizes(facts, filling);
  const texts = sizes.length > 0 ? sizes : wrongCells(task, facts, filling);
  return texts.map((t) => ({ text: t }));
}

export function learn(task: Task): Known {
  const { layers, cells, names, ways, gaps } = waysOf(task);
  return {
    layers,
    cells,
    open: cells.filter(({ open }) => open),
    pieceOf: new Map(names.map((name, piece) => [name, piece])),
    ways: ways.map((each) => new Set(each.map((way) => way.join()))),
    isRight: quickJudge({ layers, cells, names, ways, gaps }),
  };
}

/** The cells of a board, and how each piece may lie. */
export function waysOf({ board, pieces, gaps }: Task) {
  const layers =
    board.kind === 'pyramid'
      ? Array.from({ length: board.side }, (_, layer) => Array.from({ length: layer + 1 }, () => layer + 1))
      : Array.from({ length: board.kind === 'box' ? board.layers : 1 }, () =>
          Array.from({ length: board.rows }, () => board.columns),
        );
  const mask = board.kind === 'flat' ? board.mask : undefined;
  const cells = layers.flatMap((rows, layer) =>
    rows.flatMap((columns, row) =>
      Array.from({ length: columns }, (_, column): Cell => {
        const open = mask === undefined || mask[row * columns + column] !== '.';
        return { layer, row, column, number: cellNumber(board, layer, row, column), open };
      }),
    ),
  );
  const names = pieces.map(({ name }) => name);
  return { layers, cells, names, ways: pieces.map((piece) => waysToLie(board, piece)), gaps };
}

function wrongSizes({ layers }: Known, filling: Filling): Text[] {
  if (filling.length !== layers.length) {
    return [text('wrong-layers', { found: filling.length, wanted: layers.length })];
  }
  // A flat board has no layers for a person.
  const isFlat = layers.length === 1;
  const wrongRows = (layer: number, found: number, wanted: number) =>
    isFlat ? text('wrong-rows', { found, wanted }) : text('wrong-rows-in-space', { layer, found, wanted });
  const wrongColumns = (layer: number, row: number, found: number, wanted: number) =>
    isFlat
      ? text('wrong-columns', { row, found, wanted })
      : text('wrong-columns-in-space', { layer, row, found, wanted });
  const texts: Text[] = [];
  for (const [i, rows] of layers.entries()) {
    const layer = i + 1;
    const found = filling[i]!.length;
    if (found !== rows.length) texts.push(wrongRows(layer, found, rows.length));
    else {
      for (const [j, wanted] of rows.entries()) {
        const { length } = filling[i]![j]!;
        if (length !== wanted) texts.push(wrongColumns(layer, j + 1, length, wanted));
      }
    }
  }
  return texts;
}

function wrongCells(task: Task, facts: Known, filling: Filling): Text[] {
  const { cells, pieceOf } = facts;
  const texts: Text[] = [];
  const lying: Cell[][] = task.pieces.map(() => []);
  const empty: Cell[] = [];
  for (const cell of cells) {
    const found = filling[cell.layer]![cell.row]![cell.column]!;
    const piece = pieceOf.get(found);
    if (!cell.open) {
      if (found !== CLOSED) texts.push(text('cell-is-closed', { cell: where(task, cell), found }));
    } else if (piece !== undefined) lying[piece]!.push(cell);
    else if (found === EMPTY) empty.push(cell);
    else if (found === CLOSED) texts.push(text('cell-is-open', { cell: where(task, cell) }));
    else texts.push(text('no-such-piece', { cell: where(task, cell), found }));
  }
  if (empty.length > 0 && !task.gaps) {
    texts.push(text('cells-empty', { count: empty.length, cell: where(task, empty[0]!) }));
  }
  for (const [piece, mine] of lying.entries()) {
    const wrong = wrongPiece(task, facts, piece, mine);
    if (wrong) texts.push(wrong);
  }
  return [...texts, ...moved(task, facts, filling)];
}

function wrongPiece(task: Task, { ways }: Known, piece: number, cells: readonly Cell[]): Text | undefined {
  const { name, shape } = task.pieces[piece]!;
  const first = cells[0];
  if (!first) return text('piece-missing', { name });
  if (cells.length !== shape.length) {
    return text('piece-size', { name, found: cells.length, wanted: shape.length, cell: where(task, first) });
  }
  const way = cells.map(({ number }) => number - first.number).join();
  if (ways[piece]!.has(way)) return undefined;
  const cell = where(task, first);
  const could = (freedom: Partial<Piece>) =>
    waysToLie(task.board, { ...task.pieces[piece]!, ...freedom }).some((other) => other.join() === way);
  if (could({ mirror: true })) return text('piece-turned-over', { name, cell });
  return could({ mirror: true, turn: true })
    ? text('piece-turned', { name, cell })
    : text('piece-shape', { name, cell });
}

/** Pieces that lay already and do not lie there any more; a copy may lie there instead. */
function moved(task: Task, { open, pieceOf }: Known, filling: Filling): Text[] {
  const original = (piece: number) => task.pieces[piece]!.copyOf ?? task.pieces[piece]!.name;
  return task.placed.flatMap(({ piece, cells }) => {
    const found = new Set(cells.map((cell) => at(filling, open[cell]!)));
    const [there] = found;
    const now = pieceOf.get(there!);
    if (found.size === 1 && now !== undefined && original(now) === original(piece)) return [];
    return [text('piece-moved', { name: task.pieces[piece]!.name, cell: where(task, open[cells[0]!]!) })];
  });
}

const at = (filling: Filling, { layer, row, column }: Cell): string => filling[layer]![row]![column]!;

function where({ board }: Task, { layer, row, column }: Cell): Text {
  return board.kind === 'flat'
    ? text('cell-flat', { row: row + 1, column: column + 1 })
    : text('cell-in-space', { layer: layer + 1, row: row + 1, column: column + 1 });
}
