/**
 * Moves as a person types them: `A 2 3` lays piece A so that its first cell, in reading order, is at row 2, column 3 (in
 * space: layer, row, column). Where it fits there in several ways, they are listed and a number at the end chooses one:
 * `A 2 3 2`. `-A` takes it back.
 */
import {
  type Parsed,
  type Play,
  type Playing,
  type Problem,
  parsed,
  placeAt,
  refused,
  shown,
} from '../../contract/index.ts';
import { openCells, placementsOf } from './geometry.ts';
import type { Filling, Placement, Task } from './model.ts';
import { fillingOf } from './search/filling.ts';
import { cellText } from './search/obstacles.ts';
import { text } from './texts.ts';
import { verify } from './verify/index.ts';

export const moves: Playing = { help: text('help-moves'), byPlace: true };

export const playOf = (task: Task): Play<Task, Filling> => ({
  move(move) {
    const source = move.trim();
    const [, back, name, rest] = /^(-?)\s*(\S)\s*(.*)$/.exec(source) ?? [];
    const piece = task.pieces.findIndex((one) => one.name === name);
    if (name === undefined || piece < 0) return refused(text('move-unknown', { move: shown(source) }), at(source));
    const lying = task.placed.find((placement) => placement.piece === piece);
    if (back) {
      if (!lying) return refused(text('move-not-lying', { name }), at(source));
      return parsed(
        withPlaced(
          task,
          task.placed.filter((placement) => placement !== lying),
        ),
      );
    }
    if (lying) return refused(text('move-lying', { name }), at(source));
    const placement = find(task, piece, rest ?? '', source);
    return placement.ok ? parsed(withPlaced(task, [...task.placed, placement.value])) : placement;
  },
  finished: () => verify(task, fillingOf(task, task.placed)).length === 0,
});

const at = (source: string) => placeAt(source, 0, Math.max(1, source.length));

const withPlaced = (task: Task, placed: readonly Placement[]): Task => ({
  ...task,
  form: 'extension',
  placed: [...placed].sort((a, b) => a.piece - b.piece),
});

/** The placement that the numbers of a move mean. */
function find(task: Task, piece: number, numbers: string, source: string): Parsed<Placement> {
  const { board } = task;
  const { name } = task.pieces[piece]!;
  const words = numbers.split(/[\s,]+/).filter((word) => word !== '');
  const wanted = board.kind === 'flat' ? 2 : 3;
  const values = words.map(Number);
  const sound = values.every((value) => Number.isInteger(value) && value > 0);
  if (!sound || words.length < wanted || words.length > wanted + 1) {
    return refused(text(board.kind === 'flat' ? 'move-flat' : 'move-in-space', { name }), at(source));
  }
  const spot = board.kind === 'flat' ? [1, ...values] : values;
  const cell = openCells(board).findIndex((open) => open.every((value, i) => value === spot[i]! - 1));
  if (cell < 0) return refused(text('move-outside', { numbers: words.slice(0, wanted).join(' ') }), at(source));
  const taken = new Set(task.placed.flatMap(({ cells }) => cells));
  const ways = placementsOf(task, piece).filter(({ cells }) => cells[0] === cell && !cells.some((c) => taken.has(c)));
  const choice = values[wanted];
  const chosen = choice === undefined && ways.length === 1 ? ways[0] : ways[(choice ?? 0) - 1];
  return chosen ? parsed(chosen) : { ok: false, problem: waysProblem(task, name, cell, ways, source) };
}

/** Says in which ways a piece fits: on a flat board by its rows, in space by its cells. */
function waysProblem(task: Task, name: string, cell: number, ways: readonly Placement[], source: string): Problem {
  const place = cellText(task.board, cell);
  if (ways.length === 0) return refused(text('move-no-way', { name, cell: place }), at(source)).problem;
  const list = ways.map((way, i) => `${i + 1}: ${drawn(task, name, way)}`).join('  ');
  return refused(text('move-ways', { name, cell: place, count: ways.length, ways: list }), at(source)).problem;
}

function drawn({ board }: Task, name: string, { cells }: Placement): string {
  const spots = openCells(board);
  const mine = cells.map((cell) => spots[cell]!);
  if (board.kind !== 'flat') return mine.map((spot) => spot.map((value) => value + 1).join(',')).join(' ');
  const rows = [...new Set(mine.map(([, row]) => row))];
  const left = Math.min(...mine.map(([, , column]) => column));
  return rows
    .map((row) => {
      const columns = mine.flatMap(([, r, column]) => (r === row ? [column - left] : []));
      return Array.from({ length: Math.max(...columns) + 1 }, (_, c) => (columns.includes(c) ? name : '.')).join('');
    })
    .join('/');
}
