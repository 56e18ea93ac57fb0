/** A chance as people read it, in any language: never as certain, or as impossible, where that is not proven. */
export function percent(chance: number, isSure = false): string {
  if (isSure) return '100%';
  if (chance < 0.005) return '< 1%';
  return chance > 0.99 ? '> 99%' : `${Math.round(100 * chance)}%`;
}
