/** Whether what is laid out over several lines can be shown: some rows, one character each, tints that are numbers. */
import type { Puzzle } from '../../../contract/index.ts';

export function layoutComplaints<I, S>(puzzle: Puzzle<I, S>, instance: I, solution?: S): string[] {
  if (!puzzle.layout) return [];
  const rows = puzzle.layout(instance, solution);
  const complaints = rows.flat().flatMap(({ text, tint }) => {
    if ([...text].length !== 1 || /\p{Cc}/u.test(text)) return [`${JSON.stringify(text)} is not one character`];
    return tint === undefined || (Number.isInteger(tint) && tint >= 0) ? [] : [`the tint of ${text} is ${tint}`];
  });
  return rows.flat().some(({ text }) => text.trim() !== '') ? complaints : [...complaints, 'nothing is laid out'];
}
