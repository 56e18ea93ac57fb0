import { describe, expect, it } from 'vitest';
import { attachments } from './attachments.ts';
import { examples } from './examples.ts';
import { generate } from './generate/generate.ts';
import { MOST_WORDS } from './model.ts';
import { MOST_CHARACTERS } from './notation/sections.ts';
import { taskOf } from './testing/reading.ts';

const [words] = attachments;
const attached = (text: string, content: string) => {
  const result = words!.attach(text, content);
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
};

describe('a list of words', () => {
  it('goes to the end of the text, whatever the text is', () => {
    expect(attached('STUOMC; C?S?', 'cost\n')).toBe('STUOMC; C?S?\nWORDS\nCOST');
    for (const { text } of examples) {
      const task = taskOf(attached(text, 'cut\ncost'));
      expect(task).toEqual({ ...taskOf(text), own: ['COST', 'CUT'] });
    }
  });

  it('takes the place of one that was there', () => {
    expect(attached('STUOMC\nWORDS\nCUT\nMUST', 'cost')).toBe('STUOMC\nWORDS\nCOST');
    expect(attached('stuomc; words: cut; must', 'cost')).toBe('stuomc;\nWORDS\nCOST');
  });

  it('keeps a wheel that spells a keyword', () => {
    expect(taskOf(attached('words', 'sword'))).toMatchObject({ letters: 'WORDS', own: ['SWORD'] });
  });

  it('may have comments, blank lines, a mark of its encoding and any line ends', () => {
    const file =
      '\ufeff# planets\r\nMars\r\n\r\n  // of rock\r\nVenus \r\nmars\r\n\u00e9toile\r\na\r\nabcdefghijklmnopq\r\n';
    expect(taskOf(attached('STUOMC', file)).own).toEqual(['MARS', 'VENUS']);
  });

  it('is refused with a place in the file', () => {
    const refused = (content: string) => words!.attach('STUOMC\nGRID\n??', content);
    expect(refused('cut\n  c4t\n')).toMatchObject({
      problem: { text: { code: 'own-not-a-word', params: { word: 'c4t' } }, place: { line: 2, column: 3, length: 3 } },
    });
    expect(refused('')).toMatchObject({ problem: { text: { code: 'own-empty' }, place: { line: 1, column: 1 } } });
    const name = (i: number) => [...String(i).padStart(5, '0')].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('');
    const many = Array.from({ length: MOST_WORDS + 1 }, (_, i) => name(i)).join('\n');
    expect(refused(many)).toMatchObject({
      problem: { text: { code: 'own-too-many' }, place: { line: MOST_WORDS + 1 } },
    });
  });

  it('is not read beyond what a text may have, by the generator neither', async () => {
    const long = 'cut\n'.repeat(MOST_CHARACTERS / 4 + 1);
    const tooLong = { ok: false, problem: { text: { code: 'text-too-long' } } };
    expect(words!.attach('STUOMC', long)).toMatchObject(tooLong);
    const wish = { seed: 1, options: { language: 'en' }, attached: { words: long } };
    expect(await generate(wish, { ticker: { tick: () => {} }, cache: new Map() })).toMatchObject(tooLong);
    expect(words!.attach('STUOMC', long.slice(0, MOST_CHARACTERS)).ok).toBe(true);
  });
});
