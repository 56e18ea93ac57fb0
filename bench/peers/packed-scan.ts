/**
 * The other way to find what can be laid from some letters: look at every word, but quickly. Each word has a set of bits
 * for its kinds of letters, so that most are passed over by one `and`; the letters of the rest are counted.
 */
import { countOf, type PackedWords } from '../../src/algorithms/word-graph/packed.ts';

const A = 65;

export class PackedScan {
  readonly #kinds: Uint32Array;

  constructor(private readonly words: PackedWords) {
    const { letters, starts } = words;
    this.#kinds = new Uint32Array(countOf(words));
    for (let number = 0; number < this.#kinds.length; number++)
      for (let at = starts[number]!; at < starts[number + 1]!; at++) this.#kinds[number]! |= 1 << letters[at]!;
  }

  wordsOf(text: string): number[] {
    const there = new Int8Array(26);
    let kinds = 0;
    for (let i = 0; i < text.length; i++) {
      there[text.charCodeAt(i) - A]!++;
      kinds |= 1 << (text.charCodeAt(i) - A);
    }
    const { letters, starts } = this.words;
    const missing = ~kinds;
    const found: number[] = [];
    for (let number = 0; number < this.#kinds.length; number++) {
      if ((this.#kinds[number]! & missing) !== 0) continue;
      const end = starts[number + 1]!;
      let at = starts[number]!;
      while (at < end && --there[letters[at]!]! >= 0) at++;
      if (at === end) found.push(number);
      for (let back = Math.min(at, end - 1); back >= starts[number]!; back--) there[letters[back]!]!++;
    }
    return found;
  }
}
