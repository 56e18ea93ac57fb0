/** How many sets of `some` of `all` there are. */
export function combinations(all: number, some: number): number {
  if (some < 0) return 0;
  let number = 1;
  for (let i = 0; i < some; i++) number = (number * (all - i)) / (i + 1);
  return number;
}
