/**
 * The challenge of a day: one for each puzzle, made from the date by the puzzle's own generator, so that everybody who plays
 * on that day finds the same without a server. Days go from easy to hard, Monday to Sunday.
 */

/** The day of a moment where the person is, such as `2026-11-18`. */
export const dayOf = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** A day as people write it in links; nothing where it is none. */
export function readDay(written: string | undefined): string | undefined {
  if (written === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(written)) return undefined;
  return new Date(`${written}T00:00:00Z`).toJSON()?.startsWith(written) ? written : undefined;
}

/** The day so many days later, or before. */
export function dayAfter(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toJSON().slice(0, 10);
}

/** What is wished for on a day: the seed, and one of the levels, which are named from the easiest to the hardest. */
export function wishOf(puzzle: string, day: string, levels: readonly string[]): { seed: number; difficulty?: string } {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const difficulty = levels[Math.floor((weekday * levels.length) / 7)];
  return { seed: hashOf(`${puzzle} ${day}`), ...(difficulty === undefined ? {} : { difficulty }) };
}

/** A number that tells texts apart, the same on every device (FNV-1a, 32 bits). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
