/** A grid with words laid in some of its slots, and the words that fit the others by the letters that stand there. */
import type { Text } from '../../../../contract/index.ts';
import type { Word } from '../../lexicon/lexicon.ts';
import { type Filling, OPEN } from '../../model.ts';
import { text } from '../../texts.ts';
import { openBoxes } from '../watching/shown.ts';
import { meetingsOf } from './meetings.ts';
import { fits, type Network } from './network.ts';

/** The words that fit a slot, whether they lie elsewhere or not, and what tells that they do. */
interface Fitting {
  readonly words: readonly Word[];
  readonly isFit: (word: Word) => boolean;
}

export class Board {
  cost = 0;
  readonly #network: Network;
  readonly #letters: string[];
  readonly #laid: (Word | undefined)[];
  /** For every slot, in their order, those that it can be swapped with, and itself. */
  readonly #twins: number[][] = [];
  /** The slots that other words fit when this one changes: those that share a box with it, and its twins. */
  readonly #touched: readonly (readonly number[])[];
  /** Of each slot, until something that it depends on changes. */
  readonly #fitting: (Fitting | undefined)[];

  constructor(network: Network) {
    this.#network = network;
    const { spaces } = network;
    this.#letters = Array<string>(network.cells).fill(OPEN);
    for (const { cells, pattern } of spaces) {
      for (const [place, cell] of cells.entries()) this.#letters[cell] = pattern[place]!;
    }
    this.#laid = spaces.map(() => undefined);
    this.#fitting = spaces.map(() => undefined);
    for (const [slot, { twin }] of spaces.entries()) {
      const twins = twin === undefined ? [] : this.#twins[twin]!;
      twins.push(slot);
      this.#twins.push(twins);
    }
    const meetings = meetingsOf(spaces);
    this.#touched = spaces.map((_, slot) => [...this.#twins[slot]!, ...meetings[slot]!.map(({ other }) => other)]);
  }

  /** What stands in each slot. */
  words(): Filling {
    return this.#network.spaces.map((_, slot) => this.#pattern(slot));
  }

  /** Open slots and boxes, and how many words fit the slot that comes next. */
  figures(): Readonly<Record<string, number>> {
    const open = this.#laid.filter((word) => word === undefined).length;
    return { open, candidates: this.tightest().words.length, boxes: openBoxes(this.#network, this.words()) };
  }

  /** What comes next, in words; nothing where all slots are filled. */
  outlook(): Text | undefined {
    const { slot, words } = this.tightest();
    if (slot < 0) return undefined;
    const named = `${this.#network.spaces[slot]!.name} (${this.#pattern(slot)})`;
    return text(words.length > 0 ? 'watch-next' : 'watch-no-word', { slot: named });
  }

  #pattern(slot: number): string {
    return this.#network.spaces[slot]!.cells.map((cell) => this.#letters[cell]).join('');
  }

  /** The open slot that the fewest words fit, or the first open one, with these; -1 where none is open. No word is laid twice. */
  tightest(): { readonly slot: number; readonly words: readonly Word[] } {
    const laid = this.#laid.filter((word) => word !== undefined);
    let best = -1;
    let fewest = Number.POSITIVE_INFINITY;
    for (const slot of this.#network.spaces.keys()) {
      if (this.#laid[slot]) continue;
      const { words, isFit } = this.#fittingOf(slot);
      const count = words.length - laid.filter(isFit).length;
      if (count < fewest) [best, fewest] = [slot, count];
      if (this.#network.inOrder) break;
    }
    return { slot: best, words: best < 0 ? [] : this.#fittingOf(best).words.filter((word) => !laid.includes(word)) };
  }

  #fittingOf(slot: number): Fitting {
    const kept = this.#fitting[slot];
    if (kept) return kept;
    const pattern = this.#pattern(slot);
    const [least, most] = this.#bounds(slot);
    const isFit = ({ text }: Word) => fits(text, pattern) && text >= least && (most === undefined || text <= most);
    const fitting = { words: this.#network.spaces[slot]!.table.words.filter(isFit), isFit };
    this.#fitting[slot] = fitting;
    return fitting;
  }

  /** Of slots that can be swapped, the words stand in alphabetical order: between which ones one must be. */
  #bounds(slot: number): readonly [least: string, most: string | undefined] {
    const twins = this.#twins[slot]!;
    const laidIn = (some: readonly number[]) => some.flatMap((twin) => this.#laid[twin]?.text ?? []);
    const at = twins.indexOf(slot);
    return [laidIn(twins.slice(0, at)).at(-1) ?? '', laidIn(twins.slice(at + 1))[0]];
  }

  /** The letters that stood there before, for `take`. */
  lay(slot: number, word: Word): string {
    const before = this.#pattern(slot);
    this.#change(slot, word.text, word);
    this.cost += word.rarity;
    return before;
  }

  take(slot: number, word: Word, before: string): void {
    this.#change(slot, before, undefined);
    this.cost -= word.rarity;
  }

  #change(slot: number, text: string, laid: Word | undefined): void {
    for (const [place, cell] of this.#network.spaces[slot]!.cells.entries()) this.#letters[cell] = text[place]!;
    this.#laid[slot] = laid;
    for (const other of this.#touched[slot]!) this.#fitting[other] = undefined;
  }
}
