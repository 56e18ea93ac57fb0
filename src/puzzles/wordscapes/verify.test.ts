import { beforeAll, describe, expect, it } from 'vitest';
import { languages, speaker } from '../../contract/index.ts';
import { costOf, UNLISTED } from './cost.ts';
import { examples } from './examples.ts';
import { lexiconOf } from './lexicon/index.ts';
import { lexiconFor } from './testing/lexicons.ts';
import { fillingOf, taskOf } from './testing/reading.ts';
import { texts } from './texts.ts';
import { verify } from './verify.ts';

const own = 'WORDS cut cot cost most must scum mud';
const grid = (rows: string) => `LETTERS STUOMCD\nGRID\n${rows}\n${own}`;

/** The words of each problem; both languages are spoken. */
const said = (source: string, filling: string) => {
  const problems = verify(taskOf(source), fillingOf(filling), lexiconFor(taskOf(source)));
  for (const language of languages) {
    for (const { text } of problems) expect(speaker(language, texts)(text)).not.toMatch(/undefined|NaN|object/);
  }
  return problems.map(({ text }) => speaker('en', texts)(text));
};

beforeAll(async () => {
  await Promise.all(languages.map((language) => lexiconOf({ language })));
});

describe('right fillings', () => {
  it.each(examples.flatMap(({ text, answers }) => answers.flatMap(({ first }) => (first ? [[first, text]] : []))))(
    '%s',
    (first, text) => {
      expect(said(text!, first!)).toEqual([]);
    },
  );

  it('of rows and of single words', () => {
    expect(said(`STUOMC; 3 3 4\n${own}`, 'COT CUT COST')).toEqual([]);
    expect(said('STUOMC; LIST common; 3 3', 'COT CUT')).toEqual([]);
    expect(said('STUOMC', 'CUSTOM')).toEqual([]);
    expect(said('STUOMC; C?S? ???', 'COT')).toEqual([]);
  });

  it('with answers that are in no dictionary', () => {
    const task = taskOf('XQZ; GRID ???; ANSWERS 1A XQZ');
    expect(verify(task, ['XQZ'], lexiconFor(task))).toEqual([]);
    expect(costOf(['XQZ'], lexiconFor(task))).toBe(UNLISTED);
  });
});

describe('what is wrong is said', () => {
  const ell = grid('???\n?..\n?..');

  it.each([
    [
      'too few words',
      ell,
      'CUT',
      ['One word is here, but 2 are asked for; write them in order, with ? for open boxes.'],
    ],
    ['lengths', ell, 'CUT COST', ['1D has 3 boxes, but COST has 4 letters.']],
    ['open boxes', ell, 'C?T ??T', ['3 boxes are still open, the first in 1A.']],
    ['one open box', ell, 'CUT C?T', ['One box is still open, in 1D.']],
    ['a letter not there', ell, 'CAT COT', ['1A: CAT needs A, which is not on the wheel.']],
    ['a letter too often', ell, 'MUM MUD', ['1A: MUM uses M more often than the wheel has it (once).']],
    ['a known letter', grid('?U?'), 'COT', ['1A: letter 2 is given as U, but COT has O there.']],
    ['a crossing', ell, 'MUD COT', ['1A and 1D cross at row 1, column 1, but 1A has M there and 1D has C.']],
    ['a word twice', ell, 'CUT CUT', ['CUT stands in 1A and again in 1D; every word is used once.']],
    ['no word of the list', ell, 'CUD CUT', ['1A: CUD is not in the list of words that comes with this puzzle.']],
    ['no word', 'STUOMC; GRID ???', 'CTU', ['1A: CTU is not in the English dictionary.']],
    ['no word in Indonesian', 'STUOMC; LANGUAGE id; GRID ???', 'CTU', ['1A: CTU is not in the Indonesian dictionary.']],
    [
      'a rare word',
      'STUOMC; LIST common; GRID ????',
      'SMUT',
      ['1A: SMUT is a word, but not among the common ones that this puzzle asks for.'],
    ],
    [
      'rows out of order',
      `STUOMC; 3 3\n${own}`,
      'CUT COT',
      ['Rows 1 and 2 look the same, so their words stand in alphabetical order: write COT before CUT.'],
    ],
    ['another answer', 'STUOMC; GRID ???; ANSWERS 1A CUT', 'COT', ['1A: COT is not the answer here.']],
    [
      'a part of another answer',
      'STUOMC; GRID ???; ANSWERS 1A CUT',
      '?O?',
      ['1A: ?O? is not the answer here.', '2 boxes are still open, the first in 1A.'],
    ],
    [
      'two single words',
      'STUOMC',
      'CUT COT',
      ['2 words are here, but 1 is asked for; write them in order, with ? for open boxes.'],
    ],
    ['a pattern', 'STUOMC; C?S?', 'MUST', ['MUST does not match C?S?.']],
    ['an open single word', 'STUOMC', 'C?T', ['One box is still open, in C?T.']],
    ['a single word that cannot be laid', 'STUOMC', 'CAT', ['CAT needs A, which is not on the wheel.']],
    ['a single word that is in no dictionary', 'STUOMC', 'TCU', ['TCU is not in the English dictionary.']],
  ])('%s', (_, source, filling, wanted) => {
    expect(said(source, filling)).toEqual(wanted);
  });

  it('several things at once, each once', () => {
    expect(said(grid('???\n?..\n?..'), 'CTU MUD')).toEqual([
      '1A: CTU is not in the list of words that comes with this puzzle.',
      '1A and 1D cross at row 1, column 1, but 1A has C there and 1D has M.',
    ]);
  });
});
