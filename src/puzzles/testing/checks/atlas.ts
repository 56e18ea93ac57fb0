/** Whether solutions by their number are the solutions that the default strategy finds, each once. */
import type { Atlas, Context, Puzzle } from '../../../contract/index.ts';
import { cachedFor, collect } from '../run.ts';
import { wordComplaints } from './words.ts';

/** Of more than this many, only some are looked at. */
const MOST_LOOKED_AT = 500;

export async function atlasComplaints<I, S>(puzzle: Puzzle<I, S>, text: string, mostNodes: number): Promise<string[]> {
  const instance = puzzle.instance.parse(text);
  if (!instance.ok || !puzzle.solving.atlas) return ['there is no atlas'];
  const judge = await puzzle.judge(instance.value);
  const context: Context = { ticker: { tick: () => undefined }, cache: cachedFor(puzzle) };
  const atlas = await puzzle.solving.atlas(instance.value, context);
  if (!atlas.ok) return wordComplaints(puzzle.texts, atlas.problem.text);
  const { count } = atlas.value;
  if (!Number.isSafeInteger(count) || count < 0) return [`${count} is no number of solutions`];

  const complaints: string[] = [];
  const seen = new Set<string>();
  for (const [index, solution] of looked(atlas.value)) {
    const key = judge.key(solution);
    if (seen.has(key)) complaints.push(`number ${index} is ${key}, as one before`);
    seen.add(key);
    const problems = judge.verify(solution).map((problem) => problem.text.code);
    if (problems.length > 0) complaints.push(`number ${index}, ${key}, is wrong: ${problems.join(', ')}`);
  }
  const found = await byDefault(puzzle, text, mostNodes);
  if (!found) return complaints;
  if (found.size !== count) complaints.push(`${count} by number, but ${found.size} found`);
  const strangers = [...seen].filter((key) => !found.has(key));
  return [...complaints, ...strangers.map((key) => `${key} has a number, but is not found`)];
}

/** All of a few; of many the first, the last and some between, evenly spread. */
function* looked<S>({ count, at }: Atlas<S>): Iterable<[number, S]> {
  const size = Math.min(count, MOST_LOOKED_AT);
  for (let i = 0; i < size; i++) {
    const index = size === count ? i : Math.round((i * (count - 1)) / (size - 1));
    yield [index, at(index)];
  }
}

/** What the first strategy that takes the instance finds; undefined where that takes too long for a test. */
async function byDefault<I, S>(puzzle: Puzzle<I, S>, text: string, mostNodes: number) {
  for (const { id } of puzzle.solving.strategies) {
    const found = await collect(puzzle, { text, strategy: id, goal: 'all' }, mostNodes);
    if (found) return found.finished ? new Set(found.solutions.map(found.judge.key)) : undefined;
  }
  return undefined;
}
