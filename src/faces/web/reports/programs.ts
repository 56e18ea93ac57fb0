/** The programs of the reports: each document's own strategy, with the first case that it was run on. */
import type { AnyPuzzle, AnyStrategy, Published, Text } from '../../../contract/index.ts';
import type { Gathered } from '../../../lab/reports.ts';
import { figureHash } from './documents.ts';

export interface Program {
  readonly puzzle: AnyPuzzle;
  readonly report: Text;
  readonly strategy: AnyStrategy;
  readonly first: Published;
}

/** A document that tells what a program printed, or how long it took, had that program; mere counts may come from anywhere. */
const isRun = ({ measure, milliseconds }: Published): boolean =>
  measure === 'nodes' || measure === 'solution' || milliseconds !== undefined;

/** In the order in which they first appear. */
export function programsOf(gathered: readonly Gathered[]): readonly Program[] {
  const programs = new Map<string, Program>();
  for (const { puzzle, published } of gathered) {
    const strategy = puzzle.solving.strategies.find(({ id }) => id === published.strategy);
    if (!strategy || !isRun(published)) continue;
    const key = JSON.stringify([puzzle.about.id, published.report, strategy.id]);
    if (!programs.has(key)) programs.set(key, { puzzle, report: published.report, strategy, first: published });
  }
  return [...programs.values()];
}

/** The address at which the room has this program ready for a text; undefined where that is too long for one. */
export const programHash = ({ puzzle, first }: Program, text = first.text): string | undefined =>
  figureHash(puzzle, { ...first, text });
