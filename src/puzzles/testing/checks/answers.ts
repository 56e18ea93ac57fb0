/** Whether strategies answer the examples as the examples say, and only with solutions that hold. */
import { isDeepStrictEqual } from 'node:util';
import type { Answer, Example, Puzzle } from '../../../contract/index.ts';
import { type Collected, collect } from '../run.ts';
import { wordComplaints } from './words.ts';

/** An example is a menu entry: if one of its answers takes longer than this, it does not belong there. */
const MOST_NODES = 1_000_000_000;

/** One sentence for each answer of an example that does not hold. */
export async function answerComplaints<I, S>(puzzle: Puzzle<I, S>, example: Example): Promise<string[]> {
  const complaints: string[] = [];
  for (const answer of example.answers) complaints.push(...(await answerComplaint(puzzle, example, answer)));
  return complaints;
}

async function answerComplaint<I, S>(puzzle: Puzzle<I, S>, { text }: Example, answer: Answer): Promise<string[]> {
  const asked = answer.strategy
    ? puzzle.solving.strategies.filter((s) => s.id === answer.strategy)
    : puzzle.solving.strategies.filter((s) => s.guarantees.complete);
  const complaints: string[] = [];
  let answered = 0;
  for (const { id, guarantees } of asked) {
    const { goal = 'all', options = {} } = answer;
    const found = await collect(puzzle, { text, strategy: id, goal, options }, MOST_NODES, Number.POSITIVE_INFINITY);
    if (!found && !answer.strategy) continue;
    answered++;
    if (!found) complaints.push(`${id} does not take ${text}`);
    else {
      const wrong = [...mismatch(puzzle, found, answer), ...costMismatch(found, answer, guarantees.optimal)];
      complaints.push(...wrong.map((what) => `${id} on ${text}: ${what}`));
    }
  }
  if (answered === 0) complaints.push(`no strategy answers ${text}`);
  return complaints;
}

/**
 * A named strategy must count as told. Where none is named, strategies may differ in how many spellings of one solution
 * they tell, so classes are counted, and the first solution need only be of the same class. What is only counted has no
 * class. With goal `best` one solution counts, however many were told on the way to it.
 */
function mismatch<I, S>(puzzle: Puzzle<I, S>, found: Collected<I, S>, answer: Answer): string[] {
  if (!found.finished) return ['it takes too long for an example'];
  const { solutions, judge } = found;
  const { key } = judge;
  const best = answer.goal === 'best';
  const raw = answer.strategy !== undefined || answer.goal === 'count';
  const told = raw ? found.count : new Set(solutions.map(key)).size;
  const count = best ? Math.min(1, told) : told;
  const complaints: string[] = [];
  if (count !== answer.count) complaints.push(`${count} solutions, not ${answer.count}`);
  if (answer.nodes !== undefined && answer.strategy === undefined) complaints.push('nodes are told of no strategy');
  else if (found.nodes !== (answer.nodes ?? found.nodes)) complaints.push(`${found.nodes} nodes, not ${answer.nodes}`);
  if (answer.first === undefined) return complaints;
  const wanted = puzzle.solution.parse(answer.first);
  const first = solutions[0];
  if (!wanted.ok) complaints.push(`its first answer ${answer.first} cannot be read`);
  else if (first === undefined) complaints.push(`nothing found, not ${answer.first}`);
  else if (answer.strategy ? puzzle.solution.format(first) !== answer.first : key(first) !== key(wanted.value)) {
    complaints.push(`first ${puzzle.solution.format(first)}, not ${answer.first}`);
  }
  return complaints;
}

function costMismatch<I, S>(found: Collected<I, S>, { cost }: Answer, optimal: boolean) {
  if (cost === undefined || !found.finished) return [];
  const best = bestCost(found);
  // One that does not promise the best may cost more, but nothing can cost less.
  return best === cost || (!optimal && best > cost) ? [] : [`the best costs ${best}, not ${cost}`];
}

/** The least that a solution costs; infinite without a solution. */
export const bestCost = <I, S>({ solutions, judge }: Collected<I, S>): number =>
  solutions.reduce((best, s) => Math.min(best, judge.cost?.(s) ?? 0), Number.POSITIVE_INFINITY);

/** One sentence for each solution that is wrong, told twice, or does not survive being written and read. */
export function solutionComplaints<I, S>(puzzle: Puzzle<I, S>, found: Collected<I, S>): string[] {
  const { judge, solutions, note } = found;
  const complaints = note ? wordComplaints(puzzle.texts, note) : [];
  const seen = new Set<string>();
  for (const solution of solutions) {
    const written = puzzle.solution.format(solution);
    if (seen.has(written)) complaints.push(`${written} is told twice`);
    seen.add(written);
    if (written.includes('\n')) complaints.push(`${JSON.stringify(written)} is more than one line`);
    const problems = judge.verify(solution);
    if (problems.length > 0) complaints.push(`${written} is wrong: ${problems.map((p) => p.text.code).join(', ')}`);
    const read = puzzle.solution.parse(written);
    if (!read.ok) complaints.push(`${written} cannot be read back: ${read.problem.text.code}`);
    else if (!isDeepStrictEqual(read.value, solution)) complaints.push(`${written} reads back as something else`);
  }
  return complaints;
}
