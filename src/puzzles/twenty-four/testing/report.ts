/** The report's program, as plainly as it can be written: loops over orders, operators and five parenthesisations. */
import { type Expression, operators } from '../model.ts';

/** Every expression in the report's order. */
export function* everyExpressionOf(numbers: readonly number[]): Generator<Expression> {
  for (const [a, b, c, d] of orders(numbers.map((number) => ({ number })))) {
    for (const x of operators)
      for (const y of operators)
        for (const z of operators) {
          const on = (operator: typeof x, left: Expression, right: Expression): Expression => ({
            operator,
            left,
            right,
          });
          yield on(z, on(y, on(x, a!, b!), c!), d!);
          yield on(z, on(x, a!, on(y, b!, c!)), d!);
          yield on(y, on(x, a!, b!), on(z, c!, d!));
          yield on(x, a!, on(z, on(y, b!, c!), d!));
          yield on(x, a!, on(y, b!, on(z, c!, d!)));
        }
  }
}

function* orders(leaves: readonly { number: number }[]): Generator<Expression[]> {
  if (leaves.length === 0) yield [];
  for (const [i, first] of leaves.entries()) {
    if (leaves.slice(0, i).some((earlier) => earlier.number === first.number)) continue;
    for (const rest of orders(leaves.filter((_, j) => j !== i))) yield [first, ...rest];
  }
}

/** What floating point makes of an expression. */
export function inDoubles(e: Expression): number {
  if ('number' in e) return e.number;
  const [l, r] = [inDoubles(e.left), inDoubles(e.right)];
  return e.operator === '+' ? l + r : e.operator === '-' ? l - r : e.operator === '*' ? l * r : l / r;
}
