import { describe, expect, it } from 'vitest';
import { type Speaker, speaker } from '../../contract/index.ts';
import { plotTexts } from '../../presentation/plots/texts.ts';
import { commonTexts } from '../../presentation/texts.ts';
import { type Block, reportOf, type Table } from './report.ts';
import { compare } from './runner.ts';
import { type Field, measuringOf, planOf } from './testing/fields.ts';
import { compareTexts } from './texts.ts';

const right = { answer: { count: 1, isProven: true } };
const field: Field = {
  quick: () => ({ search: 10, ...right }),
  // Takes no number above five.
  picky: () => ({ search: 5, ...right }),
};

async function reported(texts: readonly string[], only?: string): Promise<readonly Block[]> {
  const planned = planOf(field, texts);
  const contenders = planned.contenders.filter(({ strategy }) => only === undefined || strategy === only);
  const comparison = await compare(measuringOf(field), { ...planned, contenders }).done;
  const { puzzle } = planned;
  const words = { 'too-large': { en: 'too large', id: 'terlalu besar' } };
  const say: Speaker = speaker('en', puzzle.texts, words, commonTexts, compareTexts, plotTexts);
  return reportOf(comparison, { puzzle, say, name: ({ strategy }) => strategy, width: 400 });
}

const namesIn = (blocks: readonly Block[]) =>
  blocks
    .filter((block): block is Table => block.kind === 'table')
    .map(({ caption, rows }) => [caption, ...rows.map(({ cells }) => cells.find((cell) => /quick|picky/.test(cell)))]);

const saidOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => ('text' in block ? [block.text] : [])).join('\n');

describe('a strategy that takes none of the tasks', () => {
  it('is named once, with the reason, and has no place among the scores', async () => {
    const blocks = await reported(['6', '7']);
    expect(saidOf(blocks)).toContain('picky cannot be used for any of these tasks. too large');
    expect(namesIn(blocks)).toEqual([
      ['Scores', 'quick'],
      ['task 6', 'quick'],
      ['task 7', 'quick'],
    ]);
  });

  it('has its place where it takes one of them', async () => {
    expect(namesIn(await reported(['1', '7']))[0]).toEqual(['Scores', 'quick', 'picky']);
  });

  it('may be the only one', async () => {
    const blocks = await reported(['6', '7'], 'picky');
    expect(saidOf(blocks)).toContain('picky cannot be used for any of these tasks.');
    expect(blocks.some(({ kind }) => kind === 'plot')).toBe(false);
    expect(namesIn(blocks)[0]?.[0]).not.toBe('Scores');
  });
});
