/**
 * How much longer a search takes, from the share of it that is done. It is told only when it is worth telling: after a while, while
 * some time is left, and when the pace of the last half agrees with that of the whole. Only what was done since the first look
 * counts, because a search that goes on from a journal begins with a share that took no time.
 */
import { texter } from '../contract/index.ts';

/** In milliseconds: before this, and where less is left, a person only waits. */
const PATIENCE = 5000;
/** The least share that was done meanwhile. */
const LEAST_DONE = 0.01;
/** How far the two estimates may be apart. */
const STEADY = 1.7;
/** Looks are kept this far apart, as a part of the time so far: a long search has no more of them than a short one. */
const APART = 0.02;

interface Look {
  readonly at: number;
  readonly share: number;
}

export class TimeLeft {
  #looks: Look[] = [];

  /** Milliseconds until the end, or undefined where that is not worth telling. `at` is the time since the search began. */
  look(at: number, share: number): number | undefined {
    // A search that begins anew is another one.
    if (at < (this.#looks.at(-1)?.at ?? 0) || share < (this.#looks[0]?.share ?? 0)) this.#looks = [];
    const last = this.#looks.at(-1);
    if (!last || at - last.at >= APART * at) this.#looks.push({ at, share });
    const [first] = this.#looks;
    const spent = at - first!.at;
    const done = share - first!.share;
    if (spent < PATIENCE || done < LEAST_DONE) return undefined;
    const middle = this.#looks.findLast((look) => look.at <= first!.at + spent / 2)!;
    const [whole, half] = [first!, middle].map((from) => ((1 - share) * (at - from.at)) / (share - from.share)) as [
      number,
      number,
    ];
    const isSteady = Math.max(whole, half) <= STEADY * Math.min(whole, half);
    return isSteady && half >= PATIENCE ? half : undefined;
  }
}

/** In steps that a person would say: "about 20 seconds", "about 3 minutes". */
function spoken(milliseconds: number): { readonly n: number; readonly unit: keyof typeof UNITS } {
  const seconds = milliseconds / 1000;
  if (seconds < 90) return { n: Math.max(5, 5 * Math.round(seconds / 5)), unit: 'seconds' };
  if (seconds < 90 * 60) return { n: Math.round(seconds / 60), unit: 'minutes' };
  if (seconds < 48 * 3600) return { n: Math.round(seconds / 3600), unit: 'hours' };
  return { n: Math.round(seconds / 86_400), unit: 'days' };
}

const UNITS = { seconds: 'detik', minutes: 'menit', hours: 'jam', days: 'hari' } as const;

export const timeLeftTexts = {
  'time-left': (p: { milliseconds: number }) => {
    const { n, unit } = spoken(p.milliseconds);
    return { en: `about ${n} ${unit} left`, id: `kira-kira ${n} ${UNITS[unit]} lagi` };
  },
} as const;

export const timeLeftText = texter(timeLeftTexts);
