/** The figures that a lesson mentions, computed again through the engine. */
import type { LessonSearch, Puzzle } from '../../contract/index.ts';
import { throughEngine } from './run.ts';

/** A number of nodes that a lesson mentions, perhaps with the number of solutions, and the search that gives both. */
export interface LessonFigure {
  readonly search: LessonSearch;
  readonly nodes: number;
  readonly solutions?: number;
}

/** One sentence for each figure that the engine does not confirm. */
export async function figureComplaints<I, S>(
  puzzle: Puzzle<I, S>,
  figures: Readonly<Record<string, LessonFigure>>,
): Promise<string[]> {
  const complaints: string[] = [];
  for (const [name, { search, nodes, solutions }] of Object.entries(figures)) {
    const { ended } = await throughEngine(puzzle, search);
    if (ended?.stats.nodes !== nodes) complaints.push(`${name}: ${ended?.stats.nodes} nodes, not ${nodes}`);
    if (solutions !== undefined && !(ended?.proven && ended.count === solutions))
      complaints.push(`${name}: ${ended?.count} solutions, not ${solutions}`);
  }
  return complaints;
}
