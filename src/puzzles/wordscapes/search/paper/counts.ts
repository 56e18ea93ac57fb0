/** The paper's table: what each slot costs its two algorithms at worst, and what it really costs. */
import type { Task } from '../../model.ts';
import { checksOf, madeOf, worstOf } from './checks.ts';

export interface PaperCount {
  /** The slot's name. */
  readonly name: string;
  readonly answer: string;
  /** What its boxes hold when its turn comes, and the letters that are left to find. */
  readonly known: string;
  readonly left: string;
  readonly worstPlain: number;
  readonly worstCrossings: number;
  readonly madePlain: number;
  readonly madeCrossings: number;
}

export interface PaperTable {
  readonly slots: readonly PaperCount[];
  readonly worstPlain: number;
  readonly worstCrossings: number;
  readonly madePlain: number;
  readonly madeCrossings: number;
}

/** Of a task that has answers. */
export function paperTable(task: Task): PaperTable {
  const plain = checksOf(task, 'plain');
  const crossings = checksOf(task, 'crossings');
  return {
    slots: task.slots.map(({ name }, i) => {
      const [all, open] = [plain[i]!, crossings[i]!];
      return {
        name,
        answer: open.answer,
        known: open.pattern,
        left: open.wanted,
        worstPlain: all.worst,
        worstCrossings: open.worst,
        madePlain: all.made,
        madeCrossings: open.made,
      };
    }),
    worstPlain: worstOf(plain),
    worstCrossings: worstOf(crossings),
    madePlain: madeOf(plain),
    madeCrossings: madeOf(crossings),
  };
}
