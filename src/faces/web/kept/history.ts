/** What a person has solved on this device, the latest first, and the bests among it. */
import type { Worded } from '../../../contract/index.ts';
import { kept } from '../store.ts';

export interface Solved {
  readonly puzzle: string;
  /** When, in milliseconds since 1970. */
  readonly when: number;
  /** How long it took, in milliseconds. */
  readonly milliseconds: number;
  readonly moves?: number;
  /** How many hints were asked for. */
  readonly hints: number;
  /** Whether a solution was looked at. */
  readonly isShown?: boolean;
  /** The day whose challenge it was. */
  readonly day?: string;
  /** What it is compared with, such as the size and the level; empty where all are alike. */
  readonly kind: Worded;
  /** The puzzle itself, to play it again; not of very long ones. */
  readonly text?: string;
}

const MOST = 2000;

const { value, update } = kept('history', readHistory);

export const history = value;

export function addSolved(solved: Solved): void {
  update((now) => mergeHistory([solved], now));
}

export function mergeHistory(some: readonly Solved[], others: readonly Solved[]): readonly Solved[] {
  const known = new Set<string>();
  const all = [...some, ...others].filter(({ puzzle, when }) => {
    const key = `${puzzle} ${when}`;
    return !known.has(key) && known.add(key);
  });
  return all.sort((a, b) => b.when - a.when).slice(0, MOST);
}

export interface Bests {
  readonly kind: Worded;
  readonly count: number;
  /** Only what was solved without looking at a solution counts. */
  readonly quickest: Solved | undefined;
  readonly shortest: Solved | undefined;
}

/** The bests of one puzzle, by kind, those solved most often first. */
export function bestsOf(solved: readonly Solved[], puzzle: string): readonly Bests[] {
  const kinds = new Map<string, Solved[]>();
  for (const one of solved) {
    if (one.puzzle === puzzle) kinds.set(one.kind.en, [...(kinds.get(one.kind.en) ?? []), one]);
  }
  return [...kinds.values()]
    .map((all) => {
      const own = all.filter(({ isShown }) => !isShown);
      return {
        kind: all[0]!.kind,
        count: all.length,
        quickest: least(own, ({ milliseconds }) => milliseconds),
        shortest: least(own, ({ moves }) => moves),
      };
    })
    .sort((a, b) => b.count - a.count);
}

function least(solved: readonly Solved[], measure: (one: Solved) => number | undefined): Solved | undefined {
  const measured = solved.filter((one) => measure(one) !== undefined);
  return measured.reduce<Solved | undefined>(
    (best, one) => (best && measure(best)! <= measure(one)! ? best : one),
    undefined,
  );
}

/** What was kept may be anything. */
export function readHistory(stored: unknown): readonly Solved[] {
  return Array.isArray(stored) ? stored.flatMap((one) => readSolved(one) ?? []).slice(0, MOST) : [];
}

function readSolved(stored: unknown): Solved | undefined {
  const one = (stored ?? {}) as Partial<Record<keyof Solved, unknown>>;
  const { puzzle, when, milliseconds, moves, hints, isShown, day, text } = one;
  if (typeof puzzle !== 'string' || !isCount(when) || !isCount(milliseconds)) return undefined;
  const { en = '', id = '' } = (one.kind ?? {}) as Partial<Record<keyof Worded, unknown>>;
  return {
    ...{ puzzle, when, milliseconds, hints: isCount(hints) ? hints : 0, kind: { en: String(en), id: String(id) } },
    ...(isCount(moves) ? { moves } : {}),
    ...(isShown === true ? { isShown } : {}),
    ...(typeof day === 'string' ? { day } : {}),
    ...(typeof text === 'string' ? { text } : {}),
  };
}

const isCount = (value: unknown): value is number => typeof value === 'number' && value >= 0;
