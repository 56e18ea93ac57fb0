/**
 * The schema of a request as assistants take it. Ours has a form for each puzzle, but the services behind assistants accept only
 * one object with its fields. So the forms are laid over each other: what one of them takes is allowed, and only what all of
 * them demand is demanded. The request itself is then read by the exact schema, which words what is wrong.
 */
import { z } from 'zod';

type Json = z.core.JSONSchema.BaseSchema;
type Fields = Readonly<Record<string, Json>>;

/** The forms of a union, or the one form that there is. */
const formsOf = (schema: Json): readonly Json[] => (schema.oneOf ?? schema.anyOf ?? [schema]) as readonly Json[];

export function flattened(schema: z.ZodType): Json {
  const forms = formsOf(z.toJSONSchema(schema, { io: 'input' }));
  const names = [...new Set(forms.flatMap((form) => Object.keys(form.properties ?? {})))];
  const fields = names.map((name) => {
    const having = forms.filter((form) => fieldsOf(form)[name]);
    return [name, merged(having.map((form) => ({ of: form.title, schema: fieldsOf(form)[name]! })))] as const;
  });
  const required = names.filter((name) => forms.every((form) => form.required?.includes(name)));
  return { type: 'object', properties: Object.fromEntries(fields), required, additionalProperties: false };
}

const fieldsOf = (form: Json): Fields => (form.properties ?? {}) as Fields;

/** One field of several forms: the values of all, and what each form says about it. */
function merged(given: readonly { readonly of: string | undefined; readonly schema: Json }[]): Json {
  const [first, ...others] = given.map(({ schema }) => schema);
  if (others.every((schema) => JSON.stringify(schema) === JSON.stringify(first))) return first!;
  const said = describe(given);
  const about = said === '' ? {} : { description: said };
  const values = given.flatMap(({ schema }) => schema.enum ?? []);
  if (values.length > 0) return { type: 'string', enum: [...new Set(values)], ...about };
  if (first!.type === 'array') {
    const items = merged(given.map(({ of, schema }) => ({ of, schema: schema.items as Json })));
    return { type: 'array', items, ...about };
  }
  if (first!.type === 'object') {
    const names = [...new Set(given.flatMap(({ schema }) => Object.keys(schema.properties ?? {})))];
    const fields = names.map((name) => {
      const having = given.filter(({ schema }) => fieldsOf(schema)[name]);
      return [name, merged(having.map(({ of, schema }) => ({ of, schema: fieldsOf(schema)[name]! })))] as const;
    });
    return { type: 'object', properties: Object.fromEntries(fields), ...about };
  }
  return { ...(first!.type !== undefined && { type: first!.type }), ...about };
}

/** What the forms say, each once, with the puzzle that it is about where they differ. */
function describe(given: readonly { readonly of: string | undefined; readonly schema: Json }[]): string {
  // The name of a puzzle says nothing about the puzzle of that name.
  const said = given.filter(({ of, schema }) => schema.description !== undefined && schema.description !== of);
  const texts = new Set(said.map(({ schema }) => schema.description));
  if (texts.size <= 1) return [...texts].join('');
  return said.map(({ of, schema }) => `${of}: ${schema.description}`).join('\n');
}
