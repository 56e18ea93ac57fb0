/**
 * The report's algorithm written down directly: every order, every operator, five parenthesisations, each evaluated in
 * double precision and held against 24 within 1e-9; a hit becomes its spelling.
 */
const signs = ['+', '-', '*', '/'] as const;

export function solveInDoubles(cards: readonly number[]): string[] {
  const found: string[] = [];
  for (const [a, b, c, d] of orders(cards) as [number, number, number, number][]) {
    for (let x = 0; x < 4; x++) {
      const p = signs[x];
      for (let y = 0; y < 4; y++) {
        const q = signs[y];
        for (let z = 0; z < 4; z++) {
          const r = signs[z];
          if (hits(apply(z, apply(y, apply(x, a, b), c), d))) found.push(`((${a} ${p} ${b}) ${q} ${c}) ${r} ${d}`);
          if (hits(apply(z, apply(x, a, apply(y, b, c)), d))) found.push(`(${a} ${p} (${b} ${q} ${c})) ${r} ${d}`);
          if (hits(apply(y, apply(x, a, b), apply(z, c, d)))) found.push(`(${a} ${p} ${b}) ${q} (${c} ${r} ${d})`);
          if (hits(apply(x, a, apply(z, apply(y, b, c), d)))) found.push(`${a} ${p} ((${b} ${q} ${c}) ${r} ${d})`);
          if (hits(apply(x, a, apply(y, b, apply(z, c, d))))) found.push(`${a} ${p} (${b} ${q} (${c} ${r} ${d}))`);
        }
      }
    }
  }
  return found;
}

const hits = (value: number): boolean => Math.abs(value - 24) < 1e-9;

function apply(sign: number, left: number, right: number): number {
  switch (sign) {
    case 0:
      return left + right;
    case 1:
      return left - right;
    case 2:
      return left * right;
    default:
      return left / right;
  }
}

/** Each order once: a card that equals an earlier one not yet taken is skipped. */
function orders(cards: readonly number[]): number[][] {
  const found: number[][] = [];
  const taken = cards.map(() => false);
  const order: number[] = [];
  const place = () => {
    if (order.length === cards.length) found.push([...order]);
    for (let i = 0; i < cards.length; i++) {
      if (taken[i] || cards.some((card, j) => j < i && !taken[j] && card === cards[i])) continue;
      taken[i] = true;
      order.push(cards[i]!);
      place();
      order.pop();
      taken[i] = false;
    }
  };
  place();
  return found;
}
