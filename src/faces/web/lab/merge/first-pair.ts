/** Which two searches are laid over each other unless a person chooses others. */
import type { AnyPuzzle, OptionSpec, Options } from '../../../../contract/index.ts';
import { planSolve } from '../../../../engine/plan.ts';
import type { Contender } from '../../../../lab/compare/model.ts';

/** The strategies that can be watched and take the instance. */
export const watchableOf = (puzzle: AnyPuzzle, text: string) =>
  puzzle.solving.strategies.filter(
    ({ id, watch }) => watch && planSolve(puzzle, { puzzle: puzzle.about.id, text, strategy: id }).ok,
  );

/** What turns an option away from its default; nothing for a number. */
function otherValue(spec: OptionSpec): boolean | string | undefined {
  if (spec.kind === 'flag') return !spec.default;
  return spec.kind === 'choice' ? spec.values.find(({ id }) => id !== spec.default)?.id : undefined;
}

/** A switch that is on may be a rule to do without; a switch that is off often changes what is asked. */
const rankOf = (spec: OptionSpec): number => (spec.kind === 'choice' ? 1 : spec.default === true ? 0 : 2);

/**
 * One strategy with and without a setting, since these are likely to branch alike; else two strategies. Nothing where
 * no strategy can be watched.
 */
export function firstPair(puzzle: AnyPuzzle, text: string): readonly [Contender, Contender] | undefined {
  const strategies = watchableOf(puzzle, text);
  const settings = strategies.flatMap(({ id, options = {} }) =>
    Object.entries(options).flatMap(([name, spec]) => {
      const value = otherValue(spec);
      return value === undefined ? [] : [{ strategy: id, options: { [name]: value } as Options, rank: rankOf(spec) }];
    }),
  );
  const [best] = [...settings].sort((one, other) => one.rank - other.rank);
  if (best) {
    const { strategy, options } = best;
    return [
      { strategy, options: {} },
      { strategy, options },
    ];
  }
  const [first, second = first] = strategies;
  return (
    first &&
    second && [
      { strategy: first.id, options: {} },
      { strategy: second.id, options: {} },
    ]
  );
}
