/**
 * One search from the events of its shards: solutions in the order of the shards, whichever ends first, and figures that
 * are those of all together. It knows neither threads nor clocks; whoever runs the shards tells it what they say.
 */
import type { Goal, Shard, SolveEvent, Stats } from '../contract/index.ts';
import { type Bundle, cut, sizeOf } from './bundle.ts';
import { engineText } from './texts.ts';

export type Ended = Extract<SolveEvent, { type: 'ended' }>;
type Failed = Extract<SolveEvent, { type: 'failed' | 'refused' }>;

/** How a divided search came to its end. */
export type Conclusion = Pick<Ended, 'ending' | 'count' | 'proven' | 'note' | 'nearest'> | Failed;

interface Part {
  readonly weight: number;
  /** Solutions that wait for the shards before. */
  waiting: Bundle[];
  stats: Stats | undefined;
  count: number;
  ended: Ended | undefined;
}

const newPart = ({ weight }: Shard): Part => ({ weight, waiting: [], stats: undefined, count: 0, ended: undefined });

/** The shards of one round. */
export class Gathering {
  readonly #parts: Part[];
  readonly #weight: number;
  /** The first shard that has not ended. */
  #head = 0;
  #told = 0;
  /** Set as soon as the whole is decided. */
  conclusion: Conclusion | undefined;

  constructor(
    shards: readonly Shard[],
    readonly goal: Goal,
    private readonly mostSolutions: number,
    /** Hears the solutions in their order; undefined where they are kept elsewhere. */
    private readonly tell: ((bundle: Bundle) => void) | undefined,
  ) {
    this.#parts = shards.map(newPart);
    this.#weight = shards.reduce((sum, { weight }) => sum + weight, 0);
  }

  get head(): number {
    return this.#head;
  }

  /** Solutions so far: those that were told and, where they are not told, all that are known. */
  get count(): number {
    return this.goal === 'count' || !this.tell ? this.#parts.reduce((sum, { count }) => sum + count, 0) : this.#told;
  }

  get nodes(): number {
    return this.#parts.reduce((sum, { stats }) => sum + (stats?.nodes ?? 0), 0);
  }

  /** The part of the work that is done, by the weights. */
  get share(): number {
    const done = this.#parts.reduce(
      (sum, { weight, ended, stats }) => sum + weight * (ended ? 1 : (stats?.gauges?.share ?? 0)),
      0,
    );
    return this.#weight === 0 ? 1 : done / this.#weight;
  }

  /** The strategy's own figures, as the shard that spoke last has them. */
  gauges: Readonly<Record<string, number>> = {};

  /** What the shard with this number says. */
  hear(at: number, event: SolveEvent): void {
    const part = this.#parts[at]!;
    if (this.conclusion || event.type === 'started') return;
    if (event.type === 'refused' || event.type === 'failed') {
      this.conclusion = event;
      return;
    }
    if (event.type === 'solutions') return this.#solutions(at, part, event);
    part.stats = event.stats;
    part.count = event.count;
    const { share: _, ...gauges } = event.stats.gauges ?? {};
    this.gauges = { ...this.gauges, ...gauges };
    const isExact = Number.isSafeInteger(this.count) && (event.type !== 'ended' || Number.isSafeInteger(this.nodes));
    // A sum that is no longer exact is none.
    if (!isExact) this.conclusion = { type: 'failed', text: engineText('too-many'), stats: event.stats };
    else if (event.type === 'ended') this.#ended(part, event);
    else if (this.goal === 'count' && this.count >= this.mostSolutions) this.#stopAtMost();
  }

  #solutions(at: number, part: Part, bundle: Bundle): void {
    if (at !== this.#head && !this.#isOne) part.waiting.push(bundle);
    else this.#hand(bundle);
  }

  /** Whether one solution is enough: of the best, every solution of a round is as good as any other. */
  get #isOne(): boolean {
    return this.goal === 'first' || this.goal === 'best';
  }

  #hand(bundle: Bundle): void {
    // Of one solution, another shard may have found one in the meantime.
    const some = cut(bundle, 0, (this.#isOne ? 1 : this.mostSolutions) - this.#told);
    const size = sizeOf(some);
    if (size === 0) return;
    this.#told += size;
    this.tell?.(some);
    if (this.#told >= this.mostSolutions) this.#stopAtMost();
  }

  #stopAtMost(): void {
    this.conclusion = { ending: 'out of budget', count: this.mostSolutions, proven: false };
  }

  #ended(part: Part, event: Ended): void {
    part.ended = event;
    if (this.#isOne && event.count > 0) {
      const { ending, proven, note } = event;
      this.conclusion = { ending, proven, count: 1, ...(note && { note }) };
      return;
    }
    if (event.ending !== 'exhausted') {
      this.conclusion = { ...this.#whole(), ending: event.ending, proven: false };
      return;
    }
    while (!this.conclusion && this.#parts[this.#head]?.ended) {
      this.#head++;
      const next = this.#parts[this.#head];
      if (!next) break;
      const { waiting } = next;
      next.waiting = [];
      for (const bundle of waiting) if (!this.conclusion) this.#hand(bundle);
    }
    if (this.conclusion) return;
    if (this.goal === 'count' && this.count > this.mostSolutions) this.#stopAtMost();
    else if (this.#head === this.#parts.length) this.conclusion = this.#whole();
  }

  #whole(): Exclude<Conclusion, Failed> {
    const ended = this.#parts.flatMap((part) => part.ended ?? []);
    const note = ended.find((one) => one.note)?.note;
    const nearest = this.count === 0 ? ended.find((one) => one.nearest)?.nearest : undefined;
    return {
      ending: 'exhausted',
      count: this.count,
      proven: ended.length === this.#parts.length && ended.every(({ proven }) => proven),
      ...(note && { note }),
      ...(nearest && { nearest }),
    };
  }
}
