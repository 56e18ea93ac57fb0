/** On which days which challenges were solved. */
import { dayAfter, readDay } from '../daily.ts';
import { kept } from '../store.ts';

/** The puzzles whose challenge was solved, by the day. */
export type Days = Readonly<Record<string, readonly string[]>>;

const { value, update } = kept('days', readDays);

export const days = value;

export function markDay(day: string, puzzle: string): void {
  update((now) => mergeDays(now, { [day]: [puzzle] }));
}

export function mergeDays(mine: Days, theirs: Days): Days {
  const all = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].sort();
  return Object.fromEntries(all.map((day) => [day, [...new Set([...(mine[day] ?? []), ...(theirs[day] ?? [])])]]));
}

/** What was kept may be anything. */
export function readDays(stored: unknown): Days {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([day, puzzles]) =>
      readDay(day) && Array.isArray(puzzles) ? [[day, puzzles.filter((one) => typeof one === 'string')]] : [],
    ),
  );
}

/**
 * How many days up to this one had something solved. This day need not have it yet, and a single day off in between breaks
 * nothing: it only does not count.
 */
export function streakOf(solved: Days, today: string): number {
  const has = (day: string) => (solved[day]?.length ?? 0) > 0;
  let count = 0;
  let missed = 0;
  for (let day = today; missed < 2; day = dayAfter(day, -1)) {
    if (has(day)) {
      count++;
      missed = 0;
    } else if (day !== today) missed++;
  }
  return count;
}
