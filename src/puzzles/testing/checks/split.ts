/** Whether the shards of a strategy are, one after the other, the whole search. */
import { isDeepStrictEqual } from 'node:util';
import type { Goal, Options, Puzzle, Shard, Strategy } from '../../../contract/index.ts';
import { planSolve } from '../../../engine/plan.ts';
import { anyPuzzle, cachedFor, goalsTaken, lastOf, type Outcome, throughEngine } from '../run.ts';
import { settingsOf } from './settings.ts';

/** A search with more rounds than this is not followed to its end. */
const MOST_ROUNDS = 100;

/** Undefined where the strategy does not divide this instance, or is not quickly done with it. */
export async function splitComplaints<I, S>(
  puzzle: Puzzle<I, S>,
  { id, options: table, split }: Strategy<I, S>,
  text: string,
  mostNodes: number,
): Promise<string[] | undefined> {
  if (!split) return undefined;
  const complaints: string[] = [];
  let isDivided = false;
  for (const options of [{}, ...settingsOf(table)]) {
    let isLong = true;
    for (const goal of goalsTaken(puzzle, { text, strategy: id, options })) {
      const found = await goalComplaints(puzzle, { text, strategy: id, options, goal }, mostNodes);
      if (found === undefined || found === 'long') continue;
      isLong = false;
      isDivided = true;
      const named = `${id} with ${JSON.stringify(options)} for ${goal} on ${text}`;
      complaints.push(...found.map((what) => `${named}: ${what}`));
    }
    // What is too long for every goal, or not divided, is hardly shorter with other settings.
    if (isLong) break;
  }
  return isDivided ? complaints : undefined;
}

interface Asked {
  readonly text: string;
  readonly strategy: string;
  readonly options: Options;
  readonly goal: Goal;
}

async function goalComplaints<I, S>(
  puzzle: Puzzle<I, S>,
  asked: Asked,
  nodes: number,
): Promise<string[] | 'long' | undefined> {
  const budget = { nodes };
  const cache = cachedFor(puzzle);
  const whole = await throughEngine(puzzle, { ...asked, budget }, { cache });
  if (whole.ended?.ending !== 'exhausted' && whole.ended?.ending !== 'goal met') return 'long';
  // A search that goes on after its proof ends as exhausted wherever the budget stops it.
  if (whole.ended.stats.nodes >= nodes) return 'long';
  const complaints: string[] = [];
  const outcomes: Outcome[] = [];
  const ids = new Set<string>();
  let isFound = false;
  const isOne = asked.goal === 'first' || asked.goal === 'best';
  for (let round = 0; !isFound && round < MOST_ROUNDS; round++) {
    const shards = await shardsOf(puzzle, asked, round);
    if (!isDeepStrictEqual(shards, await shardsOf(puzzle, asked, round)))
      complaints.push('it divides differently twice');
    if (round === 0 && shards.length === 0) return undefined;
    if (shards.length === 0) break;
    for (const { id, weight, part } of shards) {
      if (ids.has(id) || !/^[\w-]+$/.test(id)) complaints.push(`the name ${id} is bad, or not the only one`);
      if (!(weight > 0 && Number.isFinite(weight))) complaints.push(`${id} weighs ${weight}`);
      ids.add(id);
      const outcome = await throughEngine(puzzle, { ...asked, part }, { cache });
      outcomes.push(outcome);
      if (!outcome.ended) complaints.push(`${id} ends with ${lastOf(outcome)}`);
      isFound ||= (outcome.ended?.count ?? 0) > 0;
      if (isOne && isFound) break;
    }
    if (!isOne) break;
  }
  if (isOne) return [...complaints, ...(await oneComplaints(puzzle, whole, outcomes))];
  return [...complaints, ...allComplaints(whole, outcomes)];
}

/** All solutions, in the same order, by as many nodes. */
function allComplaints(whole: Outcome, outcomes: readonly Outcome[]): string[] {
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + of(outcome), 0);
  const count = sum(({ ended }) => ended?.count ?? 0);
  const nodes = sum(({ ended }) => ended?.stats.nodes ?? 0);
  const { ended } = whole;
  return [
    ...(count === ended!.count ? [] : [`its shards have ${count} solutions, the whole has ${ended!.count}`]),
    ...(nodes === ended!.stats.nodes ? [] : [`its shards count ${nodes} nodes, the whole ${ended!.stats.nodes}`]),
    ...(isDeepStrictEqual(
      outcomes.flatMap(({ texts }) => texts),
      whole.texts,
    )
      ? []
      : ['its shards tell other solutions than the whole, or in another order']),
    ...(outcomes.every((outcome) => outcome.ended?.proven === ended!.proven)
      ? []
      : ['its shards do not prove as the whole does']),
  ];
}

/** One solution is found where the whole finds one; the best costs as much. */
async function oneComplaints<I, S>(
  puzzle: Puzzle<I, S>,
  whole: Outcome,
  outcomes: readonly Outcome[],
): Promise<string[]> {
  const [mine, its] = [outcomes.at(-1)?.texts.at(-1), whole.texts.at(-1)];
  if ((mine === undefined) !== (its === undefined)) return [`its shards find ${mine}, the whole ${its}`];
  if (mine === undefined || whole.ended?.ending === 'goal met') return [];
  const started = whole.events.find((event) => event.type === 'started');
  const instance = puzzle.instance.parse(started!.text);
  if (!instance.ok) return ['its instance cannot be read'];
  const { cost } = await puzzle.judge(instance.value);
  const costOf = (text: string) => {
    const solution = puzzle.solution.parse(text);
    return solution.ok ? cost?.(solution.value) : undefined;
  };
  return costOf(mine) === costOf(its!) ? [] : [`the best of its shards costs ${costOf(mine)}, not ${costOf(its!)}`];
}

async function shardsOf<I, S>(puzzle: Puzzle<I, S>, asked: Asked, round: number): Promise<readonly Shard[]> {
  const plan = planSolve(anyPuzzle(puzzle), { puzzle: puzzle.about.id, ...asked });
  if (!plan.ok) return [];
  const { strategy, instance, goal, options } = plan.value;
  const context = { ticker: { tick: () => undefined }, cache: cachedFor(puzzle) };
  return (await strategy.split?.(instance, goal, options, context, round)) ?? [];
}
