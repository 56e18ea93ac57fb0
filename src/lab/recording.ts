/**
 * A search as it was recorded: its nodes in columns, and its events in their order, so that any step of it can be shown.
 * It takes up to a stated number of nodes and bytes; what comes later is left out, and it says so.
 */
import { isMade, type Outcome, type Text, type Trace } from '../contract/index.ts';
import { bytes, type Column, floats, int32s } from './column.ts';

/** Outcomes by their code; a node that joins another, and one of a search that was not recorded to its end, has none. */
export const outcomes: readonly (Outcome | undefined)[] = [
  undefined,
  'branched',
  'dead end',
  'cut',
  'solution',
  'open',
];

export interface Limits {
  readonly nodes: number;
  readonly bytes: number;
}

export const usualLimits: Limits = { nodes: 200_000, bytes: 64 * 2 ** 20 };

/** What a node takes beside its position: its columns, its events, and what a string needs. */
const BYTES_A_NODE = 80;
/** Stands in a column where there is no node. */
const NONE = -1;

/** A step is one event: a node is made, or what became of it is told. */
export interface Step {
  readonly node: number;
  readonly isMade: boolean;
}

export class Recording {
  readonly #parents = int32s();
  readonly #joins = int32s();
  readonly #iterations = int32s();
  readonly #depths = int32s();
  readonly #outcomes = bytes();
  readonly #counted = bytes();
  readonly #madeAt = int32s();
  readonly #settledAt = int32s();
  readonly #positions: string[] = [];
  readonly #reasons = new Map<number, Text>();
  readonly #figures = new Map<string, Column<Float64Array>>();
  /** Twice the node, and one more where its outcome is told. */
  readonly #steps = int32s();
  #bytes = 0;
  #isFull = false;
  #isComplete = false;
  #countedNodes = 0;

  constructor(private readonly limits: Limits = usualLimits) {}

  /** Takes events in; those beyond the limits are left out. `isLast` says that the search is over after them. */
  add(events: readonly Trace<string>[], isLast: boolean): void {
    for (const event of events) {
      if (isMade(event)) this.#make(event);
      else this.#settle(event);
      if (this.#isFull) return;
    }
    if (isLast) this.#isComplete = true;
  }

  #make({ position, parent, joins, iteration = 0, figures = {} }: Extract<Trace<string>, { position: string }>): void {
    const node = this.count;
    const size = BYTES_A_NODE + 2 * position.length + 8 * Object.keys(figures).length;
    if (node >= this.limits.nodes || this.#bytes + size > this.limits.bytes) {
      this.#isFull = true;
      return;
    }
    this.#bytes += size;
    this.#parents.push(parent ?? NONE);
    this.#joins.push(joins ?? NONE);
    this.#iterations.push(iteration);
    this.#depths.push(parent === undefined ? 0 : this.#depths.at(parent) + 1);
    this.#outcomes.push(0);
    this.#counted.push(0);
    this.#madeAt.push(this.#steps.length);
    this.#settledAt.push(NONE);
    this.#positions.push(position);
    for (const [name, value] of Object.entries(figures)) this.#figure(name, node).set(node, value);
    for (const column of this.#figures.values()) if (column.length === node) column.push(Number.NaN);
    this.#steps.push(2 * node);
  }

  /** The column of a figure, with a place for this node and for all before it. */
  #figure(name: string, node: number): Column<Float64Array> {
    const column = this.#figures.get(name) ?? floats();
    this.#figures.set(name, column);
    while (column.length <= node) column.push(Number.NaN);
    return column;
  }

  #settle({ node, outcome, counted, why }: Exclude<Trace<string>, { position: string }>): void {
    this.#outcomes.set(node, outcomes.indexOf(outcome));
    this.#counted.set(node, counted ? 1 : 0);
    if (counted) this.#countedNodes++;
    this.#settledAt.set(node, this.#steps.length);
    if (why) this.#reasons.set(node, why);
    this.#steps.push(2 * node + 1);
  }

  /** How many nodes were recorded, and how many of them the strategy counts. */
  get count(): number {
    return this.#positions.length;
  }
  get counted(): number {
    return this.#countedNodes;
  }
  /** How many steps there are. */
  get steps(): number {
    return this.#steps.length;
  }
  /** Whether the limit was reached, so that the rest of the search is not here. */
  get isFull(): boolean {
    return this.#isFull;
  }
  /** Whether the whole search is here. */
  get isComplete(): boolean {
    return this.#isComplete;
  }
  /** The names of the figures that some node has. */
  get figures(): readonly string[] {
    return [...this.#figures.keys()];
  }

  /**
   * How many steps tell something new. At its end a search only goes back through the nodes that had branched, and leaves
   * open what it never took.
   */
  get telling(): number {
    let end = this.steps;
    for (; end > 0; end--) {
      const { node, isMade } = this.step(end - 1);
      const outcome = this.outcome(node);
      if (isMade || (outcome !== 'branched' && outcome !== 'open')) break;
    }
    return end;
  }

  step(index: number): Step {
    const code = this.#steps.at(index);
    return { node: code >> 1, isMade: (code & 1) === 0 };
  }

  /** The node it grew from; -1 for a root. */
  parent(node: number): number {
    return this.#parents.at(node);
  }
  /** The node whose state this one has; -1 where it has its own. */
  joins(node: number): number {
    return this.#joins.at(node);
  }
  iteration(node: number): number {
    return this.#iterations.at(node);
  }
  depth(node: number): number {
    return this.#depths.at(node);
  }
  position(node: number): string {
    return this.#positions[node]!;
  }
  outcome(node: number): Outcome | undefined {
    return outcomes[this.#outcomes.at(node)];
  }
  isCounted(node: number): boolean {
    return this.#counted.at(node) === 1;
  }
  why(node: number): Text | undefined {
    return this.#reasons.get(node);
  }
  /** The step at which it is made, and the one at which its outcome is told; -1 where that is not recorded. */
  madeAt(node: number): number {
    return this.#madeAt.at(node);
  }
  settledAt(node: number): number {
    return this.#settledAt.at(node);
  }
  figure(name: string, node: number): number | undefined {
    const column = this.#figures.get(name);
    const value = column && node < column.length ? column.at(node) : Number.NaN;
    return Number.isNaN(value) ? undefined : value;
  }
  figuresOf(node: number): Readonly<Record<string, number>> {
    return Object.fromEntries(
      this.figures.flatMap((name) => {
        const value = this.figure(name, node);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  }
  /**
   * All parents, depths and outcomes by their codes, for what goes through the whole tree; and all steps, each as twice its
   * node, and one more where its outcome is told. They are valid until more is recorded.
   */
  get columns(): {
    readonly parents: Int32Array;
    readonly depths: Int32Array;
    readonly outcomes: Uint8Array;
    readonly steps: Int32Array;
  } {
    return {
      parents: this.#parents.values,
      depths: this.#depths.values,
      outcomes: this.#outcomes.values,
      steps: this.#steps.values,
    };
  }
  /** A figure of every node, NaN where it has none. It is valid until more is recorded. */
  figureColumn(name: string): Float64Array {
    return this.#figures.get(name)?.values ?? new Float64Array(this.count).fill(Number.NaN);
  }
}
