/** From a request to everything a run needs, or to the one sentence that says why not. */
import {
  type AnyPuzzle,
  type AnyStrategy,
  type Goal,
  goals,
  type Options,
  type Parsed,
  parsed,
  refused,
  type SolveRequest,
} from '../contract/index.ts';
import { readOptions } from './options.ts';
import { requestProblem } from './request.ts';
import { engineText } from './texts.ts';

export interface Plan {
  readonly instance: unknown;
  readonly strategy: AnyStrategy;
  readonly goal: Goal;
  readonly options: Options;
}

/** Reads the text, chooses the strategy (unless one is named, one that excels or the first that takes all that is given), checks the rest. */
export function planSolve(puzzle: AnyPuzzle, request: SolveRequest): Parsed<Plan> {
  const malformed = requestProblem(request);
  if (malformed) return refused(malformed);
  const wanted = request.goal;
  if (wanted !== undefined && !goals.includes(wanted)) {
    return refused(engineText('unknown-goal', { word: wanted, known: goals.join(', ') }));
  }
  if (wanted === 'best' && !puzzle.solution.cost) return refused(engineText('no-cost'));
  for (const [name, value] of Object.entries(request.budget ?? {})) {
    if (!(value > 0)) return refused(engineText('bad-budget', { name, value: String(value) }));
  }
  const named = puzzle.solving.strategies.find((s) => s.id === request.strategy);
  if (request.strategy !== undefined && !named) {
    const known = puzzle.solving.strategies.map((s) => s.id).join(', ');
    return refused(engineText('unknown-strategy', { word: request.strategy, known }));
  }
  const instance = puzzle.instance.parse(request.text);
  if (!instance.ok) return instance;
  const goal = wanted ?? puzzle.solving.goal(instance.value);

  const { options, part } = request;
  if (named) return planWith(named, instance.value, goal, options, part);
  let refusal: Parsed<Plan> | undefined;
  const { strategies } = puzzle.solving;
  const excelling = strategies.filter(({ excels }) => excels?.(instance.value, goal));
  for (const strategy of [...excelling, ...strategies]) {
    const plan = planWith(strategy, instance.value, goal, options, part);
    if (plan.ok) return plan;
    // Where no strategy fits, the objection of the default says the most.
    refusal ??= plan;
  }
  return refusal!;
}

/** A plan with this strategy, or why it does not take the instance or the options. */
function planWith(
  strategy: AnyStrategy,
  instance: unknown,
  goal: Goal,
  given: Options = {},
  part?: string,
): Parsed<Plan> {
  if (part !== undefined && !strategy.split) return refused(engineText('no-parts', { strategy: strategy.id }));
  const options = readOptions(strategy.id, strategy.options ?? {}, given);
  if (!options.ok) return options;
  const adapted = strategy.adapt?.(instance, options.value) ?? instance;
  const objection = strategy.rejects?.(adapted, goal);
  if (objection) return refused(objection);
  return parsed({ instance: adapted, strategy, goal, options: options.value });
}
