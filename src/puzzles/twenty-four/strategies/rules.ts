/** Which tasks a strategy rejects, and why. */
import type { Goal, OptionTable, Text } from '../../../contract/index.ts';
import { isPattern, type Task } from '../model.ts';
import { text } from '../texts.ts';

/** A strategy for one hand takes no pattern. */
export const rejectPattern = (task: Task, goal: Goal): Text | undefined =>
  isPattern(task) ? text(goal === 'best' ? 'census-without-best' : 'needs-census') : undefined;

/** Nor can an enumeration that uses every number play by the Countdown rules. */
export const rejectCountdown = (task: Task, goal: Goal): Text | undefined =>
  rejectPattern(task, goal) ?? (task.rules === 'countdown' ? text('needs-subset-table') : undefined);

/** The option that puts the Countdown rules in force. */
export const countdownOption: OptionTable = {
  countdown: { kind: 'flag', default: false, summary: text('countdown-summary') },
};
