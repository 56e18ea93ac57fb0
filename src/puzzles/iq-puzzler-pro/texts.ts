/** Every word of the puzzle, in both languages; the compiler knows the codes and their parameters. */
import { texter } from '../../contract/index.ts';
import { general } from './texts/general.ts';
import { input } from './texts/input.ts';
import { picture } from './texts/picture.ts';
import { players } from './texts/players.ts';
import { strategies } from './texts/strategies.ts';

export const texts = { ...general, ...input, ...picture, ...players, ...strategies } as const;

export const text = texter(texts);
