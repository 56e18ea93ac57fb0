import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pack, textOf } from './packed.ts';
import { anyWord, anyWords, canBeLaid } from './testing/words.ts';
import { WordGraph } from './word-graph.ts';

const graphOf = (words: readonly string[]) => new WordGraph(pack(words));

describe('packed words', () => {
  it('are what they were', () => {
    fc.assert(
      fc.property(anyWords(16), (words) => {
        const packed = pack(words);
        expect(words.map((_, number) => textOf(packed, number))).toEqual(words);
      }),
    );
  });

  it('know what they share with the one before', () => {
    const packed = pack(['CAR', 'CARD', 'CAT', 'DOG']);
    expect([...packed.shared]).toEqual([0, 3, 2, 0]);
  });
});

describe('the word graph', () => {
  it('finds exactly the words that a plain filter finds, in order', () => {
    fc.assert(
      fc.property(anyWords(16), anyWord(16), (words, letters) => {
        const graph = graphOf(words);
        const found = graph.wordsOf(letters).map((number) => words[number]);
        expect(found).toEqual(words.filter((word) => canBeLaid(word, letters)));
      }),
      { numRuns: 500 },
    );
  });

  it('finds every word by its text, and no other', () => {
    fc.assert(
      fc.property(anyWords(16), anyWord(16), (words, other) => {
        const graph = graphOf(words);
        expect(words.map((word) => graph.find(word))).toEqual(words.map((_, number) => number));
        expect(graph.find(other)).toBe(words.indexOf(other));
      }),
    );
  });

  it('uses a letter as often as it is there, and no more', () => {
    const words = ['ADD', 'ADDED', 'DAD', 'DADA', 'DEAD'];
    const graph = graphOf(words);
    const found = (letters: string) => graph.wordsOf(letters).map((number) => words[number]);
    expect(found('DAE')).toEqual([]);
    expect(found('DAD')).toEqual(['ADD', 'DAD']);
    expect(found('DADE')).toEqual(['ADD', 'DAD', 'DEAD']);
    expect(found('DDDEA')).toEqual(['ADD', 'ADDED', 'DAD', 'DEAD']);
  });

  it('knows nothing that is not written in capitals', () => {
    const graph = graphOf(['A', 'AB', 'Z']);
    for (const text of ['', 'a', 'Ab', 'A?', 'A B', 'AÀ', '!', '[', 'Á']) expect(graph.find(text)).toBe(-1);
  });

  it('may be empty', () => {
    expect(graphOf([]).wordsOf('ABC')).toEqual([]);
    expect(graphOf([]).find('A')).toBe(-1);
  });
});
