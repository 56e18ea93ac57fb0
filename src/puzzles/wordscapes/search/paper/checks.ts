/**
 * The paper's brute force, with the answers known: slot by slot in the order of the text, tiles are laid into the boxes in
 * every order until the answer comes up. Plain, all boxes of a slot are laid anew; by crossings, those that hold a letter
 * already (of a word found before, or known from the beginning) keep it. Tiles are drawn from the whole wheel all the same:
 * that is how the paper counts.
 */
import { DepthFirst } from '../../../../algorithms/trace/depth-first.ts';
import type { Probe, Run, Trace } from '../../../../contract/index.ts';
import { cellsOf, type Filling, OPEN, type Task } from '../../model.ts';
import { text } from '../../texts.ts';
import { Arrangement, arrangementsOf, rankOf } from './arrangements.ts';
import { isPapersOwn, measured } from './own.ts';

/** Which boxes of a slot are laid anew. */
export type Manner = 'plain' | 'crossings';

/** The checks for one slot. */
export interface SlotChecks {
  readonly answer: string;
  /** What its boxes hold when its turn comes: capitals and `?`. */
  readonly pattern: string;
  /** The places in the word that are laid, and the letters that must come up there. */
  readonly laid: readonly number[];
  readonly wanted: string;
  /** Checks at worst: all orders of as many tiles as are laid. */
  readonly worst: number;
  /** Checks until the answer comes up. */
  readonly made: number;
}

/** What either manner does on a task with answers, slot by slot; nothing is tried out for that. */
export function checksOf(task: Task, manner: Manner): readonly SlotChecks[] {
  const cells = [...cellsOf(task)];
  return task.slots.map((slot, i) => {
    const answer = task.answers![i]!;
    const pattern = slot.cells.map((cell) => cells[cell]).join('');
    for (const [box, cell] of slot.cells.entries()) cells[cell] = answer[box]!;
    const laid = [...[...answer].keys()].filter((box) => manner === 'plain' || pattern[box] === OPEN);
    const wanted = laid.map((box) => answer[box]).join('');
    const worst = arrangementsOf(task.letters.length, laid.length);
    return { answer, pattern, laid, wanted, worst, made: rankOf(wanted, task.letters) };
  });
}

export const worstOf = (checks: readonly SlotChecks[]): number => checks.reduce((sum, { worst }) => sum + worst, 0);
export const madeOf = (checks: readonly SlotChecks[]): number => checks.reduce((sum, { made }) => sum + made, 0);

/** Runs them, one node a check. */
export function checking(task: Task, manner: Manner): Run<Filling> {
  const checks = checksOf(task, manner);
  const isOwn = isPapersOwn(task);
  return (probe) => {
    probe.gauge('worstCase', worstOf(checks));
    if (isOwn) probe.note(text('paper-measured', { time: measured[manner] }));
    for (const { wanted } of checks) find(wanted, task.letters, probe);
    probe.solution(task.answers!);
  };
}

/** Lays tiles until they spell what is wanted. */
function find(wanted: string, letters: string, probe: Probe<Filling>): void {
  const arrangement = new Arrangement(letters.length, wanted.length);
  do probe.tick();
  while (!spells(arrangement.tiles, wanted, letters) && arrangement.advance());
}

function spells(tiles: readonly number[], wanted: string, letters: string): boolean {
  for (let i = 0; i < tiles.length; i++) if (letters[tiles[i]!] !== wanted[i]) return false;
  return true;
}

/**
 * Every check is a node: the word on trial, the words found before, and of the others what is known. The check that finds
 * the answer of a slot leads to those of the next slot.
 */
export function* watching(task: Task, manner: Manner): Generator<Trace<Filling>, void> {
  const { letters, slots } = task;
  const cells = [...cellsOf(task)];
  const standing = () => slots.map((slot) => slot.cells.map((cell) => cells[cell]).join(''));
  const tree = new DepthFirst<Filling>();
  yield tree.enter(standing(), false);
  tree.mark('dead end', text('watch-answers'));
  for (const [i, { answer, pattern, laid, wanted }] of checksOf(task, manner).entries()) {
    const known = standing();
    const arrangement = new Arrangement(letters.length, laid.length);
    const { name } = slots[i]!;
    let check = 0;
    for (let isFound = false; !isFound; ) {
      const trial = [...pattern];
      for (const [n, box] of laid.entries()) trial[box] = letters[arrangement.tiles[n]!]!;
      const word = trial.join('');
      yield tree.enter(known.with(i, word), true, { check: ++check, open: slots.length - i });
      isFound = spells(arrangement.tiles, wanted, letters) || !arrangement.advance();
      tree.mark('dead end', text(isFound ? 'watch-right' : 'watch-wrong', { word, slot: name }));
      if (!isFound) yield tree.leave();
    }
    for (const [box, cell] of slots[i]!.cells.entries()) cells[cell] = answer[box]!;
  }
  tree.mark('solution');
  yield* tree.leaveAll();
}
