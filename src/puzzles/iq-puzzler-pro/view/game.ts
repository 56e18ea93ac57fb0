/** One game on the board as signals: what lies where, what is in the hand and where it would land, and every step back. */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Problem, Text } from '../../../contract/index.ts';
import { createPositions } from '../../../faces/web/board/history.ts';
import type { Filling, Placement, Task } from '../model.ts';
import { fillingOf } from '../search/filling.ts';
import { type Aim, beside, type Direction, nearest, snap } from './aim.ts';
import { type Field, fieldOf, type Grip, gripOn, type Motion, type Pose } from './poses.ts';
import type { Ghost } from './space-props.ts';
import { createStances } from './stances.ts';
import { placeText, text } from './texts.ts';

export interface Held extends Grip {
  readonly piece: number;
  /** The cell that is pointed at; none while the piece is off the board. */
  readonly at: number | undefined;
  /** Pointed at by a pointer, so that it may land beside; otherwise cell by cell. */
  readonly loose: boolean;
}

export interface Game {
  readonly task: Task;
  readonly field: Field;
  /** The pieces that the person has laid, without those that lay from the beginning. */
  readonly laid: ReadonlySignal<readonly Placement[]>;
  /** Everything that lies, without the piece in the hand. */
  readonly lying: ReadonlySignal<readonly Placement[]>;
  readonly held: ReadonlySignal<Held | undefined>;
  readonly ghost: ReadonlySignal<Ghost | undefined>;
  /** The cell that keys act on. */
  readonly cursor: ReadonlySignal<number>;
  /** What the judge says once the board is full or the tray is empty; nothing before. */
  readonly verdict: ReadonlySignal<readonly Problem[] | undefined>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Whether a point of the game was saved, behind which something was laid since. */
  readonly canReturn: ReadonlySignal<boolean>;
  save(): void;
  goBack(): boolean;
  poses(piece: number): readonly Pose[];
  /** The pose in which a piece is held, or would be taken. */
  poseOf(piece: number): number;
  isFixed(piece: number): boolean;
  /** Takes a piece from the tray or from the board, at a ball; returns what happened, to be announced. */
  take(piece: number, ball?: number): Text;
  /** Takes the piece that lies on a cell, there. */
  takeFrom(cell: number): Text | undefined;
  /** Points the piece in the hand at a cell, or away from the board. */
  point(cell: number | undefined): void;
  /** Moves the piece in the hand, or the cursor. */
  move(direction: Direction): Text;
  change(motion: Motion): Text | undefined;
  /** Lays the piece in the hand where it would land; it stays in the hand where it does not fit. */
  lay(): Text | undefined;
  /** The piece in the hand goes back to where it was taken. */
  release(): Text | undefined;
  /** The piece in the hand, or the one under the cursor, goes to the tray. */
  putAway(): Text | undefined;
  undo(): Text | undefined;
  redo(): Text | undefined;
  clear(): void;
  /** Lays all these at once, as one step. */
  layAll(placements: readonly Placement[]): void;
}

/** `verify` is the puzzle's own judge: the board celebrates nothing that it has not confirmed. */
export function createGame(
  task: Task,
  verify: (task: Task, filling: Filling) => readonly Problem[],
  begin: readonly Placement[] = [],
): Game {
  const field = fieldOf(task.board);
  const stances = createStances(task, field);
  const history = createPositions(begin);
  const laid = history.now;
  const held = signal<Held | undefined>(undefined);
  const cursor = signal(0);
  const all = computed(() => [...task.placed, ...laid.value]);
  const lying = computed(() => all.value.filter(({ piece }) => piece !== held.value?.piece));
  const taken = computed(() => new Set(lying.value.flatMap(({ cells }) => cells)));
  const free = (cells: readonly number[]) => cells.every((cell) => !taken.value.has(cell));
  const name = (piece: number) => task.pieces[piece]!.name;
  const isFixed = (piece: number) => task.placed.some((placement) => placement.piece === piece);
  const at = (cell: number) => placeText(task.board, field.spots[cell]!);

  const aimOf = ({ piece, pose, ball }: Held): Aim => ({ field, pose: stances.poses(piece)[pose]!, ball });

  /** The cell that the held ball would come to lie on. */
  const target = computed(() => {
    const { value } = held;
    if (value?.at === undefined) return undefined;
    return value.loose ? snap(aimOf(value), value.at, free) : value.at;
  });
  const ghost = computed((): Ghost | undefined => {
    if (!held.value || target.value === undefined) return undefined;
    const { pose, ball } = aimOf(held.value);
    const cells = field.landing(pose, ball, target.value);
    return cells && { piece: held.value.piece, cells, fits: free(cells) };
  });
  const verdict = computed(() => {
    const over = all.value.length === task.pieces.length || taken.value.size === field.points.length;
    return over && !held.value ? verify(task, fillingOf(task, all.value)) : undefined;
  });

  const hold = (next: Held | undefined) =>
    batch(() => {
      held.value = next;
      if (next) stances.keep(next.piece, next.pose);
      if (next?.at !== undefined) cursor.value = next.at;
    });
  const commit = (next: readonly Placement[]) =>
    batch(() => {
      history.make(next);
      held.value = undefined;
    });
  const travel = (go: () => boolean, said: Text) =>
    batch(() => {
      if (!go()) return undefined;
      held.value = undefined;
      return said;
    });
  const without = (piece: number) => laid.value.filter((placement) => placement.piece !== piece);
  const left = () => task.pieces.length - all.value.length;

  /** Where the piece is, and whether it fits there. */
  function whereabouts(): Text {
    const { value } = ghost;
    if (!value || target.value === undefined) return text('held', { name: name(held.value!.piece) });
    const below = lying.value.find(({ cells }) => cells.some((cell) => value.cells.includes(cell)));
    const place = at(target.value);
    return below ? text('blocked', { place, name: name(below.piece) }) : text('fits', { place });
  }

  return {
    task,
    field,
    laid,
    lying,
    held,
    ghost,
    cursor,
    verdict,
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    canReturn: history.canReturn,
    save: history.save,
    goBack: () =>
      batch(() => {
        held.value = undefined;
        return history.goBack();
      }),
    poses: stances.poses,
    poseOf: (piece) => (held.value?.piece === piece ? held.value.pose : stances.last(piece)),
    isFixed,
    take(piece, ball) {
      if (isFixed(piece)) return text('fixed', { name: name(piece) });
      const lies = laid.value.find((placement) => placement.piece === piece);
      if (lies) return this.takeFrom(lies.cells[0]!)!;
      const grip = {
        piece,
        pose: stances.last(piece),
        ball: ball ?? 0,
        at: undefined,
        loose: ball !== undefined,
      };
      hold(grip);
      if (ball !== undefined) return text('held', { name: name(piece) });
      const aim = aimOf(grip);
      const cell = nearest(aim, cursor.value, free) ?? nearest(aim, cursor.value, () => true);
      hold({ ...grip, at: cell });
      return text('taken', { name: name(piece), where: whereabouts() });
    },
    takeFrom(cell) {
      const lies = lying.value.find(({ cells }) => cells.includes(cell));
      if (!lies) return undefined;
      if (isFixed(lies.piece)) return text('fixed', { name: name(lies.piece) });
      const grip = gripOn(field, stances.poses(lies.piece), lies.cells, cell)!;
      hold({ piece: lies.piece, ...grip, at: cell, loose: false });
      return text('held', { name: name(lies.piece) });
    },
    point(cell) {
      if (held.value) hold({ ...held.value, at: cell, loose: true });
    },
    move(direction) {
      if (!held.value) {
        const single: Aim = { field, pose: [[0, 0, 0]], ball: 0 };
        cursor.value = beside(single, cursor.value, direction) ?? cursor.value;
        const lies = lying.value.find(({ cells }) => cells.includes(cursor.value));
        return text(lies ? 'cell-of' : 'cell-free', { place: at(cursor.value), name: lies ? name(lies.piece) : '' });
      }
      const aim = aimOf(held.value);
      const from = target.value ?? nearest(aim, cursor.value, () => true);
      if (from !== undefined) hold({ ...held.value, at: beside(aim, from, direction) ?? from, loose: false });
      return whereabouts();
    },
    change(motion) {
      const before = held.value;
      if (!before) return undefined;
      const grip = stances.changed(before.piece, before, motion);
      if (!grip) return text('no-motion', { name: name(before.piece) });
      const next = { ...before, ...grip };
      const cell = before.loose || before.at === undefined ? before.at : nearest(aimOf(next), before.at, () => true);
      hold({ ...next, at: cell });
      return cell === undefined ? text(motion) : text('changed', { motion: text(motion), where: whereabouts() });
    },
    lay() {
      const { value } = ghost;
      if (!value) return undefined;
      if (!value.fits) return whereabouts();
      const { piece, cells } = value;
      const before = laid.value.find((placement) => placement.piece === piece);
      if (before && before.cells.join() === cells.join()) hold(undefined);
      else commit([...without(piece), { piece, cells }].sort((a, b) => a.piece - b.piece));
      return text('laid', { name: name(piece), left: left() });
    },
    release() {
      const { value } = held;
      hold(undefined);
      return value && text('released', { name: name(value.piece) });
    },
    putAway() {
      const under = lying.value.find(({ cells }) => cells.includes(cursor.value))?.piece;
      const piece = held.value?.piece ?? under;
      if (piece === undefined) return undefined;
      if (isFixed(piece)) return text('fixed', { name: name(piece) });
      if (laid.value.some((placement) => placement.piece === piece)) commit(without(piece));
      else hold(undefined);
      return text('put-away', { name: name(piece) });
    },
    undo: () => travel(history.undo, text('undone')),
    redo: () => travel(history.redo, text('redone')),
    clear() {
      if (laid.value.length > 0) commit([]);
      else hold(undefined);
    },
    layAll: commit,
  };
}
