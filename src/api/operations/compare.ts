/**
 * Strategies on the same position, one after the other, each once. This tells who searches how much; times of single runs are
 * no measurement, for which there is `teka compare`.
 */
import type { CompareAnswer, ComparedRun, CompareRequest } from '../../client/model.ts';
import type { AnyPuzzle, Goal, SolveEvent, Speaker } from '../../contract/index.ts';
import { statusOf } from '../../lab/compare/status.ts';
import { answered, type Outcome, refusedBy } from '../failure.ts';
import type { Call, Service } from '../service.ts';
import { speakerFor } from '../speaking.ts';
import { awaited } from './jobs.ts';
import { boundedRequest, type Last, type Told, withCost } from './solve.ts';

/** The time of one run, in milliseconds, where the request names none. */
const USUAL_TIME = 5000;

export async function compare(service: Service, request: CompareRequest, call: Call): Promise<Outcome<CompareAnswer>> {
  const puzzle = service.find(request.puzzle)!;
  const task = puzzle.instance.parse(request.text);
  if (!task.ok) return refusedBy(task.problem, 'text');
  const { strategies = puzzle.solving.strategies.map(({ id }) => id), goal = puzzle.solving.goal(task.value) } =
    request;
  // All of them together have the time of one request.
  const each = Math.min(request.milliseconds ?? USUAL_TIME, service.limits.milliseconds / strategies.length);
  const runs: ComparedRun[] = [];
  for (const strategy of strategies) {
    const { text } = request;
    const asked = { puzzle: puzzle.about.id, text, strategy, goal, budget: { milliseconds: each } };
    runs.push(await runOf(puzzle, boundedRequest(puzzle, asked, service.limits), call));
    if (call.signal?.aborted) break;
  }
  return answered({ puzzle: puzzle.about.id, goal, runs, agree: doAgree(runs, goal) });
}

async function runOf(puzzle: AnyPuzzle, request: ReturnType<typeof boundedRequest>, call: Call): Promise<ComparedRun> {
  const goal = request.goal!;
  const strategy = request.strategy!;
  let told: Told = { text: request.text, strategy, goal, solutions: [] };
  const job = call.workers.solve(request, (event: SolveEvent) => {
    // The cost of the last one is all that is asked for.
    if (event.type === 'solutions') told = { ...told, solutions: event.texts.slice(-1) };
  });
  const last = (await awaited(job, call.signal)) as Last;
  const { status, why } = statusOf(last, goal);
  const say: Speaker = speakerFor(call.language, puzzle);
  const reason = why && { why: say(why) };
  if (last.type !== 'ended')
    return { strategy, status, ...reason, count: 0, nodes: 0, milliseconds: 0, prepareMilliseconds: 0 };
  const { nodes, milliseconds, prepareMilliseconds } = last.stats;
  const { cost } = await withCost(puzzle, told, call);
  const figures = { count: last.count, nodes, milliseconds, prepareMilliseconds };
  return { strategy, status, ...reason, ...figures, ...(cost !== undefined && { cost }) };
}

/** Whether those that came to a proof tell the same: how many there are, or what the best costs. */
function doAgree(runs: readonly ComparedRun[], goal: Goal): boolean {
  const proven = runs.filter(({ status }) => status === 'solved' || status === 'proven none');
  const told = proven.map(({ count, cost }) => (goal === 'first' ? count > 0 : goal === 'best' ? cost : count));
  return new Set(told).size <= 1 && runs.every(({ status }) => status !== 'wrong');
}
