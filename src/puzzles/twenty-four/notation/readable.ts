/**
 * An expression as people read it, `4 + (J − 9) × 10`: the signs of a schoolbook, the letters of a hand of cards, and only
 * the parentheses that the usual precedence asks for. Reading it back gives the same expression.
 */
import { type Expression, type Hand, isLeaf, numberName, signs } from '../model.ts';
import { binding } from './expressions.ts';

export function readable(hand: Hand, e: Expression): string {
  if (isLeaf(e)) return numberName(hand, e.number);
  const own = binding[e.operator];
  const side = (part: Expression, least: number) => {
    const words = readable(hand, part);
    return !isLeaf(part) && binding[part.operator] < least ? `(${words})` : words;
  };
  return `${side(e.left, own)} ${signs[e.operator]} ${side(e.right, own + 1)}`;
}
