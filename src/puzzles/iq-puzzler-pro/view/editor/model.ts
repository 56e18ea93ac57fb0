/** A board and its pieces in the making, as signals; what comes out is a task. */
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { boards } from '../../boards.ts';
import { openCells } from '../../geometry.ts';
import {
  type Board,
  MOST_PIECES,
  NAMES,
  type Piece,
  type SetName,
  type Shape,
  type Spot,
  type Task,
} from '../../model.ts';
import { flatBoard } from '../../notation/sizes.ts';
import { sets } from '../../sets.ts';

export const boardKinds = ['5x11', 'diagonal', 'pyramid', 'box', 'own'] as const;
export type BoardKind = (typeof boardKinds)[number];

/** The side of the grid on which a piece is drawn. */
export const DRAWING = 5;
/** The longest side that can be painted; larger boards are written as text. */
export const LONGEST_SIDE = 30;

export interface Sizes {
  readonly rows: number;
  readonly columns: number;
  readonly layers: number;
}

export interface Editor {
  readonly kind: Signal<BoardKind>;
  readonly sizes: ReadonlySignal<Sizes>;
  resize(change: Partial<Sizes>): void;
  /** The painted cells, row by row. */
  readonly cells: Signal<readonly boolean[]>;
  readonly shapes: Signal<readonly Shape[]>;
  readonly full: ReadonlySignal<boolean>;
  add(...shapes: readonly Shape[]): void;
  remove(index: number): void;
  readonly oneSided: Signal<boolean>;
  readonly noTurns: Signal<boolean>;
  readonly gaps: Signal<boolean>;
  /** The piece being drawn. */
  readonly drawing: Signal<readonly boolean[]>;
  readonly drawnShape: ReadonlySignal<Shape | undefined>;
  /** Nothing while there is no cell or no piece. */
  readonly task: ReadonlySignal<Task | undefined>;
  readonly areas: ReadonlySignal<{ readonly cells: number; readonly balls: number }>;
}

/** Begins with what is on the table. */
export function createEditor(from: Task): Editor {
  const { board } = from;
  const kind = signal(kindOf(board));
  const flat = board.kind === 'flat' && board.rows <= LONGEST_SIDE && board.columns <= LONGEST_SIDE;
  const sizes = signal<Sizes>({
    rows: board.kind === 'box' || flat ? board.rows : board.kind === 'pyramid' ? board.side : 5,
    columns: board.kind === 'box' || flat ? board.columns : 11,
    layers: board.kind === 'box' ? board.layers : 2,
  });
  const { rows, columns } = sizes.value;
  const cells = signal<readonly boolean[]>(
    Array.from({ length: rows * columns }, (_, i) => !(flat && board.mask?.[i] === '.')),
  );
  const shapes = signal<readonly Shape[]>(from.pieces.map(({ shape }) => shape));
  const blank = Array.from({ length: DRAWING * DRAWING }, () => false);
  const drawing = signal<readonly boolean[]>(blank);
  const oneSided = signal(from.pieces.every(({ mirror }) => !mirror));
  const noTurns = signal(from.pieces.every(({ turn }) => !turn));
  const gaps = signal(from.gaps);

  const made = computed(() => boardOf(kind.value, sizes.value, cells.value));
  const task = computed((): Task | undefined => {
    if (!made.value || shapes.value.length === 0) return undefined;
    const freedom = { mirror: made.value.kind !== 'flat' || !oneSided.value, turn: !noTurns.value };
    return { form: 'extension', board: made.value, ...piecesOf(shapes.value, freedom), placed: [], gaps: gaps.value };
  });

  return {
    kind,
    sizes,
    resize(change) {
      const before = sizes.value;
      const next = { ...before, ...change };
      cells.value = Array.from({ length: next.rows * next.columns }, (_, i) => {
        const [row, column] = [Math.floor(i / next.columns), i % next.columns];
        return row >= before.rows || column >= before.columns || cells.value[row * before.columns + column]!;
      });
      sizes.value = next;
    },
    cells,
    shapes,
    full: computed(() => shapes.value.length >= MOST_PIECES),
    add(...more) {
      shapes.value = [...shapes.value, ...more].slice(0, MOST_PIECES);
    },
    remove(index) {
      shapes.value = shapes.value.filter((_, i) => i !== index);
    },
    oneSided,
    noTurns,
    gaps,
    drawing,
    drawnShape: computed(() => shapeOf(drawing.value)),
    task,
    areas: computed(() => ({
      cells: made.value ? openCells(made.value).length : 0,
      balls: shapes.value.reduce((sum, shape) => sum + shape.length, 0),
    })),
  };
}

function kindOf(board: Board): BoardKind {
  if (board.kind !== 'flat') return board.kind;
  if (board.name) return board.name;
  return board.rows === 5 && board.columns === 11 && !board.mask ? '5x11' : 'own';
}

function boardOf(kind: BoardKind, { rows, columns, layers }: Sizes, cells: readonly boolean[]): Board | undefined {
  if (kind === '5x11') return { kind: 'flat', rows: 5, columns: 11 };
  if (kind === 'diagonal') return boards.diagonal;
  if (kind === 'pyramid') return { kind: 'pyramid', side: rows };
  if (kind === 'box') return { kind: 'box', layers, rows, columns };
  if (!cells.includes(true)) return undefined;
  return flatBoard(rows, columns, cells.map((open) => (open ? 'X' : '.')).join(''));
}

/** A drawing as a shape; nothing where it is empty or falls apart. */
export function shapeOf(drawing: readonly boolean[]): Shape | undefined {
  const balls = drawing.flatMap((on, i): Spot[] => (on ? [[0, Math.floor(i / DRAWING), i % DRAWING]] : []));
  const reached = new Set(balls.slice(0, 1));
  for (const [, row, column] of reached) {
    for (const other of balls) {
      if (Math.abs(other[1] - row) + Math.abs(other[2] - column) === 1) reached.add(other);
    }
  }
  if (balls.length === 0 || reached.size < balls.length) return undefined;
  const top = Math.min(...balls.map(([, row]) => row));
  const left = Math.min(...balls.map(([, , column]) => column));
  return balls.map(([, row, column]): Spot => [0, row - top, column - left]);
}

/** Names for shapes: a named set keeps its own, equal shapes become copies, and these come last. */
function piecesOf(
  shapes: readonly Shape[],
  freedom: Pick<Piece, 'mirror' | 'turn'>,
): { readonly set?: SetName; readonly pieces: readonly Piece[] } {
  const same = (a: Shape, b: Shape) => a.join(';') === b.join(';');
  // Of two sets that begin alike the larger one; a set that may not be turned over only where nothing may.
  const set = (Object.keys(sets) as SetName[]).findLast(
    (name) =>
      !(sets[name].oneSided && freedom.mirror) &&
      Object.values(sets[name].pieces).every((shape, i) => shapes[i] !== undefined && same(shape, shapes[i])),
  );
  const known = set ? Object.keys(sets[set].pieces) : [];
  const free = [...NAMES].filter((name) => !known.includes(name));
  const originals: Piece[] = [];
  const counts: number[] = [];
  for (const [i, shape] of shapes.entries()) {
    const twin = i < known.length ? -1 : originals.findIndex((piece) => same(piece.shape, shape));
    if (twin >= 0) counts[twin]!++;
    else {
      originals.push({ name: known[i] ?? free.shift()!, shape, ...freedom });
      counts.push(0);
    }
  }
  const copies = originals.flatMap(({ name, shape }, i) =>
    Array.from({ length: counts[i]! }, (): Piece => ({ name: free.shift()!, shape, ...freedom, copyOf: name })),
  );
  return { ...(set ? { set } : {}), pieces: [...originals, ...copies] };
}

/** Every shape of every set, once and not turned over, with a letter to call it by. */
export const knownShapes: readonly { readonly name: string; readonly shape: Shape }[] = [
  ...new Map(
    Object.values(sets)
      .filter(({ oneSided }) => !oneSided)
      .flatMap(({ pieces }) => Object.values(pieces))
      .map((shape) => [shape.join(';'), shape] as const),
  ).values(),
].map((shape, i) => ({ name: NAMES[i]!, shape }));
