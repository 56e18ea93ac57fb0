/** One solve from text to events: parse, choose, prepare, run, verify. Every host and every test goes through here. */
import type {
  AnyPuzzle,
  Context,
  Ending,
  Judge,
  Lines,
  Problem,
  SolveEvent,
  SolveRequest,
  Stats,
  Text,
} from '../contract/index.ts';
import { handOnRight, textsIn } from './line-bundle.ts';
import { Stop, type Surroundings } from './pacer.ts';
import { type Plan, planSolve } from './plan.ts';
import { EngineProbe, type Listener } from './probe.ts';
import { engineText } from './texts.ts';

/** What a solve has from its host: a clock and a flag to stop, a listener for events, the worker's cache, and what it lends. */
export interface Host extends Surroundings, Omit<Context, 'ticker'> {
  emit(event: SolveEvent): void;
  /** Takes solutions in the place of an event, as bytes that change after the call. */
  emitLines?(lines: Lines): void;
}

/** No strategy has a blank in the names of what it keeps. */
const KEPT_JUDGE = 'judge of parts';

const NOTHING_SPENT: Stats = { nodes: 0, milliseconds: 0, prepareMilliseconds: 0 };

/** Runs a request to its end. Everything that happens becomes an event; the last one is `refused`, `ended` or `failed`. */
export async function solve(puzzle: AnyPuzzle, request: SolveRequest, host: Host): Promise<void> {
  let probe: EngineProbe<unknown> | undefined;
  try {
    const plan = planSolve(puzzle, request);
    if (!plan.ok) return host.emit({ type: 'refused', problem: plan.problem });
    const { instance, strategy, goal } = plan.value;
    host.emit({ type: 'started', text: puzzle.instance.format(instance), strategy: strategy.id, goal });
    // What the judge loads is loaded on the clock of the preparation.
    const begun = host.now();
    const judge = await judgeOf(puzzle, instance, request.part, host.cache);
    probe = newProbe(puzzle, judge, request, host, plan.value, begun);
    const ending = await run(probe, plan.value, request.part, host);
    const { count, nearestSoFar, noted } = probe;
    // The end of a search does not prove a solution best if the strategy does not promise the best.
    const { complete, optimal } = strategy.guarantees;
    const isKnown = goal !== 'best' || count === 0 || optimal || probe.isExhausted;
    const proven = ending === 'exhausted' && complete && isKnown;
    const nearest = count === 0 && nearestSoFar ? { nearest: nearestSoFar } : {};
    const note = noted ? { note: noted } : {};
    host.emit({ type: 'ended', ending, count, proven, ...nearest, ...note, stats: probe.stats() });
  } catch (error) {
    const text = error instanceof WrongAnswer ? error.text : engineText('bug', { detail: detailOf(error) });
    host.emit({ type: 'failed', text, stats: probe?.stats() ?? NOTHING_SPENT });
  }
}

/** A worker judges the solutions of many parts of one search, so that it keeps the judge of the last one. */
async function judgeOf(
  puzzle: AnyPuzzle,
  instance: unknown,
  part: string | undefined,
  cache: Host['cache'],
): Promise<Judge<unknown, unknown>> {
  if (part === undefined) return puzzle.judge(instance);
  const text = puzzle.instance.format(instance);
  const kept = cache.get(KEPT_JUDGE) as { readonly text: string; readonly judge: Judge<unknown, unknown> } | undefined;
  if (kept?.text === text) return kept.judge;
  const judge = await puzzle.judge(instance);
  cache.set(KEPT_JUDGE, { text, judge });
  return judge;
}

/** However it ends, what was found before is handed on. */
async function run(probe: EngineProbe<unknown>, plan: Plan, part: string | undefined, host: Host): Promise<Ending> {
  const { strategy, instance, goal, options } = plan;
  try {
    const { cache, store, commons } = host;
    const lent = { ...(store && { store }), ...(commons && { commons }) };
    const context = { ticker: probe, cache, ...lent, ...(part !== undefined && { part }) };
    let search = await strategy.prepare(instance, goal, options, context);
    for (;;) {
      probe.beginRun();
      const further = search(probe);
      if (!further) return 'exhausted';
      probe.endRun();
      search = await further();
    }
  } catch (error) {
    if (error instanceof Stop) return probe.isExhausted ? 'exhausted' : error.ending;
    throw error;
  } finally {
    probe.flush();
  }
}

function newProbe(
  { solution: { parse, format } }: AnyPuzzle,
  judge: Judge<unknown, unknown>,
  request: SolveRequest,
  host: Host,
  { goal, strategy }: Plan,
  begun: number,
): EngineProbe<unknown> {
  const accepts = judge.accepts ?? (() => 0);
  const handOn = host.emitLines ?? ((lines) => host.emit({ type: 'solutions', texts: textsIn(lines) }));
  const check = (solution: unknown) => {
    const [problem] = judge.verify(solution);
    if (problem) throw new WrongAnswer(strategy.id, format(solution), problem);
  };
  const checkLine = (line: string) => {
    const read = parse(line);
    if (!read.ok) throw new WrongAnswer(strategy.id, line, read.problem);
    check(read.value);
  };
  const listener: Listener<unknown> = {
    progress: (count, stats) => host.emit({ type: 'progress', count, stats }),
    solutions: (texts) => host.emit({ type: 'solutions', texts }),
    lines: (lines) => handOnRight(lines, accepts, checkLine, handOn),
    format,
    check,
    nearest: (solution) => ({ text: format(solution), problems: judge.verify(solution) }),
    cost: judge.cost,
  };
  return new EngineProbe<unknown>(goal, request.budget ?? {}, host, listener, begun);
}

const detailOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A solution of a strategy that the judge does not accept. */
class WrongAnswer extends Error {
  readonly text: Text;

  constructor(strategy: string, solution: string, { text: { code } }: Problem) {
    super();
    this.text = engineText('wrong-answer', { strategy, solution, code });
  }
}
