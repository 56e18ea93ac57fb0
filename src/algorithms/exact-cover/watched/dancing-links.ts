/** Dancing links as they are watched: each option laid is a node, and so is the beginning, which is not counted. */
import type { Cover } from '../cover.ts';
import { DancingLinks } from '../dancing-links.ts';
import type { Rules } from '../rules.ts';
import type { Made, Reason, Seen, Twin } from './seen.ts';

export class DancingTwin implements Twin {
  readonly #links: DancingLinks;

  constructor(
    private readonly cover: Cover,
    rules?: Rules,
  ) {
    this.#links = new DancingLinks(cover, rules);
  }

  get laid(): readonly number[] {
    return this.#links.laid;
  }

  *steps(): Generator<Seen, void> {
    // Why each node on the way would be a dead end, if nothing is laid below it.
    const reasons = [this.#reason()];
    yield this.#made(false);
    for (const step of this.#links.steps()) {
      if (step === 'laid') {
        reasons.push(this.#reason());
        yield this.#made(true);
      } else if (step === 'solved') yield { type: 'solved' };
      else yield { type: 'left', why: reasons.pop()! };
    }
    yield { type: 'left', why: reasons.pop()! };
  }

  #made(counted: boolean): Made {
    const { pieces, cells, options } = this.cover;
    const taken = this.laid.reduce((sum, option) => sum + options[option]!.cells.length, 0);
    const branches = this.#links.choice?.ways ?? 0;
    return { type: 'made', counted, pieces: pieces - this.laid.length, cells: cells - taken, branches };
  }

  #reason(): Reason {
    const choice = this.#links.choice;
    if (!choice || choice.ways > 0) return { kind: 'copies' };
    return 'piece' in choice ? { kind: 'piece', piece: choice.piece } : { kind: 'cell', cell: choice.cell };
  }
}
