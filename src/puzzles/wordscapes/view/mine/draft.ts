/**
 * A level while a person enters it. It need not be a legal one yet: letters may be missing and boxes may stand alone. What
 * comes of it is written as text; what is not yet legal text has a writing of its own, so that nothing is lost.
 */
import {
  cellsOf,
  type DictionaryLanguage,
  dictionaryLanguages,
  type List,
  lists,
  NONE,
  OPEN,
  type Shape,
  type Task,
} from '../../model.ts';
import { blank, boxed, cut, isBox, roomy, runThrough, type Surface } from './surface.ts';

/** What is entered: a crossword, boxes in rows, or letters alone. */
export const kinds = ['grid', 'rows', 'words'] as const;
export type Kind = (typeof kinds)[number];

export interface Draft {
  /** Capitals as typed. */
  readonly letters: string;
  readonly language: DictionaryLanguage;
  readonly list: List;
  readonly kind: Kind;
  /** Each kind keeps its own, so that a look at another one costs nothing. */
  readonly grid: Surface;
  readonly rows: Surface;
  /** As typed, divided by blanks. */
  readonly patterns: string;
  readonly own?: readonly string[] | undefined;
  readonly bonus: readonly string[];
  /** The level as it was read, where it tells its answers; any change to letters or boxes forgets it. */
  readonly told?: Pick<Task, 'letters' | 'shape' | 'slots' | 'answers' | 'bonus'> | undefined;
}

export const nothing: Draft = {
  letters: '',
  language: 'en',
  list: 'full',
  kind: 'grid',
  grid: blank,
  rows: { rows: 0, columns: 0, cells: '' },
  patterns: '',
  bonus: [],
};

export const surfaceOf = (draft: Draft): Surface => (draft.kind === 'rows' ? draft.rows : draft.grid);

/** The places that have a box, in the order in which a task has its boxes too. */
export const boxesOf = ({ cells }: Surface): readonly number[] =>
  [...cells].flatMap((mark, place) => (isBox(mark) ? [place] : []));

/** The place on the surface of each cell of a task that was made from it. */
export function placesOf(surface: Surface, task: Task): ReadonlyMap<number, number> {
  const places = boxesOf(surface);
  const cells = boxesOf({ rows: 1, columns: 0, cells: cellsOf(task) });
  return new Map(cells.map((cell, i) => [cell, places[i]!]));
}

/** A level to be gone on with; what it does not have is taken from the draft before. */
export function draftOf(task: Task, before: Draft = nothing): Draft {
  const { letters, language, list, own, bonus, shape, slots, answers } = task;
  const told = answers && { letters, shape, slots, answers, bonus };
  const common = { ...before, letters, language, list, own, bonus, told, kind: shape.kind };
  if (shape.kind === 'grid') return { ...common, grid: cut(shape, roomy(shape)) };
  if (shape.kind === 'rows') return { ...common, rows: inRows(shape.patterns) };
  return { ...common, patterns: shape.patterns.join(' ') };
}

/** What a draft says, as a task; whether it is a legal one shows when its text is read. */
export function taskOf(draft: Draft): Task {
  const { letters, language, list, own, bonus, told } = draft;
  const words = { language, list, ...(own && { own }) };
  if (told) return { ...told, ...words };
  return { ...words, letters: letters.replace(/[\s,]/g, ''), bonus, shape: shapeOf(draft), slots: [] };
}

function shapeOf({ kind, grid, rows, patterns }: Draft): Shape {
  if (kind === 'grid') return { kind, ...cut(grid, boxed(grid)) };
  if (kind === 'words') return { kind, patterns: patterns.split(/[\s,;]+/).filter((pattern) => pattern !== '') };
  const starts = boxesOf(rows).filter((place) => runThrough(rows, place, 'across')[0] === place);
  const pattern = (place: number) => runThrough(rows, place, 'across').map((at) => rows.cells[at]);
  return { kind, patterns: starts.map((place) => pattern(place).join('')) };
}

/** Patterns below each other. */
export function inRows(patterns: readonly string[]): Surface {
  const columns = Math.max(0, ...patterns.map((pattern) => pattern.length));
  return { rows: patterns.length, columns, cells: patterns.map((p) => p.padEnd(columns, NONE)).join('') };
}

/** Rows with these numbers of boxes; a row that keeps its length keeps its letters. */
export function withLengths(rows: Surface, lengths: readonly number[]): Surface {
  const before = Array.from({ length: rows.rows }, (_, row) =>
    rows.cells.slice(row * rows.columns, (row + 1) * rows.columns).replaceAll(NONE, ''),
  );
  return inRows(lengths.map((n, row) => (before[row]?.length === n ? before[row] : OPEN.repeat(n))));
}

/** A draft on one line, without the person's own list, which may be too long for an address. */
export function writeDraft({ letters, language, list, kind, grid, rows, patterns, bonus }: Draft): string {
  const surface = ({ columns, cells }: Surface) => [columns, cells];
  return JSON.stringify([kind, letters, language, list, patterns, ...surface(grid), ...surface(rows), bonus.join(' ')]);
}

/** Undefined where the text is no draft: it may come from anywhere. */
export function readDraft(text: string): Draft | undefined {
  try {
    const [kind, letters, language, list, patterns, ...rest] = JSON.parse(text) as readonly unknown[];
    const [grid, rows] = [surfaceFrom(rest[0], rest[1]), surfaceFrom(rest[2], rest[3])];
    const bonus = rest[4];
    const isOne = <T>(known: readonly T[], value: unknown): value is T => known.includes(value as T);
    const words = typeof letters === 'string' && typeof patterns === 'string' && typeof bonus === 'string';
    if (!words || !grid || !rows || !isOne(kinds, kind)) return undefined;
    if (!isOne(dictionaryLanguages, language) || !isOne(lists, list)) return undefined;
    return { kind, letters, language, list, patterns, grid, rows, bonus: bonus.split(' ').filter(Boolean) };
  } catch {
    return undefined;
  }
}

/** How large a surface may be, in places. */
const MOST_PLACES = 1000;

function surfaceFrom(columns: unknown, cells: unknown): Surface | undefined {
  if (typeof columns !== 'number' || typeof cells !== 'string' || !/^[A-Z?.]*$/.test(cells)) return undefined;
  const rows = columns > 0 ? cells.length / columns : 0;
  const fits = Number.isInteger(rows) && Number.isInteger(columns) && cells.length <= MOST_PLACES;
  return fits && rows * columns === cells.length ? { rows, columns, cells } : undefined;
}
