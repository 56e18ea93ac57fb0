/**
 * Algorithm X with dancing links (Knuth 2000; TAOCP 7.2.2.1).
 *
 * What is to be covered are items: the pieces and the cells. An option covers a few of them. Every item stands at the head
 * of a ring of nodes that leads down through all options that cover it; every option is a ring of nodes that leads to the
 * right; and the items that are still to be covered are a ring to the right as well.
 *
 *     piece 0 --- piece 1 --- cell 0 --- cell 1 --- ...     and round again to the first
 *        |           |           |          |
 *     option 0 ------|------- option 0      |               and round again, to the right and down
 *        |           |           |          |
 *        |        option 1 ------|------ option 1
 *
 * The search takes the item with the fewest options left, since one of them must be laid, and tries each in turn. Laying
 * covers the option's items: they leave their ring, and every other option that wants one of them leaves the rings of its
 * other items. What leaves a ring keeps its own links, and they tell where it was; so all is undone by walking the same
 * ways backwards. That is the dance.
 *
 * Without this choice the search takes the first item left. The cells then come before the pieces, so that it fills one cell
 * after the other.
 *
 * Where gaps are allowed the cells are secondary: no search has to cover them, but two options cannot have the same one.
 */
import { Copies } from './copies.ts';
import type { Cover } from './cover.ts';
import { everyRule, type Rules } from './rules.ts';
import type { Stretch } from './search.ts';
import type { Step } from './step.ts';

/** Where the ring of items begins; the items have the numbers from 1. */
const ROOT = 0;

export class DancingLinks {
  /** The options that lie, in the order in which they were laid. */
  readonly laid: number[] = [];
  /** For each of them the node by which it was found. */
  readonly #path: number[] = [];
  /** For each item chosen on the way how many options it had, and how many of them were tried before this one. */
  readonly #ways: number[] = [];
  readonly #tried: number[] = [];
  /** Which of them is the only one to be laid, or -1. */
  readonly #only: number[] = [];
  readonly #copies: Copies;
  /** A node up to this number is an item; the others are each in one option. */
  readonly #items: number;
  readonly #pieces: number;
  readonly #left: Int32Array;
  readonly #right: Int32Array;
  readonly #up: Int32Array;
  readonly #down: Int32Array;
  readonly #itemOf: Int32Array;
  readonly #optionOf: Int32Array;
  /** How many options there are below an item. */
  readonly #size: Int32Array;

  constructor(
    cover: Cover,
    private readonly rules: Rules = everyRule,
  ) {
    const { pieces, cells, options } = cover;
    const items = pieces + cells;
    const nodes = options.reduce((sum, option) => sum + 1 + option.cells.length, 1 + items);
    // At first each node is alone in its rings.
    const alone = Int32Array.from({ length: nodes }, (_, node) => node);
    this.#copies = new Copies(cover);
    this.#items = items;
    this.#pieces = pieces;
    this.#left = alone.slice();
    this.#right = alone.slice();
    this.#up = alone.slice();
    this.#down = alone.slice();
    this.#itemOf = alone;
    this.#optionOf = new Int32Array(nodes);
    this.#size = new Int32Array(1 + items);

    const primary = Array.from({ length: cover.gaps ? pieces : items }, (_, i) => 1 + i);
    const order = rules.mostConstrained ? primary : [...primary.slice(pieces), ...primary.slice(0, pieces)];
    for (const item of order) this.#joinRow(item, ROOT);
    let node = 1 + items;
    for (const [option, { piece, cells: covered }] of options.entries()) {
      const first = node;
      for (const item of [1 + piece, ...covered.map((cell) => 1 + pieces + cell)]) {
        this.#optionOf[node] = option;
        this.#joinRow(node, first);
        this.#joinColumn(node, item);
        node++;
      }
    }
  }

  /** How much of the search is done, from 0 to 1, when every option of a chosen item is taken for the same share of it. */
  get share(): number {
    let share = 0;
    let part = 1;
    for (const [depth, ways] of this.#ways.entries()) {
      part /= ways;
      share += part * this.#tried[depth]!;
    }
    return share;
  }

  /** The item that is decided next and how many options it has left; undefined where everything is covered. */
  get choice(): (({ readonly piece: number } | { readonly cell: number }) & { readonly ways: number }) | undefined {
    if (this.#isDone()) return undefined;
    const item = this.#next();
    const ways = this.#size[item]!;
    return item <= this.#pieces ? { piece: item - 1, ways } : { cell: item - 1 - this.#pieces, ways };
  }

  /**
   * The whole search, or a stretch of it; on the way to the stretch, too, it says what it lays. What lies is a covering when
   * it says `solved`.
   */
  *steps(stretch: Stretch = {}): Generator<Step, void> {
    const { paths } = stretch;
    if (this.#isDone()) return yield 'solved';
    let node = this.#choose(stretch);
    for (;;) {
      node = this.#down[node]!;
      if (node > this.#items) {
        this.#tried[this.#tried.length - 1]!++;
        if (!this.#leads(node, stretch) || !this.#copies.allow(this.#optionOf[node]!)) continue;
        this.#lay(node);
        if (this.laid.length === paths?.length) paths.tell([...this.laid]);
        else {
          yield 'laid';
          if (!this.#isDone()) {
            node = this.#choose(stretch);
            continue;
          }
          yield 'solved';
        }
      } else {
        // Round again at the item itself: all its options have been tried.
        this.#leave(node);
        if (this.laid.length === 0) return;
      }
      node = this.#takeBack();
      yield 'taken back';
    }
  }

  /** Puts a node at the end of the ring to the right that begins with another. */
  #joinRow(node: number, first: number): void {
    const last = this.#left[first]!;
    this.#left[node] = last;
    this.#right[node] = first;
    this.#right[last] = this.#left[first] = node;
  }

  /** Puts a node at the end of the ring below an item. */
  #joinColumn(node: number, item: number): void {
    const last = this.#up[item]!;
    this.#itemOf[node] = item;
    this.#up[node] = last;
    this.#down[node] = item;
    this.#down[last] = this.#up[item] = node;
    this.#size[item]!++;
  }

  #isDone(): boolean {
    return this.#right[ROOT] === ROOT;
  }

  /** The item that is decided next: the one with the fewest options left, or the first. */
  #next(): number {
    const right = this.#right;
    const size = this.#size;
    let chosen = right[ROOT]!;
    if (!this.rules.mostConstrained) return chosen;
    for (let item = right[chosen]!; item !== ROOT; item = right[item]!) {
      if (size[item]! < size[chosen]!) chosen = item;
    }
    return chosen;
  }

  /** Covers the item that is decided next, and returns it. */
  #choose({ behind = [], draw }: Stretch): number {
    const chosen = this.#next();
    const ways = this.#size[chosen]!;
    this.#ways.push(ways);
    this.#tried.push(-1);
    this.#only.push(draw && ways > 0 && this.laid.length >= behind.length ? draw(ways) : -1);
    this.#cover(chosen);
    return chosen;
  }

  /** Uncovers the item that was chosen last. */
  #leave(item: number): void {
    this.#ways.pop();
    this.#tried.pop();
    this.#only.pop();
    this.#uncover(item);
  }

  /** Whether an option that was chosen leads into a stretch, or along the way that is drawn there. */
  #leads(node: number, { behind = [] }: Stretch): boolean {
    const depth = this.laid.length;
    if (depth < behind.length) return this.#optionOf[node] === behind[depth];
    const only = this.#only.at(-1)!;
    return only < 0 || only === this.#tried.at(-1);
  }

  /** Lays the option of a node whose item is covered already: covers its other items. */
  #lay(node: number): void {
    const option = this.#optionOf[node]!;
    for (let other = this.#right[node]!; other !== node; other = this.#right[other]!) this.#cover(this.#itemOf[other]!);
    this.#path.push(node);
    this.laid.push(option);
    this.#copies.lay(option);
  }

  /** Takes back what was laid last, and returns the node by which it was found. */
  #takeBack(): number {
    const node = this.#path.pop()!;
    this.#copies.takeBack(this.laid.pop()!);
    for (let other = this.#left[node]!; other !== node; other = this.#left[other]!) this.#uncover(this.#itemOf[other]!);
    return node;
  }

  /** Takes an item out of its ring, and its options out of the rings of their other items. */
  #cover(item: number): void {
    const [right, up, down, itemOf, size] = [this.#right, this.#up, this.#down, this.#itemOf, this.#size];
    this.#left[right[item]!] = this.#left[item]!;
    right[this.#left[item]!] = right[item]!;
    for (let node = down[item]!; node !== item; node = down[node]!) {
      for (let other = right[node]!; other !== node; other = right[other]!) {
        down[up[other]!] = down[other]!;
        up[down[other]!] = up[other]!;
        size[itemOf[other]!]!--;
      }
    }
  }

  /** The same backwards. */
  #uncover(item: number): void {
    const [left, up, down, itemOf, size] = [this.#left, this.#up, this.#down, this.#itemOf, this.#size];
    for (let node = up[item]!; node !== item; node = up[node]!) {
      for (let other = left[node]!; other !== node; other = left[other]!) {
        size[itemOf[other]!]!++;
        down[up[other]!] = up[down[other]!] = other;
      }
    }
    this.#right[left[item]!] = left[this.#right[item]!] = item;
  }
}
