/**
 * The twin of the search in the kernel that people watch: the same boards in the same order, and a tree for each bound. It
 * looks estimates up in the kernel's tables. Like the kernel, it counts all moves from a board when it gets there: those
 * that are not looked at before a way is found stay open.
 */
import { Numbered } from '../../../../algorithms/trace/numbered.ts';
import type { NodeMade, Outcome, Text, Trace } from '../../../../contract/index.ts';
import type { Path } from '../../model.ts';
import { text } from '../../texts.ts';
import type { Turned } from '../ways/turned.ts';
import type { Automaton } from './automaton.ts';
import { type Answer, deepening, type Ending, type Finder, OFTEN, openOf, type Question, stepsOf } from './finder.ts';

/** A move of the blank that the bound allows, and the node it leads to. */
interface Child {
  readonly move: number;
  readonly node: number;
}

export type Limits = Omit<Question, 'board'>;

export class WatchedSearch {
  readonly #nodes = new Numbered<Path>();
  readonly #cells: Uint8Array;
  readonly #open: readonly number[];
  readonly #steps: readonly number[];
  readonly #way: number[] = [];
  #bound = 0;
  /** Nodes since the kernel last looked whether it may go on, and how many more there may be. */
  #pending = 0;
  #left: number;

  constructor(
    private readonly finder: Finder,
    private readonly automaton: Automaton,
    private readonly turned: Turned,
    private readonly limits: Limits,
  ) {
    this.#cells = Uint8Array.from(turned.board);
    this.#open = openOf(turned.field);
    this.#steps = stepsOf(turned.field);
    this.#left = limits.nodes ?? Number.POSITIVE_INFINITY;
  }

  *trace(): Generator<Trace<Path>, Answer> {
    const { board, field } = this.turned;
    const h = this.finder.estimate(board);
    for (const bound of deepening(h, this.limits)) {
      this.#bound = bound;
      this.#pending = 0;
      const root = this.#made(h);
      yield root;
      const ending = yield* this.#visit(root.node, board.indexOf(field.blank), 0, false);
      this.#left -= this.#pending;
      if (ending === 'found') return { kind: 'found', moves: this.#way.slice() };
      if (ending === 'hard') return { kind: 'hard', least: bound };
    }
    return { kind: 'none' };
  }

  /** Goes on from a board, and settles its node. */
  *#visit(node: number, blank: number, state: number, counted: boolean): Generator<Trace<Path>, Ending> {
    if (this.#way.length === this.#bound) {
      yield { node, outcome: 'solution', counted };
      return 'found';
    }
    const moves = [0, 1, 2, 3].filter((move) => this.#open[blank]! & this.automaton.open[state]! & (1 << move));
    this.#pending += moves.length;
    let ending: Ending = this.#isSpent() ? 'hard' : 'none';
    const children: Child[] = [];
    for (const move of moves) {
      this.#make(blank, move);
      const h = this.finder.estimate(this.#cells);
      const child = this.#made(h, node);
      yield child;
      const g = this.#way.length;
      if (ending === 'none' && g + h > this.#bound) {
        yield settled(child.node, 'cut', text('beyond-bound', { g, h, bound: this.#bound }));
      } else children.push({ move, node: child.node });
      this.#undo(blank, move);
    }
    for (const child of children) {
      if (ending !== 'none') {
        yield settled(child.node, 'open');
        continue;
      }
      this.#make(blank, child.move);
      const next = this.automaton.next[4 * state + child.move]!;
      ending = yield* this.#visit(child.node, blank + this.#steps[child.move]!, next, true);
      if (ending !== 'found') this.#undo(blank, child.move);
    }
    if (moves.length > 0) yield { node, outcome: 'branched', counted };
    else yield { node, outcome: 'dead end', counted, why: text('only-duplicates') };
    return ending;
  }

  #made(h: number, parent?: number): NodeMade<Path> {
    const g = this.#way.length;
    const figures = { g, h, f: g + h, bound: this.#bound };
    const position = this.turned.path(this.#way);
    return this.#nodes.make({ ...(parent !== undefined && { parent }), position, figures });
  }

  /** The kernel looks only now and then. */
  #isSpent(): boolean {
    if (this.#pending < OFTEN) return false;
    this.#left -= this.#pending;
    this.#pending = 0;
    return this.#left <= 0;
  }

  #make(blank: number, move: number): void {
    const from = blank + this.#steps[move]!;
    this.#cells[blank] = this.#cells[from]!;
    this.#cells[from] = this.turned.field.blank;
    this.#way.push(move);
  }

  #undo(blank: number, move: number): void {
    const from = blank + this.#steps[move]!;
    this.#cells[from] = this.#cells[blank]!;
    this.#cells[blank] = this.turned.field.blank;
    this.#way.pop();
  }
}

const settled = (node: number, outcome: Outcome, why?: Text) => ({
  ...{ node, outcome, counted: true },
  ...(why && { why }),
});
