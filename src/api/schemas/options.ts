/** Option tables as schemas: what a request may name, within the ranges that the tables give. */
import { z } from 'zod';
import type { OptionSpec, Options, OptionTable, Speaker } from '../../contract/index.ts';

/** One option by itself. */
function schemaOf(spec: OptionSpec, say: Speaker): z.ZodType<boolean | string | number> {
  const about = { description: describe(spec, say), ...(spec.default !== undefined && { default: spec.default }) };
  switch (spec.kind) {
    case 'flag':
      return z.boolean().meta(about);
    case 'choice':
      return z.enum(spec.values.map(({ id }) => id)).meta(about);
    case 'number':
      return z.int().min(spec.least).max(spec.most).meta(about);
  }
}

function describe(spec: OptionSpec, say: Speaker): string {
  if (spec.kind !== 'choice') return say(spec.summary);
  const values = spec.values.map(({ id, name }) => `\`${id}\` (${say(name)})`).join(', ');
  return `${say(spec.summary).replace(/\.$/, '')}: ${values}`;
}

/**
 * The options of several tables, each of which may be left out. Where two tables give an option different ranges, either will
 * do here; the engine knows which one counts.
 */
export function optionsSchema(tables: readonly OptionTable[], say: Speaker): z.ZodType<Options> {
  const specs = new Map<string, Map<string, OptionSpec>>();
  for (const [name, spec] of tables.flatMap((table) => Object.entries(table))) {
    const known = specs.get(name) ?? new Map<string, OptionSpec>();
    specs.set(name, known.set(JSON.stringify({ ...spec, summary: '', default: '' }), spec));
  }
  const fields = [...specs].map(([name, known]) => {
    const [first, ...others] = [...known.values()].map((spec) => schemaOf(spec, say));
    const one = others.length === 0 ? first! : z.union([first!, ...others]);
    return [name, one.optional()] as const;
  });
  return z.strictObject(Object.fromEntries(fields)) as unknown as z.ZodType<Options>;
}
