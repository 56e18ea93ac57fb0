/**
 * How an answer is written: an expression, or for a pattern a hand with its expression, `3 3 8 8: 8 / (3 - (8 / 3))`. A
 * colon also divides, but what stands before it then is no row of numbers and has no arrow.
 */
import { type Notation, type Parsed, parsed } from '../../../contract/index.ts';
import { type Answer, type Finding, isFinding } from '../model.ts';
import { expressions } from './expressions.ts';
import { hands } from './hands.ts';

const NAMES_HAND = /^\s*[0-9ajqk?]+\s+[0-9ajqk?]|->|→/i;

export const answers: Notation<Answer> = {
  parse(source) {
    const head = source.slice(0, Math.max(0, source.indexOf(':')));
    return NAMES_HAND.test(head) ? parseFinding(source, head) : expressions.parse(source);
  },
  format: (answer) =>
    isFinding(answer)
      ? `${hands.format(answer.hand)}: ${expressions.format(answer.expression)}`
      : expressions.format(answer),
};

function parseFinding(source: string, head: string): Parsed<Finding> {
  const hand = hands.parse(head);
  if (!hand.ok) return hand;
  // Blanks in place of the hand leave every place where it is.
  const expression = expressions.parse(`${head.replace(/[^\n]/g, ' ')} ${source.slice(head.length + 1)}`);
  return expression.ok ? parsed({ hand: hand.value, expression: expression.value }) : expression;
}
