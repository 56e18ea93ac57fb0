/**
 * Makes a comparison: one run at a time, unless more are wanted, each measured by the host in a worker or process of its own. First comes a pilot for
 * every contender and task, which tells the answer and how long it takes; then the rounds. In each round every pair is
 * measured once, in an order that is drawn anew, so that a machine that slows down does so for all of them alike.
 */
import { seededRandom, shuffled } from '../../algorithms/random/random.ts';
import type { AnyPuzzle, SolveRequest } from '../../contract/index.ts';
import { type Answer, MOST_CLASSES, type Order } from '../../engine/measure.ts';
import { planSolve } from '../../engine/plan.ts';
import type { Job } from '../../hosts/client.ts';
import type { Measuring } from '../../hosts/measuring.ts';
import type { Comparison, Run } from './model.ts';
import { isAnswered, runOf } from './status.ts';
import { verdicts } from './verdict.ts';

export interface Planned extends Pick<Comparison, 'goal' | 'contenders' | 'tasks' | 'setup'> {
  readonly puzzle: AnyPuzzle;
  /** Whether the number of rounds was named, so that long runs are repeated too. */
  readonly isInsisted: boolean;
}

/** Hears of each run, how many are done of how many, and can ask for all that is known so far. */
export type Hear = (run: Run, done: number, total: number, soFar: () => Comparison) => void;

/** A run that takes longer is measured once, and needs no warm-up; in milliseconds. */
const LONG = 10_000;

type Pair = Pick<Run, 'contender' | 'task'>;

export function compare(measuring: Measuring, planned: Planned, hear: Hear = () => undefined): Job<Comparison> {
  const { contenders, tasks, setup, goal } = planned;
  const pairs = tasks.flatMap((_, task) => contenders.map((_, contender) => ({ contender, task })));
  const runs: Run[] = [];
  let total = pairs.length * (1 + setup.repeats);
  const current = new Set<Job<unknown>>();
  let isCancelled = false;

  const soFar = (isComplete: boolean): Comparison => ({
    puzzle: planned.puzzle.about.id,
    goal,
    setup,
    contenders,
    tasks,
    runs: judged(runs, planned),
    isComplete,
  });
  const measure = async (order: Order) => {
    const job = measuring(order);
    current.add(job);
    return job.done.finally(() => current.delete(job));
  };
  const keep = (run: Run) => {
    runs.push(run);
    hear(run, runs.length, total, () => soFar(false));
  };

  async function pilot(pair: Pair): Promise<number> {
    const request = requestOf(planned, pair);
    const plan = planSolve(planned.puzzle, request);
    if (!plan.ok) {
      keep({ ...pair, ...UNMEASURED, repeat: 0, status: 'not applicable', why: plan.problem.text });
      return 0;
    }
    const measured = await measure({ request, warmUps: 0, isPilot: true });
    if (isCancelled) return 0;
    const classes = goal === 'count' ? await classesOf(request) : {};
    if (isCancelled) return 0;
    const run = runOf(pair, 0, measured, planned);
    keep(run.answer ? { ...run, answer: { ...run.answer, ...classes } } : run);
    if (!isAnswered(run)) return 0;
    return run.search + run.preparation > LONG && !planned.isInsisted ? Math.min(1, setup.repeats) : setup.repeats;
  }

  /** Which solutions a count counts, where the strategy can list them too and they are not too many. */
  async function classesOf(request: SolveRequest): Promise<Pick<Answer, 'classes' | 'repeats'>> {
    const budget = { ...request.budget, solutions: MOST_CLASSES + 1 };
    const listed = await measure({ request: { ...request, goal: 'all', budget }, warmUps: 0, isPilot: true });
    const { classes, repeats } = 'lost' in listed ? {} : (listed.answer ?? {});
    return { ...(classes && { classes }), ...(repeats !== undefined && { repeats }) };
  }

  async function all(): Promise<Comparison> {
    const rounds = new Map<Pair, number>();
    await abreast(pairs, async (pair) => void rounds.set(pair, await pilot(pair)));
    if (isCancelled) return soFar(false);
    const random = seededRandom(setup.seed);
    total = runs.length + [...rounds.values()].reduce((sum, n) => sum + n, 0);
    for (let repeat = 1; repeat <= setup.repeats; repeat++) {
      await abreast(shuffled(pairs, random), async (pair) => {
        const times = rounds.get(pair)!;
        if (repeat > times) return;
        const warmUps = times === 1 && setup.repeats > 1 ? 0 : setup.warmUps;
        const measured = await measure({ request: requestOf(planned, pair), warmUps });
        if (!isCancelled) keep(runOf(pair, repeat, measured, planned));
      });
    }
    return soFar(!isCancelled);
  }

  /** Works through a list with as many runs under way as are wanted. */
  async function abreast(list: readonly Pair[], work: (pair: Pair) => Promise<void>): Promise<void> {
    const waiting = list.values();
    const lane = async () => {
      for (const pair of waiting) {
        if (isCancelled) return;
        await work(pair);
      }
    };
    await Promise.all(Array.from({ length: setup.atOnce }, lane));
  }

  return {
    done: all(),
    cancel() {
      isCancelled = true;
      for (const job of current) job.cancel();
    },
  };
}

const UNMEASURED = { nodes: 0, search: 0, preparation: 0, batch: 1 } as const;

function requestOf({ puzzle, goal, contenders, tasks, setup }: Planned, { contender, task }: Pair): SolveRequest {
  const { strategy, options } = contenders[contender]!;
  return {
    puzzle: puzzle.about.id,
    text: tasks[task]!.text,
    strategy,
    goal,
    options,
    budget: { milliseconds: setup.limit * 1000 },
  };
}

/** The runs with what their answers are worth: every run of a contender whose answer to a task is wrong is wrong. */
function judged(runs: readonly Run[], { goal, contenders, tasks }: Planned): readonly Run[] {
  const pilots = runs.filter(({ repeat }) => repeat === 0);
  const wrong = tasks.map((_, task) => {
    const answers = contenders.map(
      (_, contender) => pilots.find((run) => run.task === task && run.contender === contender)?.answer,
    );
    return verdicts(answers, goal);
  });
  return runs.map((run) => {
    const why = wrong[run.task]![run.contender];
    return why && isAnswered(run) ? { ...run, status: 'wrong', why } : run;
  });
}
