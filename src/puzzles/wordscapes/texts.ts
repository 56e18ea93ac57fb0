/** Every sentence of this puzzle, by what it speaks of. */
import { texter } from '../../contract/index.ts';
import { explainingTexts } from './texts/explaining.ts';
import { generalTexts } from './texts/general.ts';
import { generatingTexts } from './texts/generating.ts';
import { inputTexts } from './texts/input.ts';
import { judgingTexts } from './texts/judging.ts';
import { noticesTexts } from './texts/notices.ts';
import { playersTexts } from './texts/players.ts';
import { publishedTexts } from './texts/published.ts';
import { strategiesTexts } from './texts/strategies.ts';
import { watchingTexts } from './texts/watching.ts';

export const texts = {
  ...generalTexts,
  ...inputTexts,
  ...judgingTexts,
  ...strategiesTexts,
  ...explainingTexts,
  ...playersTexts,
  ...generatingTexts,
  ...noticesTexts,
  ...watchingTexts,
  ...publishedTexts,
} as const;

export const text = texter(texts);
