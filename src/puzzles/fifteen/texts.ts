/** Every word of the puzzle, in both languages; the compiler knows the codes and their parameters. */
import { texter } from '../../contract/index.ts';
import { general } from './texts/general.ts';
import { input } from './texts/input.ts';
import { judging } from './texts/judging.ts';
import { notes } from './texts/notes.ts';
import { players } from './texts/players.ts';
import { published } from './texts/published.ts';
import { reasons } from './texts/reasons.ts';
import { solvability } from './texts/solvability.ts';
import { strategies } from './texts/strategies.ts';

export const texts = {
  ...general,
  ...input,
  ...judging,
  ...solvability,
  ...strategies,
  ...notes,
  ...players,
  ...reasons,
  ...published,
} as const;

export const text = texter(texts);
