import { expect, it } from 'vitest';
import { languages, speaker } from '../../contract/index.ts';
import { text, texts } from './texts.ts';

it('large numbers are grouped as the language does it', () => {
  const said = (n: number) => languages.map((language) => speaker(language, texts)(text('cost', { n })));
  expect(said(1172)).toEqual(['1,172 moves', '1.172 langkah']);
  expect(said(1)).toEqual(['1 move', '1 langkah']);
  expect(said(0)).toEqual(['0 moves', '0 langkah']);
});
