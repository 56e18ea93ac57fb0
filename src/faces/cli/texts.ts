/** The command line's own words. */
import { texter } from '../../contract/index.ts';
import { journalTexts } from '../../engine/journal/texts.ts';
import { fleetTexts } from '../../hosts/node/fleet/texts.ts';
import { sheetTexts } from '../../presentation/picture/sheet-texts.ts';
import { timeLeftTexts } from '../../presentation/time-left.ts';
import { flagTexts } from './texts/flags.ts';
import { fleetCommandTexts } from './texts/fleet.ts';
import { journalCommandTexts } from './texts/journal.ts';
import { labCommandTexts } from './texts/lab.ts';
import { problemTexts } from './texts/problems.ts';
import { serveTexts } from './texts/serve.ts';
import { talkTexts } from './texts/talk.ts';

export const cliTexts = {
  ...flagTexts,
  ...labCommandTexts,
  ...problemTexts,
  ...talkTexts,
  ...sheetTexts,
  ...journalTexts,
  ...journalCommandTexts,
  ...fleetTexts,
  ...timeLeftTexts,
  ...fleetCommandTexts,
  ...serveTexts,
} as const;

export const cliText = texter(cliTexts);
