/**
 * How hard a hand is: the effort of its easiest solution, corrected by how many essentially different solutions there
 * are to stumble upon. docs/twenty-four.md tells why this is sensible and how all 1362 solvable hands fall.
 */
import type { Text } from '../../../contract/index.ts';
import type { Analysis } from '../search/analysis.ts';
import { text } from '../texts.ts';
import { type Level, levels } from './levels.ts';

export interface Grade {
  readonly level: Level;
  readonly points: number;
  /** What makes it so, most telling first. */
  readonly reasons: readonly Text[];
}

/** Points for how many essentially different solutions there are. */
const pointsForChoice = (solutions: number): number =>
  solutions === 1 ? 2 : solutions === 2 ? 1 : solutions >= 6 ? -1 : 0;

/** The grade of a hand that has a solution. */
export function gradeOf({ easiest, d2 }: Analysis): Grade | undefined {
  if (!easiest) return undefined;
  const { effort } = easiest;
  const points = effort.points + pointsForChoice(d2);
  const reasons: Text[] = [];
  if (effort.needsFraction) reasons.push(text('because-fraction'));
  if (effort.goesLarge) reasons.push(text('because-large'));
  if (effort.divides && !effort.needsFraction) reasons.push(text('because-division'));
  if (d2 === 1) reasons.push(text('because-single'));
  if (d2 >= 6) reasons.push(text('because-many'));
  if (reasons.length === 0) reasons.push(text('because-plain'));
  return { level: levels.find((level) => points <= level.upTo)!.id, points, reasons };
}
