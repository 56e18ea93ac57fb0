/** Who may take part in a race, and who does unless a person says otherwise. */
import type { AnyPuzzle, AnyStrategy, Goal, Options, Published, Text } from '../../../../contract/index.ts';
import { readOptions } from '../../../../engine/options.ts';
import { planSolve } from '../../../../engine/plan.ts';
import type { Contender } from '../../../../lab/compare/model.ts';

/** Why a strategy cannot race on this text for this goal; nothing where it can. */
export function objectionTo(puzzle: AnyPuzzle, text: string, goal: Goal, contender: Contender): Text | undefined {
  const { strategy, options } = contender;
  const plan = planSolve(puzzle, { puzzle: puzzle.about.id, text, strategy, goal, options });
  return plan.ok ? undefined : plan.problem.text;
}

/** With the usual options. */
export const plainly = (strategy: string): Contender => ({ strategy, options: {} });

/**
 * The strategies that can race on this text. Where a document compares several of them on this very text, these come
 * first.
 */
export function racersFor(
  puzzle: AnyPuzzle,
  text: string,
  goal: Goal,
  published: readonly Published[],
): readonly string[] {
  const written = (given: string) => {
    const read = puzzle.instance.parse(given);
    return read.ok ? puzzle.instance.format(read.value) : given;
  };
  const here = written(text);
  const named = published.filter((one) => written(one.text) === here).flatMap(({ strategy }) => strategy ?? []);
  const compared = new Set(named).size > 1 ? named : [];
  const all = puzzle.solving.strategies.filter(({ watch }) => watch).map(({ id }) => id);
  return [...new Set([...compared, ...all])].filter(
    (id) => all.includes(id) && !objectionTo(puzzle, text, goal, plainly(id)),
  );
}

/** To find one solution is what every strategy can do best; the usual goal where two cannot race for that. */
export function goalFor(puzzle: AnyPuzzle, text: string): Goal {
  if (racersFor(puzzle, text, 'first', []).length > 1) return 'first';
  const read = puzzle.instance.parse(text);
  return read.ok ? puzzle.solving.goal(read.value) : 'first';
}

export const strategyOf = ({ solving }: AnyPuzzle, { strategy }: Contender): AnyStrategy =>
  solving.strategies.find(({ id }) => id === strategy)!;

/** All options of a contender, those that were not chosen by their defaults. */
export function optionsOf(puzzle: AnyPuzzle, contender: Contender): Options {
  const { id, options = {} } = strategyOf(puzzle, contender);
  const read = readOptions(id, options, contender.options);
  return read.ok ? read.value : {};
}
