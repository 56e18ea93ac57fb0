import { describe, expect, it } from 'vitest';
import { type AnyPuzzle, type Language, speaker } from '../contract/index.ts';
import { commonTexts } from '../presentation/texts.ts';
import { template } from '../puzzles/template/index.ts';
import { extentText, wordStep } from './sentence.ts';
import { events, recorded } from './testing/recorded.ts';
import { labTexts } from './texts.ts';

const puzzle = template as unknown as AnyPuzzle;
const speakerOf = (language: Language) => speaker(language, puzzle.texts, commonTexts, labTexts);
const sentences = (language: Language) => {
  const told = { puzzle, strategy: 'take-or-leave', say: speakerOf(language) };
  return events.map((_, step) => wordStep(recorded(), step, told));
};

describe('each step has its sentence', () => {
  it('in English', () => {
    expect(sentences('en')).toEqual([
      'The search begins at node 0: h = 3.5.',
      'Node 1, from node 0: h = 1,200, picked = 1.',
      'Node 1 is a dead end. The remaining numbers are not enough.',
      'Node 0 branched.',
      'Iteration 2 begins at node 2.',
      'Node 3, from node 2, joins node 1, which has the same state.',
      'Node 4, another root.',
      'Node 4 is cut off by the bound.',
      'Node 5, another root, joins node 4, which has the same state.',
      'Node 6, from node 2.',
      'Node 6 is a solution.',
      'Node 7, from node 2.',
      'Node 2 branched.',
      'Node 7 is still open at the end.',
    ]);
  });

  it('in Indonesian', () => {
    expect(sentences('id')).toEqual([
      'Pencarian dimulai di simpul 0: h = 3,5.',
      'Simpul 1, dari simpul 0: h = 1.200, dipilih = 1.',
      'Simpul 1 buntu. Bilangan yang tersisa tidak cukup.',
      'Simpul 0 bercabang.',
      'Iterasi 2 dimulai di simpul 2.',
      'Simpul 3, dari simpul 2, bergabung dengan simpul 1 yang keadaannya sama.',
      'Simpul 4, akar yang lain.',
      'Simpul 4 dipangkas oleh batas.',
      'Simpul 5, akar yang lain, bergabung dengan simpul 4 yang keadaannya sama.',
      'Simpul 6, dari simpul 2.',
      'Simpul 6 adalah solusi.',
      'Simpul 7, dari simpul 2.',
      'Simpul 2 bercabang.',
      'Simpul 7 masih terbuka di akhir pencarian.',
    ]);
  });
});

describe('how much was recorded', () => {
  const whole = recorded();
  const part = recorded(events.slice(0, 3), false);

  it.each([
    [whole, undefined, 'All 8 nodes; the strategy counts 3 of them.'],
    [
      recorded([
        { node: 0, position: '-' },
        { node: 0, outcome: 'solution', counted: true },
      ]),
      undefined,
      'The only node.',
    ],
    [part, undefined, 'The first 2 nodes; how many there are is not known.'],
    [part, { counted: 4331, isExact: true }, 'The first 2 nodes, with 1 of the 4,331 that the strategy counts.'],
    [part, { counted: 4331, isExact: false }, 'The first 2 nodes, with 1 of at least 4,331 that the strategy counts.'],
    [part, { counted: 1, isExact: false }, 'The first 2 nodes; how many there are is not known.'],
  ])('%#', (recording, known, sentence) => {
    expect(speakerOf('en')(extentText(recording, known))).toBe(sentence);
  });
});
