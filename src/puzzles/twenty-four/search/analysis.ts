/** Everything there is to know about a hand, found once and kept in the worker's cache: counts, classes, the easiest. */
import { recentIn } from '../../../algorithms/kept/recent.ts';
import type { Context, Ticker } from '../../../contract/index.ts';
import { flatForm, sameKey } from '../canonical.ts';
import { type Effort, effortOf } from '../effort.ts';
import { type Expression, type Hand, isLeaf } from '../model.ts';
import { hands } from '../notation/index.ts';
import { enumerate } from './enumerate.ts';

export interface Analysis {
  /** How many expressions, and how many essentially different ones in both senses. */
  readonly all: number;
  readonly d1: number;
  readonly d2: number;
  /** The solution of least effort in its plainest spelling. */
  readonly easiest: { readonly expression: Expression; readonly effort: Effort } | undefined;
  /** Whether no solution gets by without a fraction on the way. */
  readonly needsFraction: boolean;
}

/** There is room for all 1820 hands of cards, since dealing meets the same ones again and again. */
const MOST_KEPT = 2048;

/** For hands of up to six numbers that must all be used. */
export const analyse = (hand: Hand, { ticker, cache }: Context): Analysis =>
  recentIn<Analysis>(cache, '24 analyses', MOST_KEPT).once(hands.format(hand), () => analysisOf(hand, ticker));

function analysisOf(hand: Hand, ticker: Ticker): Analysis {
  const d1 = new Set<string>();
  const d2 = new Map<string, Effort>();
  let all = 0;
  let easiest: Analysis['easiest'];
  let detours = 0;
  enumerate(hand, ticker, (expression) => {
    all++;
    d1.add(sameKey(expression, 'd1'));
    const form = flatForm(expression, 'd2');
    const effort = d2.get(form.key) ?? effortOf(form);
    d2.set(form.key, effort);
    const difference = easiest ? effort.points - easiest.effort.points : -1;
    if (difference > 0) return;
    const own = countDetours(expression);
    if (difference === 0 && own >= detours) return;
    easiest = { expression, effort };
    detours = own;
  });
  const needsFraction = all > 0 && [...d2.values()].every((effort) => effort.needsFraction);
  return { all, d1: d1.size, d2: d2.size, easiest, needsFraction };
}

/** How many steps of a spelling are negative or broken: (9 - 11) * 10 is harder to read than (11 - 9) * 10. */
function countDetours(e: Expression): number {
  let detours = 0;
  const value = (part: Expression): number => {
    if (isLeaf(part)) return part.number;
    const left = value(part.left);
    const right = value(part.right);
    const { operator } = part;
    const result =
      operator === '+'
        ? left + right
        : operator === '-'
          ? left - right
          : operator === '*'
            ? left * right
            : left / right;
    // Floating point will do here: a misjudged detour only costs beauty.
    if (result < 0 || !Number.isInteger(result)) detours++;
    return result;
  };
  value(e);
  return detours;
}
