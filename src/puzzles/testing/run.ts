/** Ways to run a strategy from a test: bare, with a probe that only collects; and through the engine, to its last event. */
import {
  type AnyPuzzle,
  type Goal,
  goals,
  type Judge,
  type Options,
  type Probe,
  type Puzzle,
  type SolveEvent,
  type SolveRequest,
  type Text,
} from '../../contract/index.ts';
import { planSolve } from '../../engine/plan.ts';
import { type Host, solve } from '../../engine/solve.ts';
import { silent } from './silent.ts';

/** The engine's view of a puzzle, whose own types it does not know. */
export const anyPuzzle = <I, S>(puzzle: Puzzle<I, S>): AnyPuzzle => puzzle as unknown as AnyPuzzle;

export interface Asked {
  readonly text: string;
  readonly strategy: string;
  readonly options?: Options;
  readonly goal?: Goal;
}

export interface Collected<I, S> {
  /** By the rules that were played. */
  readonly instance: I;
  readonly judge: Judge<I, S>;
  readonly solutions: readonly S[];
  /** How many there are: those told, and those only counted. */
  readonly count: number;
  readonly nodes: number;
  /** What it says beside its ending. */
  readonly note: Text | undefined;
  /** False where it was stopped because it takes too long for this test. */
  readonly finished: boolean;
}

/** Which of the goals a strategy takes an instance for. */
export const goalsTaken = <I, S>(puzzle: Puzzle<I, S>, asked: Omit<Asked, 'goal'>): readonly Goal[] =>
  goals.filter((goal) => planSolve(anyPuzzle(puzzle), { puzzle: puzzle.about.id, ...asked, goal }).ok);

const caches = new WeakMap<object, Map<string, unknown>>();

/** What is kept for a puzzle from one search to the next, as a worker keeps it: large tables are made once. */
export function cachedFor(puzzle: object): Map<string, unknown> {
  const kept = caches.get(puzzle) ?? new Map();
  caches.set(puzzle, kept);
  return kept;
}

/** What searches of a puzzle's examples told: many checks ask for the same ones. */
const told = new WeakMap<object, Map<string, Told>>();

interface Told {
  readonly most: readonly [nodes: number, solutions: number];
  readonly found: Collected<unknown, unknown> | undefined;
}

/** Forgets what is kept for a puzzle, once nothing more will be asked about it. */
export function forget(puzzle: object): void {
  caches.delete(puzzle);
  told.delete(puzzle);
}

/** Makes whatever a strategy prepares, so that it is kept. */
export async function prepareFor<I, S>(puzzle: Puzzle<I, S>, asked: Asked): Promise<void> {
  const plan = planSolve(anyPuzzle(puzzle), { puzzle: puzzle.about.id, ...asked });
  if (!plan.ok) return;
  const { strategy, instance, goal, options } = plan.value;
  await strategy.prepare(instance, goal, options, { ticker: { tick: () => undefined }, cache: cachedFor(puzzle) });
}

class TooLong extends Error {}
class Enough extends Error {}

/** A test checks no more solutions than this one by one. */
const MOST_SOLUTIONS = 50_000;

/** Everything a strategy says within `mostNodes` nodes; undefined where it does not take the instance. */
export async function collect<I, S>(
  puzzle: Puzzle<I, S>,
  asked: Asked,
  mostNodes: number,
  mostSolutions = MOST_SOLUTIONS,
): Promise<Collected<I, S> | undefined> {
  if (!puzzle.about.examples.some(({ text }) => text === asked.text)) {
    return collectAnew(puzzle, asked, mostNodes, mostSolutions);
  }
  const known = told.get(puzzle) ?? new Map<string, Told>();
  told.set(puzzle, known);
  const { text, strategy, goal, options = {} } = asked;
  const key = JSON.stringify([text, strategy, goal, options]);
  const before = known.get(key);
  if (before && isSameWithin(before, mostNodes, mostSolutions)) return before.found as Collected<I, S> | undefined;
  const found = await collectAnew(puzzle, asked, mostNodes, mostSolutions);
  known.set(key, { most: [mostNodes, mostSolutions], found });
  return found;
}

/** Whether a search would tell the same within these limits. */
function isSameWithin({ most, found }: Told, mostNodes: number, mostSolutions: number): boolean {
  if (!found?.finished) return !found || (most[0] === mostNodes && most[1] === mostSolutions);
  return found.nodes <= mostNodes && found.solutions.length <= mostSolutions;
}

async function collectAnew<I, S>(
  puzzle: Puzzle<I, S>,
  asked: Asked,
  mostNodes: number,
  mostSolutions: number,
): Promise<Collected<I, S> | undefined> {
  const plan = planSolve(anyPuzzle(puzzle), { puzzle: puzzle.about.id, ...asked });
  if (!plan.ok) return undefined;
  const { strategy, instance, goal, options } = plan.value;
  const judge = await puzzle.judge(instance as I);
  const solutions: unknown[] = [];
  let nodes = 0;
  let counted = 0;
  let note: Text | undefined;
  const probe: Probe<unknown> = {
    ...silent,
    tick(n = 1) {
      nodes += n;
      if (nodes > mostNodes) throw new TooLong('too many nodes for this test');
    },
    solution(solution) {
      solutions.push(solution);
      if (goal === 'first') throw new Enough('the goal is met');
      if (solutions.length > mostSolutions) throw new TooLong('too many solutions for this test');
    },
    counted(more) {
      counted += more;
    },
    giveUp() {
      throw new TooLong('there is no room to go on');
    },
    note(text) {
      note = text;
    },
  };
  let finished = true;
  try {
    let run = await strategy.prepare(instance, goal, options, { ticker: probe, cache: cachedFor(puzzle) });
    for (let further = run(probe); further; further = run(probe)) run = await further();
  } catch (error) {
    if (!(error instanceof TooLong || error instanceof Enough)) throw error;
    finished = error instanceof Enough;
  }
  const count = solutions.length + counted;
  return { instance: instance as I, judge, solutions: solutions as S[], count, nodes, note, finished };
}

export type Ended = Extract<SolveEvent, { type: 'ended' }>;

export interface Outcome {
  readonly events: readonly SolveEvent[];
  readonly texts: readonly string[];
  /** The last event, where it is how a solve normally ends. */
  readonly ended: Ended | undefined;
}

/** A clock that moves one millisecond at every look, so that a test does not depend on the machine. */
export const steadyClock = (): (() => number) => {
  let time = 0;
  return () => time++;
};

/** One request through the engine, by a host that stops it only where the test says so; `seen` gets each event at once. */
export async function throughEngine<I, S>(
  puzzle: Puzzle<I, S>,
  request: Omit<SolveRequest, 'puzzle'>,
  { seen, ...host }: Partial<Host> & { seen?(event: SolveEvent): void } = {},
): Promise<Outcome> {
  const events: SolveEvent[] = [];
  const emit = (event: SolveEvent) => {
    events.push(event);
    seen?.(event);
  };
  const usual = { now: steadyClock(), stopped: () => false, cache: new Map(), emit };
  await solve(anyPuzzle(puzzle), { puzzle: puzzle.about.id, ...request }, { ...usual, ...host });
  const last = events.at(-1);
  return {
    events,
    texts: events.flatMap((event) => (event.type === 'solutions' ? event.texts : [])),
    ended: last?.type === 'ended' ? last : undefined,
  };
}

/** What a failed outcome says, for a complaint. */
export const lastOf = ({ events }: Outcome): string => JSON.stringify(events.at(-1) ?? 'no event');
