/**
 * A word graph with the endings shared as well: a minimal acyclic automaton (DAWG), built from sorted words as in J. Daciuk
 * et al., "Incremental Construction of Minimal Acyclic Finite-State Automata", 2000. Words are numbered by counting those
 * below each way (C. L. Lucchesi and T. Kowaltowski, "Applications of finite automata representing large vocabularies",
 * 1993).
 */
import { countOf, type PackedWords } from '../../src/algorithms/word-graph/packed.ts';

const A = 65;

interface Open {
  /** Letter and finished node of each way, by turns. */
  readonly ways: number[];
  isWord: boolean;
}

export class Dawg {
  /** Of each node: where its ways begin; of each way: the letter, the node, and how many words come before it there. */
  readonly #from: number[] = [];
  readonly #isWord: boolean[] = [];
  readonly #letter: number[] = [];
  readonly #node: number[] = [];
  readonly #before: number[] = [];
  readonly #words: number[] = [];
  readonly #known = new Map<string, number>();
  readonly #root: number;

  constructor(words: PackedWords) {
    const { letters, starts } = words;
    const path: Open[] = [{ ways: [], isWord: false }];
    const close = (depth: number, last: (at: number) => number): void => {
      while (path.length > depth + 1) {
        const node = this.#finish(path.pop()!);
        path.at(-1)!.ways.push(last(path.length - 1), node);
      }
    };
    for (let number = 0; number < countOf(words); number++) {
      const before = starts[number - 1] ?? 0;
      close(words.shared[number]!, (at) => letters[before + at]!);
      const length = starts[number + 1]! - starts[number]!;
      while (path.length <= length) path.push({ ways: [], isWord: false });
      path[length]!.isWord = true;
    }
    close(0, (at) => letters[(starts.at(-2) ?? 0) + at]!);
    this.#root = this.#finish(path[0]!);
  }

  get nodes(): number {
    return this.#known.size;
  }

  get ways(): number {
    return this.#letter.length;
  }

  wordsOf(text: string): number[] {
    const left = new Uint8Array(26);
    for (let i = 0; i < text.length; i++) left[text.charCodeAt(i) - A]!++;
    const found: number[] = [];
    this.#walk(this.#root, 0, left, found);
    return found;
  }

  #walk(node: number, first: number, left: Uint8Array, found: number[]): void {
    if (this.#isWord[node]) found.push(first);
    const end = this.#from[node + 1] ?? this.#letter.length;
    for (let way = this.#from[node]!; way < end; way++) {
      const letter = this.#letter[way]!;
      if (left[letter] === 0) continue;
      left[letter]!--;
      this.#walk(this.#node[way]!, first + this.#before[way]!, left, found);
      left[letter]!++;
    }
  }

  #finish({ ways, isWord }: Open): number {
    const key = `${isWord} ${ways.join(' ')}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const node = this.#known.size;
    this.#known.set(key, node);
    this.#from.push(this.#letter.length);
    this.#isWord.push(isWord);
    let count = isWord ? 1 : 0;
    for (let i = 0; i < ways.length; i += 2) {
      this.#letter.push(ways[i]!);
      this.#node.push(ways[i + 1]!);
      this.#before.push(count);
      count += this.#words[ways[i + 1]!]!;
    }
    this.#words.push(count);
    return node;
  }
}
