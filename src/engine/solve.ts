/** One solve from text to events: parse, choose, prepare, run, verify. Every host and every test goes through here. */
import {
  type AnyPuzzle,
  type Context,
  type Ending,
  type Judge,
  type Lines,
  type Parsed,
  type Problem,
  parsed,
  type SolveEvent,
  type SolveRequest,
  type Stats,
  type Text,
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
const KEPT = 'last of parts';

const NOTHING_SPENT: Stats = { nodes: 0, milliseconds: 0, prepareMilliseconds: 0 };

/** Runs a request to its end. Everything that happens becomes an event; the last one is `refused`, `ended` or `failed`. */
export async function solve(puzzle: AnyPuzzle, request: SolveRequest, host: Host): Promise<void> {
  let probe: EngineProbe<unknown> | undefined;
  try {
    const ready = readied(puzzle, request, host.cache);
    if (!ready.ok) return host.emit({ type: 'refused', problem: ready.problem });
    const { plan, text, judge } = ready.value;
    const { strategy, goal } = plan;
    host.emit({ type: 'started', text, strategy: strategy.id, goal });
    // What the judge loads is loaded on the clock of the preparation.
    const begun = host.now();
    probe = newProbe(puzzle, await judge(), request, host, plan, begun);
    const ending = await run(probe, plan, request.part, host);
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

/** What a solve needs before it is prepared. */
interface Ready {
  readonly plan: Plan;
  /** The instance in our own writing. */
  readonly text: string;
  readonly judge: () => Promise<Judge<unknown, unknown>>;
}

/** A worker solves many parts of one search, so that it keeps what the last one needed. */
function readied(puzzle: AnyPuzzle, request: SolveRequest, cache: Host['cache']): Parsed<Ready> {
  // A request may be malformed, even missing.
  const asked = request?.part === undefined ? undefined : JSON.stringify({ ...request, part: true });
  const kept = cache.get(KEPT) as { readonly asked: string; readonly ready: Ready } | undefined;
  if (asked !== undefined && kept?.asked === asked) return parsed(kept.ready);
  const plan = planSolve(puzzle, request);
  if (!plan.ok) return plan;
  const { instance } = plan.value;
  let judge: Promise<Judge<unknown, unknown>> | undefined;
  const ready: Ready = {
    plan: plan.value,
    text: puzzle.instance.format(instance),
    judge() {
      judge ??= puzzle.judge(instance);
      return judge;
    },
  };
  if (asked !== undefined) cache.set(KEPT, { asked, ready });
  return parsed(ready);
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
