/**
 * An expression as people read it, `4 + (J − 9) × 10`: the signs of a schoolbook, the letters of a hand of cards, and only
 * the parentheses that the usual precedence asks for. Reading it back gives the same expression.
 */
import { type Answer, type Expression, type Hand, isFinding, isLeaf, numberName, signs, type Task } from '../model.ts';
import { binding } from './expressions.ts';
import { hands } from './hands.ts';

export function readable(hand: Pick<Hand, 'rules'>, e: Expression): string {
  if (isLeaf(e)) return numberName(hand, e.number);
  const own = binding[e.operator];
  const side = (part: Expression, least: number) => {
    const words = readable(hand, part);
    return !isLeaf(part) && binding[part.operator] < least ? `(${words})` : words;
  };
  return `${side(e.left, own)} ${signs[e.operator]} ${side(e.right, own + 1)}`;
}

/** An answer in the same way; a hand that was found stands before its expression. */
export const readableAnswer = (task: Task, answer: Answer): string =>
  isFinding(answer)
    ? `${hands.format(answer.hand)}: ${readable(answer.hand, answer.expression)}`
    : readable(task, answer);
