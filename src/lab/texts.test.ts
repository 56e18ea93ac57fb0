import { expect, it } from 'vitest';
import { commonTexts } from '../presentation/texts.ts';
import { catalogue } from '../puzzles/catalogue.ts';
import { labTexts } from './texts.ts';

const codes = Object.keys(labTexts);

it.each(catalogue)('no code of the lab is also one of $id, whose words would come first', async ({ load }) => {
  const { texts } = await load();
  expect(codes.filter((code) => Object.hasOwn(texts, code))).toEqual([]);
});

it('no code of the lab is also a common one', () => {
  expect(codes.filter((code) => Object.hasOwn(commonTexts, code))).toEqual([]);
});
