/** A chance as people read it, in any language: never as certain, or as impossible, where it is not. */
export function percent(chance: number): string {
  const whole = Math.round(100 * chance);
  if (whole < 1 && chance > 0) return '<1%';
  return whole > 99 && chance < 1 ? '>99%' : `${whole}%`;
}
