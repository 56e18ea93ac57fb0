/** Help in levels: whether it can be done, the last operation, the first pair, the whole expression. */
import { recentIn } from '../../algorithms/kept/recent.ts';
import type { Context, Hint, Text } from '../../contract/index.ts';
import {
  type Branch,
  type Expression,
  type Hand,
  isLeaf,
  isPattern,
  MOST_ANALYSED,
  signs,
  type Task,
} from './model.ts';
import { hands, readable } from './notation/index.ts';
import { analyse } from './search/analysis.ts';
import { text } from './texts.ts';
import { evaluate, showFraction } from './verify/index.ts';

/** The hands asked about last. */
const MOST_KEPT = 64;

export async function hint(task: Task, context: Context): Promise<readonly Hint[]> {
  if (isPattern(task)) return [{ kind: 'state', offer: text('offer-solvable'), text: text('hint-pattern') }];
  const hand = task;
  const solution = await bestSolution(hand, context);
  if (!solution)
    return [{ kind: 'state', offer: text('offer-solvable'), text: text('hint-unsolvable', { target: hand.target }) }];
  if (isLeaf(solution))
    return [{ kind: 'state', offer: text('offer-solvable'), text: text('hint-there', { target: hand.target }) }];
  return [
    { kind: 'state', offer: text('offer-solvable'), text: text('hint-solvable', { target: hand.target }) },
    { kind: 'last', offer: text('offer-last'), text: lastStep(solution, hand) },
    {
      kind: 'first',
      offer: text('offer-first'),
      text: text('hint-first', { step: stepOf(firstPair(solution), hand) }),
    },
    { kind: 'all', offer: text('offer-all'), text: text('hint-all', { expression: readable(hand, solution) }) },
  ];
}

/** The easiest solution where all can be looked at, any solution beyond; the search for that is loaded only then. */
export async function bestSolution(hand: Hand, context: Context): Promise<Expression | undefined> {
  if (hand.rules !== 'countdown' && hand.numbers.length <= MOST_ANALYSED) {
    return analyse(hand, context).easiest?.expression;
  }
  const { findOne } = await import('./search/subsets/express.ts');
  const kept = recentIn<Expression | undefined>(context.cache, '24 solutions', MOST_KEPT);
  return kept.once(hands.format(hand), () => findOne(hand, context));
}

const lastStep = (e: Branch, hand: Hand): Text => text('hint-last', { step: stepOf(e, hand) });

/** The innermost operation on two plain numbers, leftmost first. */
function firstPair(e: Branch): Branch {
  if (!isLeaf(e.left)) return firstPair(e.left);
  return isLeaf(e.right) ? e : firstPair(e.right);
}

/** An operation with the values of its two sides, as in J − 9 = 2. */
function stepOf(e: Branch, hand: Hand): string {
  const value = (part: Expression): string => {
    const result = evaluate(part, hand.rules);
    if (isLeaf(part) || 'code' in result) return readable(hand, part);
    const shown = showFraction(result).replace('-', signs['-']);
    return part !== e && /[/−]/.test(shown) ? `(${shown})` : shown;
  };
  return `${value(e.left)} ${signs[e.operator]} ${value(e.right)} = ${value(e)}`;
}
