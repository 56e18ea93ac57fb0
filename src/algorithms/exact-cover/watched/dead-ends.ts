/**
 * The plain twin of dead-ends.as.ts: fills the lowest free cell behind each of some options. Where more than a few pieces are
 * left, regions are flooded and dead ends remembered; else only lone cells are looked for.
 */
import type { Cover } from '../cover.ts';
import { FLOODED, KEPT, MOST_KEPT } from '../dead-ends.ts';
import { everyRule, type Rules } from '../rules.ts';
import { areasAgree } from '../sizes.ts';
import { Ground } from './ground.ts';
import type { Made, Reason, Seen } from './seen.ts';

export class DeadEndsTwin {
  readonly #ground: Ground;
  /** Dead ends by their state, each with the number of its node. */
  readonly #known = new Map<string, number>();
  #seen = 0;

  constructor(
    private readonly cover: Cover,
    private readonly rules: Rules = everyRule,
  ) {
    this.#ground = new Ground(cover);
  }

  get laid(): readonly number[] {
    return this.#ground.laid;
  }

  *steps(beginnings: readonly number[]): Generator<Seen, void> {
    if (!areasAgree(this.cover)) return;
    const ground = this.#ground;
    yield this.#made(false, beginnings.length);
    for (const option of beginnings) {
      ground.lay(option);
      yield* ground.left > 0 ? this.#visit(true) : this.#solved();
      ground.takeBack();
    }
    yield { type: 'left' };
  }

  /** Everything below what lies; returns whether that is anything. The kernel looks the last piece up, and counts nothing. */
  *#visit(counted: boolean): Generator<Seen, boolean> {
    const ground = this.#ground;
    const { left, lowest } = ground;
    const seen = this.#seen;
    const fitting = ground.fitting();
    yield this.#made(counted, fitting.length);
    const lone = left > 1 && left <= FLOODED && this.rules.regions ? ground.lone() : undefined;
    if (lone) {
      yield { type: 'left', why: lone };
      return false;
    }
    let leads = false;
    for (const option of fitting) {
      ground.lay(option);
      const why = this.#pruned(left);
      if (why) {
        yield this.#made(false);
        yield { type: 'left', why };
      } else if (yield* left > 1 ? this.#visit(left > 2) : this.#solved()) leads = true;
      ground.takeBack();
    }
    yield { type: 'left', ...(fitting.length === 0 && { why: { kind: 'lowest', cell: lowest } }) };
    if (!leads && left >= KEPT && this.#known.size < MOST_KEPT) this.#known.set(ground.state, seen);
    return leads;
  }

  /** Why nothing comes of what lies, where that is looked at: so many pieces were left before. */
  #pruned(left: number): Reason | undefined {
    const why = left > FLOODED && this.rules.regions ? this.#ground.strandedAnywhere() : undefined;
    if (why || left <= KEPT) return why;
    const node = this.#known.get(this.#ground.state);
    return node === undefined ? undefined : { kind: 'known', node };
  }

  /** All pieces lie. They have as many cells as the board, so it is full. */
  *#solved(): Generator<Seen, boolean> {
    yield this.#made(false);
    yield { type: 'solved' };
    yield { type: 'left' };
    return true;
  }

  #made(counted: boolean, branches?: number): Made {
    this.#seen++;
    return this.#ground.made(counted, branches);
  }
}
