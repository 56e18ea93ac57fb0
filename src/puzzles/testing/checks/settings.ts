/** Whether a strategy finds the same with every setting of its options, and is watched as it counts with each of them. */
import { isDeepStrictEqual } from 'node:util';
import { goals, type Options, type OptionTable, type Puzzle, type Strategy } from '../../../contract/index.ts';
import { countComplaints } from '../counted.ts';
import { type Collected, collect, goalsTaken } from '../run.ts';
import { bestCost, solutionComplaints } from './answers.ts';

/** A search with more nodes is not compared, and one with more is not watched: there are many settings. */
const MOST_COMPARED = 5000;
const MOST_WATCHED = 500;

/** Each option with each value that is not its default, all others as they are. Numbers have too many values. */
export function settingsOf(table: OptionTable = {}): readonly Options[] {
  return Object.entries(table).flatMap(([name, spec]): Options[] => {
    if (spec.kind === 'flag') return [{ [name]: !spec.default }];
    if (spec.kind === 'number') return [];
    return spec.values.flatMap(({ id }) => (id === spec.default ? [] : [{ [name]: id }]));
  });
}

/**
 * Undefined where the strategy has no settings, does not take the instance, or is not quickly done with it. An option in `narrowing` leaves out solutions:
 * what is told is among the others. A setting that plays by other rules is not compared.
 */
export async function settingComplaints<I, S>(
  puzzle: Puzzle<I, S>,
  { id, options: table, watch, guarantees }: Strategy<I, S>,
  text: string,
  mostNodes: number,
  narrowing: readonly string[] = [],
): Promise<string[] | undefined> {
  const taken = goalsTaken(puzzle, { text, strategy: id });
  // A strategy that lists nothing is held to its counts.
  const goal = (['all', 'best', 'count'] as const).find((one) => taken.includes(one));
  const settings = settingsOf(table);
  if (!goal || settings.length === 0) return undefined;
  const most = Math.min(mostNodes, MOST_COMPARED);
  const usual = await collect(puzzle, { text, strategy: id, goal }, most);
  if (!usual?.finished) return undefined;
  const complaints: string[] = [];
  for (const options of settings) {
    const named = (what: string) => `${id} with ${JSON.stringify(options)} on ${text}: ${what}`;
    for (const one of watch ? goals : []) {
      const asked = { text, strategy: id, goal: one, options };
      complaints.push(...((await countComplaints(puzzle, asked, MOST_WATCHED)) ?? []).map(named));
    }
    const found = await collect(puzzle, { text, strategy: id, goal, options }, most);
    if (!found?.finished || !isDeepStrictEqual(found.instance, usual.instance)) continue;
    complaints.push(...solutionComplaints(puzzle, found).map(named));
    const isNarrow = Object.keys(options).some((name) => narrowing.includes(name));
    if (goal === 'all') complaints.push(...keyComplaints(usual, found, isNarrow).map(named));
    else if (guarantees.optimal && bestCost(found) !== bestCost(usual)) {
      complaints.push(named(`the best costs ${bestCost(found)}, not ${bestCost(usual)}`));
    }
    if (goal === 'count' && !isCountAlike(usual.count, found.count, isNarrow)) {
      complaints.push(named(`it counts ${found.count}, and else ${usual.count}`));
    }
    if (goal !== 'all') continue;
    const counted = await collect(puzzle, { text, strategy: id, goal: 'count', options }, most);
    if (counted?.finished && counted.count !== found.count) {
      complaints.push(named(`it counts ${counted.count}, and tells ${found.count}`));
    }
  }
  return complaints;
}

/** Counts are equal or, where solutions are left out, some of all. */
const isCountAlike = (usual: number, found: number, isNarrow: boolean): boolean =>
  isNarrow ? found <= usual && found > 0 === usual > 0 : found === usual;

function keyComplaints<I, S>(usual: Collected<I, S>, found: Collected<I, S>, isNarrow: boolean): string[] {
  const [before, after] = [usual, found].map(({ solutions, judge }) => new Set(solutions.map(judge.key))) as [
    Set<string>,
    Set<string>,
  ];
  const lost = isNarrow && after.size > 0 ? [] : [...before].filter((key) => !after.has(key));
  const strange = [...after].filter((key) => !before.has(key));
  return [...lost.map((key) => `it does not find ${key}`), ...strange.map((key) => `only it finds ${key}`)];
}
