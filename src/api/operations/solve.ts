/** A solve from a request to one answer. */
import type { SolveAnswer, SolveRequest } from '../../client/model.ts';
import type {
  AnyPuzzle,
  Budget,
  SolveRequest as EngineRequest,
  Goal,
  SolveEvent,
  Speaker,
} from '../../contract/index.ts';
import { wordEnding } from '../../presentation/ending.ts';
import { answered, type Outcome, refusedBy } from '../failure.ts';
import { type Limits, MEGABYTE } from '../limits.ts';
import type { Call, Service } from '../service.ts';
import { speakerFor } from '../speaking.ts';
import { apiText } from '../texts.ts';
import { awaited } from './jobs.ts';

export type Last = Extract<SolveEvent, { type: 'refused' | 'ended' | 'failed' }>;
export type Ended = Extract<SolveEvent, { type: 'ended' }>;

/** What a search has told so far, in no language yet. */
export interface Told {
  readonly text: string;
  readonly strategy: string;
  readonly goal: Goal;
  readonly solutions: readonly string[];
  readonly cost?: number;
}

/** The request as the engine takes it, with no more to spend than the limits allow. */
export function boundedRequest(puzzle: AnyPuzzle, request: SolveRequest, limits: Limits): EngineRequest {
  const { solutions, milliseconds, nodes } = request.budget ?? {};
  const least = (wish: number | undefined, limit: number) => Math.min(wish ?? limit, limit);
  const budget: Budget = {
    milliseconds: least(milliseconds, limits.milliseconds),
    nodes: least(nodes, limits.nodes),
    // A count lists nothing, so that only its caller can say how far it should go.
    ...(request.goal === 'count'
      ? solutions !== undefined && { solutions }
      : { solutions: least(solutions, limits.solutions) }),
  };
  const { text, strategy, goal, options } = request;
  return {
    puzzle: puzzle.about.id,
    text,
    budget,
    ...(strategy !== undefined && { strategy }),
    ...(goal !== undefined && { goal }),
    ...(options !== undefined && { options }),
  };
}

/** Listens to a search and keeps what an answer needs. */
export class Hearing {
  #text: string;
  #strategy: string;
  #goal: Goal;
  #solutions: string[] = [];
  #bytes = 0;
  /** Whether the solutions are more than an answer may hold. */
  isFull = false;

  constructor(
    private readonly limits: Pick<Limits, 'bytes'>,
    { text, strategy = '', goal = 'all' }: Pick<EngineRequest, 'text' | 'strategy' | 'goal'>,
  ) {
    [this.#text, this.#strategy, this.#goal] = [text, strategy, goal];
  }

  /** Says which solutions it keeps: the best one only, or as many as an answer may hold. */
  hear(event: SolveEvent): readonly string[] {
    if (event.type === 'started') [this.#text, this.#strategy, this.#goal] = [event.text, event.strategy, event.goal];
    if (event.type !== 'solutions' || this.isFull) return [];
    if (this.#goal === 'best') [this.#solutions, this.#bytes] = [[], 0];
    const kept: string[] = [];
    for (const text of this.#goal === 'best' ? event.texts.slice(-1) : event.texts) {
      this.#bytes += text.length;
      this.isFull = this.#bytes > this.limits.bytes;
      if (this.isFull) break;
      this.#solutions.push(text);
      kept.push(text);
    }
    return kept;
  }

  get told(): Told {
    return { text: this.#text, strategy: this.#strategy, goal: this.#goal, solutions: this.#solutions };
  }

  /** The end of the search; one that was stopped because its solutions are too large says so. */
  ended(last: Ended): Ended {
    if (!this.isFull) return last;
    const note = apiText('answer-large', { megabytes: this.limits.bytes / MEGABYTE });
    return { ...last, ending: 'out of budget', proven: false, count: this.#solutions.length, note };
  }
}

export async function solve(service: Service, request: SolveRequest, call: Call): Promise<Outcome<SolveAnswer>> {
  const puzzle = service.find(request.puzzle)!;
  const hearing = new Hearing(service.limits, request);
  const job = call.workers.solve(boundedRequest(puzzle, request, service.limits), (event) => {
    hearing.hear(event);
    if (hearing.isFull) job.cancel();
  });
  const last = (await awaited(job, call.signal)) as Last;
  if (last.type === 'refused') return refusedBy(last.problem, 'text');
  if (last.type === 'failed') return refusedBy({ text: last.text });
  const told = await withCost(puzzle, hearing.told, call);
  return answered(solveAnswer(puzzle, told, hearing.ended(last), speakerFor(call.language, puzzle)));
}

/** What the one solution costs; the worker knows, since judging may need tables. */
export async function withCost(
  puzzle: AnyPuzzle,
  told: Told,
  { workers, signal }: Pick<Call, 'workers' | 'signal'>,
): Promise<Told> {
  const { text, goal, solutions } = told;
  const answer = solutions.at(-1);
  const isOne = goal === 'best' || goal === 'first';
  if (!isOne || answer === undefined || typeof puzzle.solution.cost !== 'function') return told;
  const reply = await awaited(workers.ask({ ask: 'check', puzzle: puzzle.about.id, text, answer }), signal);
  return reply.ok && reply.cost !== undefined ? { ...told, cost: reply.cost } : told;
}

/** The answer in words. */
export function solveAnswer(puzzle: AnyPuzzle, told: Told, last: Ended, say: Speaker): SolveAnswer {
  const { text, strategy, goal, solutions, cost } = told;
  const { ending, proven, count, nearest, note, stats } = last;
  const worded = (sentence: { readonly code: string }) => ({ code: sentence.code, message: say(sentence) });
  return {
    puzzle: puzzle.about.id,
    text,
    strategy,
    goal,
    ending,
    proven,
    count,
    solutions,
    ...(cost !== undefined && { cost }),
    ...(nearest && { nearest: { text: nearest.text, problems: nearest.problems.map((one) => worded(one.text)) } }),
    ...(note && { note: worded(note) }),
    message: say(wordEnding(last, goal)),
    stats,
  };
}
