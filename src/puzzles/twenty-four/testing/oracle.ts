/** Countdown by brute force, sharing no idea with the tables: put any two of what lies there together, and go on. */

/** Every positive whole number that some of the numbers make. */
export function reachable(numbers: readonly number[]): ReadonlySet<number> {
  const made = new Set<number>();
  const seen = new Set<string>();
  const visit = (values: readonly number[]) => {
    const state = values.join();
    if (seen.has(state)) return;
    seen.add(state);
    for (const value of values) made.add(value);
    for (let i = 0; i < values.length; i++) {
      for (let j = 0; j < values.length; j++) {
        const [a, b] = [values[i]!, values[j]!];
        if (i === j || a < b) continue;
        const rest = values.filter((_, k) => k !== i && k !== j);
        const results = [a + b, a * b, ...(a > b ? [a - b] : []), ...(a % b === 0 ? [a / b] : [])];
        for (const result of results) visit([...rest, result].sort((x, y) => x - y));
      }
    }
  };
  visit(numbers.filter((n) => n > 0).sort((x, y) => x - y));
  return made;
}
