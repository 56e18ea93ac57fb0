/** Every word of the puzzle, in both languages; the compiler knows the codes and their parameters. */
import { texter } from '../../contract/index.ts';
import { examples } from './texts/examples.ts';
import { extension } from './texts/extension.ts';
import { general } from './texts/general.ts';
import { input } from './texts/input.ts';
import { judging } from './texts/judging.ts';
import { picture } from './texts/picture.ts';
import { players } from './texts/players.ts';
import { published } from './texts/published.ts';
import { strategies } from './texts/strategies.ts';
import { watching } from './texts/watching.ts';

export const texts = {
  ...general,
  ...input,
  ...extension,
  ...judging,
  ...examples,
  ...picture,
  ...players,
  ...strategies,
  ...watching,
  ...published,
} as const;

export const text = texter(texts);
