/** Where an axis has its ticks: round numbers, as many as there is space for. */

const STEPS = [1, 2, 5] as const;
/** What is smaller stands for zero, which no logarithm shows; what is larger is not told apart. */
const LEAST = 1e-12;
const MOST = 1e18;

/** A round number, exactly as its decimal text says it. */
const round = (step: number, exponent: number): number => Number(`${step}e${exponent}`);

const isPower = (tick: number): boolean => tick.toExponential().startsWith('1e');
const exponentOf = (power: number): number => Math.round(Math.log10(power));

/** All of 1, 2 and 5 times a power of ten from `low` to `high`, both included. */
function rounds(low: number, high: number): number[] {
  const found: number[] = [];
  for (let exponent = Math.floor(Math.log10(low)) - 1; round(1, exponent) <= high; exponent++) {
    for (const step of STEPS) found.push(round(step, exponent));
  }
  return found.filter((tick) => tick >= low && tick <= high);
}

/** The ends of a logarithmic axis. Where `hasZero`, its foot stands for zero, below all other values. */
export interface Domain {
  readonly low: number;
  readonly high: number;
  readonly hasZero?: boolean;
}

/** The nearest round numbers around the values that are above zero; one decade where no value is. */
export function logDomain(values: readonly number[]): Domain {
  const shown = values.filter((value) => value > 0).map((value) => Math.min(MOST, Math.max(LEAST, value)));
  const zero = shown.length < values.length ? { hasZero: true } : {};
  if (shown.length === 0) return { low: 1, high: 10, ...zero };
  const [least, most] = [Math.min(...shown), Math.max(...shown)];
  return {
    ...zero,
    low: rounds(least / 10, least).findLast((tick) => tick < least)!,
    high: rounds(most, most * 10).find((tick) => tick > most)!,
  };
}

/**
 * One tick of a logarithmic axis or more, up to `most`. A short axis has 1, 2 and 5 in each decade, a longer one the
 * powers of ten, a very long one every second, third and so on.
 */
export function logTicks({ low, high, hasZero }: Domain, most: number): readonly number[] {
  if (!hasZero) return positiveTicks(low, high, most);
  // The figure of zero needs the space around it.
  const least = low * (high / low) ** AROUND_ZERO;
  return [0, ...(most > 1 ? positiveTicks(low, high, most - 1) : []).filter((tick) => tick >= least)];
}

/** As a part of the axis. */
const AROUND_ZERO = 0.12;

function positiveTicks(low: number, high: number, most: number): readonly number[] {
  const fine = rounds(low, high);
  const powers = fine.filter(isPower);
  if (powers.length < 3 && fine.length <= most) return fine;
  // Between two decades, or on less than one, the ends say more than a single power of ten.
  if (powers.length < 2 && most >= 2 && fine.length >= 2) return [fine[0]!, fine.at(-1)!];
  for (let every = 1; every <= powers.length; every++) {
    const kept = powers.filter((power) => exponentOf(power) % every === 0);
    if (kept.length <= most) return kept;
  }
  return fine.slice(0, 1);
}

/** Up to `most` (two or more) whole numbers from `low` to `high`, evenly apart by 1, 2 or 5 times a power of ten. */
export function wholeTicks(low: number, high: number, most: number): readonly number[] {
  for (let exponent = 0; ; exponent++) {
    for (const step of STEPS) {
      const apart = round(step, exponent);
      const first = Math.ceil(low / apart);
      const count = Math.floor(high / apart) - first + 1;
      if (count <= Math.max(2, most)) return Array.from({ length: count }, (_, i) => (first + i) * apart);
    }
  }
}
