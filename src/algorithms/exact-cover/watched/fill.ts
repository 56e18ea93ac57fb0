/**
 * The plain twin of fill.as.ts: fills the lowest free cell, or leaves it empty where gaps are allowed, and floods the region
 * around the next one before it goes there.
 */
import type { Cover } from '../cover.ts';
import { everyRule, type Rules } from '../rules.ts';
import { areasAgree } from '../sizes.ts';
import { Ground } from './ground.ts';
import type { Seen, Twin } from './seen.ts';

export class FillTwin implements Twin {
  readonly #ground: Ground;

  constructor(
    private readonly cover: Cover,
    private readonly rules: Rules = everyRule,
  ) {
    this.#ground = new Ground(cover);
  }

  get laid(): readonly number[] {
    return this.#ground.laid;
  }

  *steps(beginning?: number): Generator<Seen, void> {
    if (!areasAgree(this.cover)) return;
    if (beginning === undefined) return yield* this.#visit();
    this.#ground.lay(beginning);
    if (this.#ground.left > 0) yield* this.#visit();
    else yield* this.#solved();
    this.#ground.takeBack();
  }

  *#visit(): Generator<Seen, void> {
    const ground = this.#ground;
    const fitting = ground.fitting();
    const { gaps } = this.cover;
    yield ground.made(true, fitting.length + Number(gaps));
    if (gaps) yield* this.#empty(ground.lowest);
    for (const option of fitting) {
      ground.lay(option);
      if (ground.left === 0) yield* this.#solved();
      else {
        const why = gaps || !this.rules.regions ? undefined : ground.stranded();
        if (why) {
          yield ground.made(false);
          yield { type: 'left', why };
        } else yield* this.#visit();
      }
      ground.takeBack();
    }
    yield { type: 'left', ...(fitting.length === 0 && !gaps && { why: { kind: 'lowest', cell: ground.lowest } }) };
  }

  /** A cell stays empty. */
  *#empty(cell: number): Generator<Seen, void> {
    const ground = this.#ground;
    ground.leaveEmpty(cell, 1);
    if (ground.free >= ground.needed) yield* this.#visit();
    else {
      yield ground.made(false);
      yield { type: 'left', why: { kind: 'room' } };
    }
    ground.leaveEmpty(cell, 0);
  }

  /** All pieces lie. Without gaps they have as many cells as the board, so it is full. */
  *#solved(): Generator<Seen, void> {
    yield this.#ground.made(false);
    yield { type: 'solved' };
    yield { type: 'left' };
  }
}
