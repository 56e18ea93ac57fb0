/** Where a value stands on an axis, in units of the picture. */
import type { Domain } from './ticks.ts';

export interface Scale {
  /** The place of a value; beyond an end it is that end, so that zero stands at the foot of a logarithmic axis. */
  at(value: number): number;
}

export const linearScale = ({ low, high }: Domain, from: number, to: number): Scale => ({
  at: (value) => from + (to - from) * Math.min(1, Math.max(0, (value - low) / (high - low))),
});

export function logScale({ low, high }: Domain, from: number, to: number): Scale {
  const { at } = linearScale({ low: Math.log10(low), high: Math.log10(high) }, from, to);
  return { at: (value) => at(Math.log10(Math.max(low, value))) };
}
