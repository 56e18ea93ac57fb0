/**
 * Finds all words that can be laid from some letters: a tree of the words' beginnings (a trie, R. de la Briandais 1959),
 * walked only along letters that are still there. Each beginning is a node; which letters can follow it is a set of bits,
 * so one `and` with the letters at hand leaves only the ways that are open.
 *
 * The nodes of a depth lie side by side in alphabetical order, and so do those that follow any one of them: a node only
 * knows where its first follower is, and the bits tell how far the others are from there.
 */
import { countOf, type PackedWords } from './packed.ts';

const A = 65;
const KINDS = 26;
/** Words have up to 255 letters. */
const DEPTHS = 256;

export class WordGraph {
  /** The letters that may follow. */
  readonly #follow: Uint32Array;
  /** The node of the first of them. */
  readonly #first: Uint32Array;
  /** The number of the word that ends here, from 1; 0 where none does. */
  readonly #word: Uint32Array;

  /** Words in alphabetical order, each once; they are numbered from 0 in that order. */
  constructor(words: PackedWords) {
    const { letters, starts, shared } = words;
    const count = countOf(words);
    /** The node that each depth gets next. */
    const next = nodesOfDepths(words);
    let total = 1;
    for (let depth = 1; depth < next.length; depth++) {
      const nodes = next[depth]!;
      next[depth] = total;
      total += nodes;
    }
    next[0] = 1;
    const follow = new Uint32Array(total);
    const first = new Uint32Array(total);
    const word = new Uint32Array(total);
    for (let number = 0; number < count; number++) {
      const start = starts[number]!;
      const length = starts[number + 1]! - start;
      for (let depth = shared[number]!; depth < length; depth++) {
        // The node at this depth was the last to be given away.
        const node = next[depth]! - 1;
        const child = next[depth + 1]!++;
        if (follow[node] === 0) first[node] = child;
        follow[node]! |= 1 << letters[start + depth]!;
      }
      word[next[length]! - 1] = number + 1;
    }
    this.#follow = follow;
    this.#first = first;
    this.#word = word;
  }

  /** The number of a word, given in capitals; -1 where the list does not have it. */
  find(text: string): number {
    let node = 0;
    for (let i = 0; i < text.length; i++) {
      const kind = text.charCodeAt(i) - A;
      const bit = 1 << kind;
      const follow = this.#follow[node]!;
      if (kind < 0 || kind >= KINDS || (follow & bit) === 0) return -1;
      node = this.#first[node]! + ones(follow & (bit - 1));
    }
    return this.#word[node]! - 1;
  }

  /** The numbers of all words that can be laid, each letter used at most as often as it is there; ascending. */
  wordsOf(letters: string): number[] {
    const left = new Uint8Array(KINDS);
    let open = 0;
    for (let i = 0; i < letters.length; i++) {
      const kind = letters.charCodeAt(i) - A;
      left[kind]!++;
      open |= 1 << kind;
    }
    const found: number[] = [];
    this.#walk(0, left, open, found);
    return found;
  }

  /** `open`: the kinds of letters of which some are left. */
  #walk(node: number, left: Uint8Array, open: number, found: number[]): void {
    const word = this.#word[node]!;
    if (word > 0) found.push(word - 1);
    const follow = this.#follow[node]!;
    for (let ways = follow & open; ways !== 0; ways &= ways - 1) {
      const bit = ways & -ways;
      const kind = 31 - Math.clz32(bit);
      const rest = --left[kind]!;
      this.#walk(this.#first[node]! + ones(follow & (bit - 1)), left, rest === 0 ? open ^ bit : open, found);
      left[kind]!++;
    }
  }
}

function nodesOfDepths({ starts, shared }: PackedWords): Uint32Array {
  const nodes = new Uint32Array(DEPTHS);
  for (let number = 0; number < shared.length; number++) {
    const length = starts[number + 1]! - starts[number]!;
    for (let depth = shared[number]! + 1; depth <= length; depth++) nodes[depth]!++;
  }
  return nodes;
}

/** How many bits are set; side by side in ever larger groups (H. S. Warren, "Hacker's Delight", 5-1). */
function ones(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
