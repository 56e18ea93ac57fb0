/** Each kernel against the plain twin that is watched in its place: the same nodes, the same coverings, in the same order. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { constrainedSearch } from '../constrained.ts';
import type { Cover } from '../cover.ts';
import { DancingLinks } from '../dancing-links.ts';
import { searchBehind } from '../dead-ends.ts';
import { fillSearch } from '../fill.ts';
import { prepareGraph, type StateGraph } from '../graph.ts';
import { everyRule, type Rules } from '../rules.ts';
import type { Search } from '../search.ts';
import { permutationsOf, representatives } from '../symmetry.ts';
import { coveringOf } from '../tables.ts';
import { arbitraryCover, padded } from '../testing/covers.ts';
import { Keeping } from '../testing/suite.ts';
import { wideSearch } from '../wide.ts';
import { constrainedTwin, wideTwin } from './constrained.ts';
import { DancingTwin } from './dancing-links.ts';
import { DeadEndsTwin } from './dead-ends.ts';
import { FillTwin } from './fill.ts';
import { GraphTwin } from './graph.ts';
import type { Seen, Twin } from './seen.ts';

/** Holds a stream of steps to its form, and keeps what is seen in it. */
class Watching {
  readonly coverings: (readonly number[])[] = [];
  /** For each covering the nodes that were counted until then. */
  readonly nodesThen: number[] = [];
  nodes = 0;
  readonly complaints: string[] = [];
  #depth = 0;
  #seen = 0;

  constructor(
    private readonly cover: Cover,
    private readonly laid: () => readonly number[],
  ) {}

  see(step: Seen): void {
    const { options, cells, pieces, gaps } = this.cover;
    const laid = this.laid();
    if (step.type === 'made' || step.type === 'joined') {
      const free = laid.reduce((sum, option) => sum - options[option]!.cells.length, cells);
      // Cells that stay empty are not free either.
      const isFree = step.cells === free || (gaps && step.cells < free);
      if (!isFree || step.pieces !== pieces - laid.length) this.complaints.push(`figures of ${JSON.stringify(step)}`);
      this.#seen++;
    }
    const known =
      step.type === 'joined' ? step.node : step.type === 'left' && step.why?.kind === 'known' && step.why.node;
    if (typeof known === 'number' && known >= this.#seen - 1) this.complaints.push(`node ${known} is not there yet`);
    if (step.type === 'made') {
      if (step.counted) this.nodes++;
      this.#depth++;
    } else if (step.type === 'left') this.#depth--;
    else if (step.type === 'solved') {
      this.coverings.push(coveringOf(options, laid));
      this.nodesThen.push(this.nodes);
    }
  }

  end(): void {
    expect(this.complaints).toEqual([]);
    expect(this.#depth).toBe(0);
  }
}

function watched(cover: Cover, twin: Twin, beginnings: readonly (number | undefined)[]): Watching {
  const watching = new Watching(cover, () => twin.laid);
  for (const beginning of beginnings) for (const step of twin.steps(beginning)) watching.see(step);
  watching.end();
  return watching;
}

type Kernel = (cover: Cover, listener: Keeping, rules: Rules) => Search;

/** All rules, and each of them left out. */
const settings: readonly Rules[] = [
  everyRule,
  { ...everyRule, regions: false },
  { ...everyRule, mostConstrained: false },
];

function holdToKernel(kernel: Kernel, twinOf: (cover: Cover, rules: Rules) => Twin, cover: Cover): void {
  for (const rules of settings) holdWith(rules, kernel, twinOf, cover);
}

function holdWith(rules: Rules, kernel: Kernel, twinOf: (cover: Cover, rules: Rules) => Twin, cover: Cover): void {
  const places = representatives(cover, permutationsOf(cover))?.map(({ option }) => option);
  for (const beginnings of [[undefined], ...(places ? [places] : [])]) {
    const listener = new Keeping();
    const search = kernel(cover, listener, rules);
    for (const beginning of beginnings) search(beginning, 1 / beginnings.length);
    const { nodes, coverings, nodesThen } = watched(cover, twinOf(cover, rules), beginnings);
    expect({ nodes, coverings, nodesThen }).toEqual({
      nodes: listener.nodes,
      coverings: listener.coverings,
      nodesThen: listener.nodesThen,
    });
  }
}

const check = (covers: fc.Arbitrary<Cover>, hold: (cover: Cover) => void) =>
  fc.assert(fc.property(covers, hold), { numRuns: 100 });

describe('the twin of', () => {
  it('filling the lowest free cell', () => {
    check(arbitraryCover, (cover) => holdToKernel(fillSearch, (one, rules) => new FillTwin(one, rules), cover));
  });

  it('most constrained first', () => {
    check(arbitraryCover, (cover) => holdToKernel(constrainedSearch, constrainedTwin, cover));
  });

  it('most constrained first, where the counters stop', () => {
    const eight = Array.from({ length: 8 }, (_, i) => i);
    for (const count of [7, 8]) {
      const some = eight.slice(0, count);
      const cover: Cover = {
        cells: count,
        pieces: count,
        sizes: some.map(() => 1),
        options: some.flatMap((piece) => some.map((cell) => ({ piece, cells: [cell] }))),
        gaps: false,
        neighbours: some.map((cell) => some.filter((other) => other > cell)),
        before: some.map((piece) => piece - 1),
        symmetries: [],
      };
      holdToKernel(constrainedSearch, constrainedTwin, cover);
    }
  });

  it('most constrained first on several words', () => {
    check(arbitraryCover, (cover) => {
      holdToKernel(wideSearch, wideTwin, cover);
      holdToKernel(wideSearch, wideTwin, padded(cover, 70, 3));
    });
  });

  it('dancing links: each option laid', () => {
    check(arbitraryCover, (cover) => {
      for (const rules of settings) {
        const { nodes, coverings } = watched(cover, new DancingTwin(cover, rules), [undefined]);
        let laid = 0;
        for (const step of new DancingLinks(cover, rules).steps()) if (step === 'laid') laid++;
        expect(nodes).toBe(laid);
        const listener = new Keeping();
        constrainedSearch(cover, listener)();
        expect(coverings).toHaveLength(listener.coverings.length);
      }
    });
  });
});

describe('the twin of the search that remembers dead ends', () => {
  const hold = (cover: Cover, beginnings: readonly number[], rules: Rules) => {
    const twin = new DeadEndsTwin(cover, rules);
    const watching = new Watching(cover, () => twin.laid);
    for (const step of twin.steps(beginnings)) watching.see(step);
    watching.end();
    const { coverings, positions } = searchBehind(cover, beginnings, () => undefined, rules)!;
    expect({ coverings: watching.coverings, nodes: watching.nodes }).toEqual({ coverings, nodes: positions });
  };

  it('counts the same positions and finds the same coverings in the same order', () => {
    check(
      arbitraryCover.filter(({ gaps }) => !gaps),
      (cover) => {
        const places = representatives(cover, permutationsOf(cover))?.map(({ option }) => option);
        if (places) for (const rules of settings) hold(cover, places, rules);
      },
    );
  });

  it('knows dead ends again, and regions apart', () => {
    // Bars of three and of two cells on a strip of two rows: many ways to the same states, and few coverings.
    const sizes = [1, 3, 3, 3, 3, 3, 2, 2, 2];
    const cells = sizes.reduce((sum, size) => sum + size, 0);
    const bar = (cell: number, size: number) => Array.from({ length: size }, (_, i) => cell + 2 * i);
    const across = (cell: number) => (cell % 2 === 0 ? [[cell, cell + 1]] : []);
    const ways = (cell: number, size: number) => [bar(cell, size), ...(size === 2 ? across(cell) : [])];
    const cover: Cover = {
      cells,
      pieces: sizes.length,
      sizes,
      options: sizes.flatMap((size, piece) =>
        Array.from({ length: cells }, (_, cell) => ways(cell, size))
          .flat()
          .filter((list) => list.every((cell) => cell < cells))
          .map((list) => ({ piece, cells: list })),
      ),
      gaps: false,
      neighbours: Array.from({ length: cells }, (_, cell) =>
        [...(cell % 2 === 0 ? [cell + 1] : []), cell + 2].filter((other) => other < cells),
      ),
      before: sizes.map((size, piece) => (sizes[piece - 1] === size ? piece - 1 : -1)),
      symmetries: [],
    };
    const seen = new Set<string | undefined>();
    const twin = new DeadEndsTwin(cover);
    const beginnings = Array.from({ length: cells }, (_, cell) => cell);
    for (const step of twin.steps(beginnings)) if (step.type === 'left') seen.add(step.why?.kind);
    for (const kind of ['known', 'region', 'lowest']) expect([...seen]).toContain(kind);
    for (const rules of settings) hold(cover, beginnings, rules);
  });
});

describe('the twin of the state graph', () => {
  function byTwin(cover: Cover, beginnings?: readonly number[], most?: number, rules?: Rules) {
    const twin = new GraphTwin(cover, most, rules);
    const watching = new Watching(cover, () => twin.laid);
    const steps = twin.steps(beginnings);
    for (let next = steps.next(); ; next = steps.next()) {
      if (next.done) return { graph: next.value, watching };
      watching.see(next.value);
    }
  }

  const contents = (graph: StateGraph) => ({
    positions: graph.positions,
    coverings: Array.from({ length: graph.count }, (_, i) => graph.at(i)),
    beginnings: graph.beginnings(),
    tally: graph.tally(),
  });

  it('builds the same graph, from the beginning or behind some options', () => {
    check(arbitraryCover, (cover) => {
      const places = representatives(cover, permutationsOf(cover))?.map(({ option }) => option);
      for (const beginnings of [undefined, ...(places ? [places] : [])]) {
        for (const rules of settings) {
          const listener = new Keeping();
          const graph = prepareGraph(cover, beginnings, undefined, rules)(listener)!;
          const { graph: own, watching } = byTwin(cover, beginnings, undefined, rules);
          watching.end();
          expect(watching.nodes).toBe(listener.nodes);
          expect(contents(own!)).toEqual(contents(graph));
        }
      }
    });
  });

  it('gives up where the kernel does', () => {
    check(arbitraryCover, (cover) => {
      for (const most of [0, 1, 5]) {
        const graph = prepareGraph(cover, undefined, most)(new Keeping());
        expect(byTwin(cover, undefined, most).graph === undefined).toBe(graph === undefined);
      }
    });
  });
});
