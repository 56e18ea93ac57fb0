import { describe, expect, it } from 'vitest';
import { traced } from '../../puzzles/testing/traced.ts';
import { AStar } from './a-star.ts';
import { BranchAndBound } from './branch-and-bound.ts';
import type { Place } from './place.ts';
import { Ladder } from './testing/ladder.ts';
import { type Reasons, traceOf } from './trace.ts';
import type { Watcher } from './watcher.ts';

const plain: Reasons = { shorter: { code: 'shorter' }, known: { code: 'known' } };
const bounded: Reasons = {
  ...plain,
  dropped: (made, estimate) => ({ code: 'dropped', params: { cost: made + estimate } }),
};
const describeMoves = (moves: readonly number[], h: number) => ({
  position: moves,
  figures: { g: moves.length, h, f: moves.length + h },
});

/** From 0 two ways lead to 3: by 1 and 2, which promise more, or directly by 4. The goal is three moves behind it. */
class Detour implements Place {
  readonly moves = 2;
  readonly words = Uint32Array.of(0);
  readonly #way: number[] = [];
  readonly #to = [[1, 4], [2], [3], [5], [3], [6], [7], []];
  readonly #estimates = [3, 2, 2, 3, 4, 2, 1, 0];

  enter(): void {
    this.#way.length = 0;
  }
  allows(move: number): boolean {
    return this.#to[this.words[0]!]![move] !== undefined;
  }
  make(move: number): void {
    this.#way.push(this.words[0]!);
    this.words[0] = this.#to[this.words[0]!]![move]!;
  }
  undo(): void {
    this.words[0] = this.#way.pop()!;
  }
  estimate(): number {
    return this.#estimates[this.words[0]!]!;
  }
}

const pairs = Array.from({ length: 900 }, (_, i) => [i % 30, Math.floor(i / 30)] as const).filter(([a, b]) => a !== b);

const traceWith = (
  searchWith: (watcher: Watcher) => AStar | BranchAndBound,
  goal: 'first' | 'best',
  reasons: Reasons = plain,
) => traced(traceOf(searchWith, describeMoves, goal, reasons));

describe('the trace of a best-first search', () => {
  it('leads to the solution by a shortest path', () => {
    for (const [start, goal] of pairs) {
      const { solutions, complaints } = traceWith(
        (watcher) => new AStar(new Ladder(start, goal), undefined, watcher),
        'best',
      );
      expect(complaints).toEqual([]);
      expect(solutions).toHaveLength(1);
      expect(Ladder.walk(start, solutions[0]!)).toBe(goal);
      expect(solutions[0]).toHaveLength(Ladder.distance(start, goal, 1000));
    }
  });

  it('leaves the longer path of a position that is queued for a shorter one', () => {
    const { nodes, solutions, complaints } = traceWith(
      (watcher) => new AStar(new Detour(), undefined, watcher),
      'best',
    );
    expect(complaints).toEqual([]);
    expect(nodes.filter(({ why }) => why)).toMatchObject([
      { position: [0, 0, 0], figures: { g: 3, f: 6 }, outcome: 'dead end', counted: false, why: { code: 'shorter' } },
    ]);
    expect(solutions).toEqual([[1, 0, 0, 0, 0]]);
    for (const { position, figures } of nodes) expect(figures!.g).toBe(position.length);
  });

  it('joins a state at the node that was taken for it', () => {
    for (const [start, goal] of pairs) {
      const { nodes } = traceWith(
        (watcher) => new BranchAndBound(new Ladder(start, goal), [0, 1, 2], undefined, watcher),
        'best',
      );
      for (const { joins, position } of nodes) {
        if (joins === undefined) continue;
        expect(['branched', 'solution', 'dead end']).toContain(nodes[joins]!.outcome);
        expect(nodes[joins]!.why).toBeUndefined();
        expect(Ladder.walk(start, nodes[joins]!.position)).toBe(Ladder.walk(start, position));
      }
    }
  });

  it('says what a bound drops when it is over, and what stays open when it ends sooner', () => {
    const search = (watcher: Watcher) => new BranchAndBound(new Ladder(3, 17), [0, 1, 2], undefined, watcher);
    const best = traceWith(search, 'best', bounded).nodes;
    const cost = best.find(({ outcome }) => outcome === 'solution')!.figures!.f!;
    expect(best.filter(({ outcome }) => outcome === 'open')).toEqual([]);
    const cut = best.filter(({ outcome }) => outcome === 'cut');
    expect(cut.length).toBeGreaterThan(0);
    for (const { why, figures } of cut) {
      expect(why).toEqual({ code: 'dropped', params: { cost: figures!.f } });
      expect(figures!.f).toBeGreaterThanOrEqual(cost);
    }
    const first = traceWith(search, 'first', bounded).nodes;
    expect(first.some(({ outcome }) => outcome === 'open')).toBe(true);
    expect(first.some(({ outcome }) => outcome === 'cut')).toBe(false);
  });
});
