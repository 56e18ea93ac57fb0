/**
 * The state graph of a covering, and what can be read from it without listing anything: how many solutions there are, the
 * k-th one, how many have an option, and all of that again when some options are already laid.
 */
import { withExit } from '../effort/exit.ts';
import { type Exports, instantiate } from '../wasm/load.ts';
import type { Cover, Covering } from './cover.ts';
import { program } from './graph.wasm.ts';
import { everyRule, type Rules } from './rules.ts';
import type { Listener } from './search.ts';
import { areasAgree } from './sizes.ts';
import type { SolutionSet } from './solution-set.ts';
import { allPieces, coveringOf, layTables, maskOf, outside, type TablesKernel } from './tables.ts';

interface Kernel extends TablesKernel {
  setup(pending: number, free: number, gaps: number, regions: number, mostPositions: number): void;
  build(occupied: bigint, left: number, share: number): number;
  nodeTotal(): number;
  edgeTotal(): number;
  positionTotal(): number;
  countTable(): number;
  firstTable(): number;
  edgeTable(): number;
}

/** Stands for a position from which nothing can be completed. */
export const DEAD = 0xffffffff;
/** The option of an edge that leaves a cell empty. */
export const EMPTY = 0xffffffff;
/** Each edge takes a cell at least, and there are up to 64. */
const DEEPEST = 65;
/** The kernel also stops at a gigabyte of memory. */
export const MOST_POSITIONS = 2 ** 23;

/** Builds a graph, once; undefined where it has more positions than there is room for. */
export type GraphBuilder = (listener: Pick<Listener, 'tick' | 'passed'>) => StateGraph | undefined;

/**
 * Makes ready to build the graph of a covering that fits into a word: of all its solutions, or of those that have one of
 * these options of one piece.
 */
export function prepareGraph(
  cover: Cover,
  beginnings?: readonly number[],
  mostPositions = MOST_POSITIONS,
  rules: Rules = everyRule,
): GraphBuilder {
  let current: Parameters<GraphBuilder>[0];
  let outgrown: () => never;
  const kernel = instantiate<Kernel>(program, {
    tick: (nodes) => current.tick(nodes!),
    share: (share) => current.passed(share!),
    full: () => outgrown(),
  });
  return (listener) => {
    current = listener;
    if (!areasAgree(cover)) {
      // The kernel would look for the lowest free cell of a full board.
      listener.passed(1);
      return withoutSolution(cover);
    }
    return withExit<StateGraph | undefined>((exit) => {
      outgrown = () => exit(undefined);
      return build(kernel, cover, beginnings, mostPositions, rules, listener);
    });
  };
}

const withoutSolution = (cover: Cover): StateGraph =>
  new StateGraph({
    cover,
    root: undefined,
    counts: new Float64Array(1),
    firsts: new Uint32Array(2),
    edges: new Uint32Array(),
    positions: 0,
  });

function build(
  kernel: Kernel & Exports,
  cover: Cover,
  beginnings: readonly number[] | undefined,
  mostPositions: number,
  { regions }: Rules,
  listener: Pick<Listener, 'passed'>,
): StateGraph {
  const allocator = layTables(kernel, cover);
  const pending = allocator.reserve((cover.options.length + cover.cells) * 8);
  kernel.setup(pending, allocator.end, cover.gaps ? 1 : 0, regions ? 1 : 0, mostPositions);
  const roots = beginnings
    ? beginnings.map((option) => buildBehind(kernel, cover, option, 1 / beginnings.length, listener))
    : [kernel.build(outside(cover), allPieces(cover), 1) >>> 0];
  const { buffer } = kernel.memory;
  const nodes = kernel.nodeTotal();
  // The last node is for the beginnings, from which they lead to all others.
  const first = beginnings?.flatMap((option, i) => (roots[i] === DEAD ? [] : [option, roots[i]!])) ?? [];
  const ends = 2 * kernel.edgeTotal();
  const counts = new Float64Array(nodes + 1);
  counts.set(new Float64Array(buffer, kernel.countTable() >>> 0, nodes));
  const firsts = new Uint32Array(nodes + 2);
  firsts.set(new Uint32Array(buffer, kernel.firstTable() >>> 0, nodes + 1));
  firsts[nodes + 1] = (ends + first.length) / 2;
  const edges = new Uint32Array(ends + first.length);
  edges.set(new Uint32Array(buffer, kernel.edgeTable() >>> 0, ends));
  edges.set(first, ends);
  counts[nodes] = roots.reduce((sum, root) => sum + (root === DEAD ? 0 : counts[root]!), 0);
  const root = beginnings ? nodes : roots[0]!;
  const parts = { cover, counts, firsts, edges, positions: kernel.positionTotal() };
  return new StateGraph({ ...parts, root: roots.every((one) => one === DEAD) ? undefined : root });
}

/** The node of the position after one option. */
function buildBehind(
  kernel: Kernel,
  cover: Cover,
  option: number,
  share: number,
  listener: Pick<Listener, 'passed'>,
): number {
  const { piece, cells } = cover.options[option]!;
  const left = (allPieces(cover) & ~(1 << piece)) >>> 0;
  if (left === 0) {
    listener.passed(share);
    return cells.length === cover.cells || cover.gaps ? 0 : DEAD;
  }
  return kernel.build(outside(cover) | maskOf(cells), left, share) >>> 0;
}

/** Node 0 is the finished board; the edges of a node all lead to lower numbers. */
interface Parts {
  readonly cover: Cover;
  /** Where it begins; undefined where there is no solution at all. */
  readonly root: number | undefined;
  /** For each node, how many ways there are to complete it. */
  readonly counts: Float64Array;
  /** For each node, its first edge; for each edge, the option and the node that it leads to. */
  readonly firsts: Uint32Array;
  readonly edges: Uint32Array;
  /** How many positions were looked into, those that lead nowhere included. */
  readonly positions: number;
  /** Where only some options count: 1 for each of those. */
  readonly keep?: Uint8Array;
}

export class StateGraph implements SolutionSet {
  constructor(private readonly parts: Parts) {}

  get cover(): Cover {
    return this.parts.cover;
  }

  get count(): number {
    const { root, counts } = this.parts;
    return root === undefined ? 0 : counts[root]!;
  }

  /** How large it is, in bytes. */
  get size(): number {
    const { counts, firsts, edges } = this.parts;
    return counts.byteLength + firsts.byteLength + edges.byteLength;
  }

  get positions(): number {
    return this.parts.positions;
  }

  /** The same graph, restricted to the solutions whose options are all allowed. */
  allowing(allowed: (option: number) => boolean): StateGraph {
    const { firsts, edges, cover, keep: before } = this.parts;
    const keep = Uint8Array.from(cover.options, (_, option) => ((before?.[option] ?? 1) && allowed(option) ? 1 : 0));
    const counts = new Float64Array(this.parts.counts.length);
    counts[0] = 1;
    for (let node = 1; node < counts.length; node++) {
      let sum = 0;
      for (let edge = firsts[node]!; edge < firsts[node + 1]!; edge++) {
        const option = edges[2 * edge]!;
        if (option === EMPTY || keep[option]) sum += counts[edges[2 * edge + 1]!]!;
      }
      counts[node] = sum;
    }
    return new StateGraph({ ...this.parts, counts, keep });
  }

  /** The solution with this number, from 0 to `count` - 1. */
  at(index: number): Covering {
    const { root, firsts, edges } = this.parts;
    const laid: number[] = [];
    let rest = index;
    for (let node = root!; node > 0; ) {
      let edge = firsts[node]!;
      for (; rest >= this.#through(edge); edge++) rest -= this.#through(edge);
      const option = edges[2 * edge]!;
      if (option !== EMPTY) laid.push(option);
      node = edges[2 * edge + 1]!;
    }
    return coveringOf(this.cover.options, laid);
  }

  /** For each option, the number of solutions that have it. */
  tally(): Float64Array {
    const { root, firsts, edges, counts } = this.parts;
    const tally = new Float64Array(this.cover.options.length);
    if (root === undefined) return tally;
    const reached = new Float64Array(counts.length);
    reached[root] = 1;
    for (let node = root; node > 0; node--) {
      const ways = reached[node]!;
      if (ways === 0) continue;
      for (let edge = firsts[node]!; edge < firsts[node + 1]!; edge++) {
        const through = this.#through(edge);
        if (through === 0) continue;
        const option = edges[2 * edge]!;
        if (option !== EMPTY) tally[option]! += ways * through;
        reached[edges[2 * edge + 1]!]! += ways;
      }
    }
    return tally;
  }

  /** The options that solutions begin with, and how many begin with each. */
  beginnings(): readonly { readonly option: number; readonly count: number }[] {
    const { root, firsts, edges } = this.parts;
    if (root === undefined) return [];
    const last = firsts[root + 1]!;
    return Array.from({ length: last - firsts[root]! }, (_, i) => {
      const edge = firsts[root]! + i;
      return { option: edges[2 * edge]!, count: this.#through(edge) };
    });
  }

  /** Every solution from a number on and before another, one after the other, in the order of their numbers. */
  each(visit: (covering: Covering) => void, from?: number, end?: number): void {
    const { options } = this.cover;
    const covering: number[] = this.cover.before.map(() => -1);
    const lay = (option: number) => {
      covering[options[option]!.piece] = option;
    };
    this.walk(lay, () => visit([...covering]), from, end);
  }

  /**
   * The same without a list of each: tells every option that is laid, in the place of the one that its piece had before, and
   * when all of a solution lie.
   */
  walk(lay: (option: number) => void, found: () => void, from = 0, end = this.count): void {
    const { root, firsts, edges, keep } = this.parts;
    let before = from;
    let left = Math.min(end, this.count) - from;
    if (left <= 0) return;
    // No recursion: a search in parts walks many times, and a function of its own for each walk would be slower.
    const [next, ends] = [new Uint32Array(DEEPEST), new Uint32Array(DEEPEST)];
    let depth = 0;
    next[0] = firsts[root!]!;
    ends[0] = firsts[root! + 1]!;
    while (depth >= 0) {
      const edge = next[depth]!;
      if (edge === ends[depth]) {
        depth--;
        continue;
      }
      next[depth] = edge + 1;
      const option = edges[2 * edge]!;
      const node = edges[2 * edge + 1]!;
      if (before > 0 || keep) {
        const through = this.#through(edge);
        if (through <= before) {
          before -= through;
          continue;
        }
      }
      if (option !== EMPTY) lay(option);
      if (node > 0) {
        depth++;
        next[depth] = firsts[node]!;
        ends[depth] = firsts[node + 1]!;
        continue;
      }
      found();
      if (--left === 0) return;
    }
  }

  /** How many ways to complete the board lead through an edge. */
  #through(edge: number): number {
    const { edges, counts, keep } = this.parts;
    const option = edges[2 * edge]!;
    return keep && option !== EMPTY && !keep[option] ? 0 : counts[edges[2 * edge + 1]!]!;
  }
}
