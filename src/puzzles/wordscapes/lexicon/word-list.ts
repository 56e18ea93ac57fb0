/** A lexicon of sorted words, each with a grade. */
import { type PackedWords, textOf } from '../../../algorithms/word-graph/packed.ts';
import { WordGraph } from '../../../algorithms/word-graph/word-graph.ts';
import { rarityOf } from './grades.ts';
import type { Lexicon, Word } from './lexicon.ts';

export class WordList implements Lexicon {
  readonly #graph: WordGraph;
  /** Words are made when they are first asked for, since most never are. */
  readonly #made: Word[] = [];

  constructor(
    private readonly words: PackedWords,
    private readonly grades: Uint8Array,
    private readonly isCommon: (grade: number) => boolean,
  ) {
    this.#graph = new WordGraph(words);
  }

  wordsOf(letters: string): readonly Word[] {
    return this.#graph.wordsOf(letters).map((number) => this.#word(number));
  }

  find(text: string): Word | undefined {
    const number = this.#graph.find(text);
    return number < 0 ? undefined : this.#word(number);
  }

  #word(number: number): Word {
    const grade = this.grades[number]!;
    this.#made[number] ??= {
      text: textOf(this.words, number),
      rarity: rarityOf(grade),
      isCommon: this.isCommon(grade),
    };
    return this.#made[number];
  }
}
