/**
 * One of the paper's two searches as a film: what it shows after any number of checks follows from the number alone, so
 * that the viewer can leaf through millions of checks without making them.
 */
import { cellsOf, type Filling, type Task } from '../../model.ts';
import { arrangementsOf } from '../../search/paper/arrangements.ts';
import { checksOf, type Manner, madeOf, type SlotChecks, worstOf } from '../../search/paper/checks.ts';

/** A task whose answers are known. */
export type Answered = Task & { readonly answers: Filling };

export interface Lane {
  readonly task: Answered;
  readonly manner: Manner;
  readonly checks: readonly SlotChecks[];
  /** The checks made before each slot's turn. */
  readonly before: readonly number[];
  /** Checks until all answers are found, and at worst. */
  readonly made: number;
  readonly worst: number;
}

export interface Frame {
  /** Checks made so far. */
  readonly made: number;
  /** The slot whose turn it is; none before the first check. */
  readonly slot: number | undefined;
  /** What lies in its boxes. */
  readonly trial: string;
  /** How many words are found: the slots before this number. */
  readonly found: number;
  /** The letter in each box that has one, by cell. */
  readonly letters: ReadonlyMap<number, string>;
}

export function laneOf(task: Answered, manner: Manner): Lane {
  const checks = checksOf(task, manner);
  let sum = 0;
  const before = checks.map(({ made }) => {
    sum += made;
    return sum - made;
  });
  return { task, manner, checks, before, made: madeOf(checks), worst: worstOf(checks) };
}

/** The film after `count` checks; it stands still at its end. */
export function frameAt(lane: Lane, count: number): Frame {
  const { task, checks, before } = lane;
  const made = Math.max(0, Math.min(lane.made, Math.floor(count)));
  const letters = new Map(
    [...cellsOf(task)].flatMap((sign, cell) => (/[A-Z]/.test(sign) ? [[cell, sign] as const] : [])),
  );
  const lay = (slot: number, word: string) => {
    for (const [at, cell] of task.slots[slot]!.cells.entries()) letters.set(cell, word[at]!);
  };
  const found = checks.findIndex((check, i) => before[i]! + check.made > made);
  const whole = found < 0 ? checks.length : found;
  for (let slot = 0; slot < whole; slot++) lay(slot, checks[slot]!.answer);
  if (made === 0) return { made, slot: undefined, trial: '', found: 0, letters };
  // The check that found a word is still shown as such, before the next slot's turn.
  const slot = whole < checks.length && made > before[whole]! ? whole : whole - 1;
  const trial = trialAt(lane, slot, made - before[slot]!);
  lay(slot, trial);
  return { made, slot, trial, found: whole, letters };
}

/** How many of the first `count` checks belong to a slot. */
export const checksIn = (lane: Lane, slot: number, count: number): number =>
  Math.max(0, Math.min(lane.checks[slot]!.made, count - lane.before[slot]!));

/** What the check with this number, from 1, lays into a slot. */
function trialAt({ task, checks }: Lane, slot: number, number: number): string {
  const { pattern, laid } = checks[slot]!;
  const word = [...pattern];
  const free = [...task.letters];
  let left = number - 1;
  for (const [i, box] of laid.entries()) {
    const each = arrangementsOf(free.length - 1, laid.length - 1 - i);
    const tile = Math.floor(left / each);
    left -= tile * each;
    word[box] = free.splice(tile, 1)[0]!;
  }
  return word.join('');
}
