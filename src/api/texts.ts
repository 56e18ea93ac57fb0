/** What the API says by itself, in every face that has it. */
import { texter } from '../contract/index.ts';
import { problemTexts } from './texts/problems.ts';
import { schemaTexts } from './texts/schemas.ts';

export const apiTexts = { ...problemTexts, ...schemaTexts } as const;

export const apiText = texter(apiTexts);
