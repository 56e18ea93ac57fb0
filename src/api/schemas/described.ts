/** Gives schemas their descriptions. */
import type { z } from 'zod';
import type { Language } from '../../contract/index.ts';
import { speakerFor } from '../speaking.ts';
import type { schemaTexts } from '../texts/schemas.ts';
import { apiText } from '../texts.ts';

type DescribedField = keyof typeof schemaTexts extends `about-${infer Name}` ? Name : never;

/** Adds what a field is called in the texts, in one language. */
export function describer(language: Language): <T extends z.ZodType>(schema: T, field: DescribedField) => T {
  const say = speakerFor(language);
  return (schema, field) => schema.meta({ description: say(apiText(`about-${field}`)) });
}
