import { describe, expect, it } from 'vitest';
import type { OptionTable } from '../contract/index.ts';
import { readOptions } from './options.ts';

const summary = { code: 'summary' };
const table: OptionTable = {
  length: { kind: 'number', least: 0, most: 80, summary },
  rows: { kind: 'number', default: 4, least: 2, most: 16, summary },
};

describe('numbers among options', () => {
  it('are taken as numbers or as words, and left out where nothing stands for them', () => {
    expect(readOptions('x', table, {})).toEqual({ ok: true, value: { rows: 4 } });
    expect(readOptions('x', table, { length: 0, rows: '16' })).toEqual({ ok: true, value: { length: 0, rows: 16 } });
  });

  it.each(['81', '-1', '4.5', '1e1', '', 'many', Number.NaN, true])('%o is refused with the range', (length) => {
    expect(readOptions('x', table, { length })).toEqual({
      ok: false,
      problem: {
        text: { code: 'bad-number-option', params: { word: String(length), option: 'length', least: 0, most: 80 } },
      },
    });
  });
});
