/** The fields of a JSON schema as rows of a table. */

/** What of JSON Schema our document uses. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly oneOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly additionalProperties?: boolean | JsonSchema;
}

export interface Row {
  /** With the names of what it lies in, such as `budget.nodes`. */
  readonly name: string;
  readonly type: string;
  readonly about: string;
  readonly isRequired: boolean;
}

type Resolve = (schema: JsonSchema) => JsonSchema;

/** A request has a form for each puzzle. */
export function variantsOf(schema: JsonSchema, resolve: Resolve): readonly JsonSchema[] {
  const known = resolve(schema);
  return (known.oneOf ?? known.anyOf ?? [known]).map(resolve);
}

export function rowsOf(schema: JsonSchema, resolve: Resolve, within = ''): readonly Row[] {
  const { properties = {}, required = [], items, type } = resolve(schema);
  if (type === 'array' && items) return rowsOf(items, resolve, `${within}[]`);
  return Object.entries(properties).flatMap(([name, raw]) => {
    const one = resolve(raw);
    const path = within === '' ? name : `${within}.${name}`;
    const row = {
      name: path,
      type: typeOf(one, resolve),
      about: one.description ?? '',
      isRequired: required.includes(name),
    };
    return [row, ...rowsOf(one, resolve, path)];
  });
}

function typeOf(schema: JsonSchema, resolve: Resolve): string {
  const { type, items, minimum, maximum } = schema;
  if (schema.enum) return schema.enum.map(String).join(' | ');
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives) return alternatives.map((one) => typeOf(resolve(one), resolve)).join(' | ');
  if (type === 'array' && items) return `[${typeOf(resolve(items), resolve)}]`;
  const name = Array.isArray(type) ? type.join(' | ') : String(type ?? 'any');
  const isWide = maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER;
  if (minimum === undefined || minimum <= Number.MIN_SAFE_INTEGER) return isWide ? name : `${name} ≤ ${maximum}`;
  return isWide ? `${name} ≥ ${minimum}` : `${name} ${minimum}–${maximum}`;
}
