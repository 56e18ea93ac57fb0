/** Requests made from the OpenAPI document itself: right ones, nearly right ones, and what is no request at all. */
import { connect } from 'node:net';
import fc from 'fast-check';

/** What of JSON Schema the document uses. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number | boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}
interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> }>
  >;
}

export interface Fuzzed {
  readonly method: string;
  readonly path: string;
  /** The statuses that the document knows for it. */
  readonly statuses: readonly number[];
  readonly body?: unknown;
}

/** Requests to every call of the document; searches are kept small, so that there is time for many of them. */
export function requestsOf(document: Document): fc.Arbitrary<Fuzzed> {
  const resolve = (schema: Schema): Schema =>
    schema.$ref === undefined ? schema : document.components.schemas[schema.$ref.split('/').at(-1)!]!;
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  return fc.constantFrom(...calls).chain(({ path, method, operation }) => {
    const statuses = Object.keys(operation.responses).map(Number);
    const filled = fc
      .oneof(fc.constantFrom('24', 'fifteen', 'none', '0123456789abcdef'), fc.string())
      .map((id) => path.replace('{id}', encodeURIComponent(id === '' || /^\.+$/.test(id) ? 'x' : id)));
    const schema = operation.requestBody?.content['application/json']?.schema;
    if (!schema) return filled.map((path) => ({ method, path, statuses }));
    const right = arbitraryOf(schema, resolve).map(bounded);
    const nearly = fc
      .tuple(right, fc.string(), junk)
      .map(([value, name, more]) => ({ ...(value as object), [name]: more }));
    const broken = fc.tuple(right, fc.nat(), junk).map(([value, at, more]) => {
      const names = Object.keys(value as object);
      return { ...(value as object), [names[at % names.length]!]: more };
    });
    const body = fc.oneof({ weight: 4, arbitrary: right }, nearly, broken, junk);
    return body.map((one) => ({ method, path, statuses, body: one }));
  });
}

const junk = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(null, [], {}, -1, 1e308, '', 'x'.repeat(5000), '💥', '\0'),
);

/** No search of a fuzzed request needs more. */
const bounded = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'budget' in value
    ? { ...value, budget: { ...(value.budget as object), milliseconds: 20 } }
    : value;

function arbitraryOf(given: Schema, resolve: (schema: Schema) => Schema): fc.Arbitrary<unknown> {
  const schema = resolve(given);
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives) return fc.oneof(...alternatives.map((one) => arbitraryOf(one, resolve)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'string':
      return schema.examples
        ? fc.oneof(
            fc.constantFrom(...schema.examples),
            fc.constantFrom(...schema.examples).chain(mangled),
            fc.string({ unit: 'binary' }),
          )
        : fc.string();
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number': {
      const { minimum = 0, maximum = minimum + 100 } = schema;
      return fc.integer({ min: Math.max(minimum, -1e6), max: Math.min(maximum, Math.max(minimum, 0) + 100) });
    }
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}, resolve), { maxLength: 3 });
    case 'object': {
      const { properties = {}, required = [] } = schema;
      const fields = Object.fromEntries(
        Object.entries(properties).map(([name, one]) => [name, arbitraryOf(one, resolve)]),
      );
      // A budget is always there, so that every search is short.
      const always = [...required, ...('budget' in properties ? ['budget'] : [])];
      return fc.record(fields, { requiredKeys: always as never[] });
    }
    default:
      return fc.jsonValue();
  }
}

/** A text with a few of its characters changed. */
const mangled = (text: unknown): fc.Arbitrary<string> =>
  fc.array(fc.tuple(fc.nat(), fc.string({ maxLength: 3 })), { minLength: 1, maxLength: 3 }).map((changes) =>
    changes.reduce((before, [at, put]) => {
      const i = at % (before.length + 1);
      return before.slice(0, i) + put + before.slice(i + 1);
    }, String(text)),
  );

/** What no client would send. */
export const rawRequests = (host: string): fc.Arbitrary<string> => {
  const line = fc.constantFrom(
    'GET / HTTP/1.1',
    'POST /api/solve HTTP/1.1',
    'GET /api/jobs/x/events HTTP/1.1',
    'POST /api/solve HTTP/9.9',
    'BREW /api/solve HTTP/1.1',
    'GET /%zz%ff%00 HTTP/1.1',
    'GET //..//..//etc/passwd HTTP/1.1',
    'GET http://[::1/ HTTP/1.1',
    'OPTIONS * HTTP/1.1',
    'CONNECT evil.example:80 HTTP/1.1',
    '',
  );
  const header = fc.oneof(
    fc.constantFrom(
      `Host: ${host}`,
      'Host: ',
      'Content-Length: -1',
      'Content-Length: 5',
      'Content-Length: 99999999999999999999',
      'Transfer-Encoding: chunked',
      'Transfer-Encoding: gzip, chunked',
      'Content-Type: application/json',
      'Content-Type: application/json; charset=utf-16',
      'Accept: ;;;q=x,,/',
      'Accept-Language: *;q=9, id-ID, ,',
      'Authorization: Bearer',
      'Last-Event-ID: ../../x',
      'Expect: 100-continue',
      'Upgrade: websocket',
      `X: ${'y'.repeat(20_000)}`,
    ),
    fc.tuple(fc.string(), fc.string()).map(([name, value]) => `${name}: ${value}`),
  );
  const body = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('{}', '{"puzzle":', '5\r\n{}', 'zz\r\n\r\n', '[[[['.repeat(500)),
  );
  const lines = fc.tuple(line, fc.array(header, { maxLength: 6 }), body);
  return fc.oneof(
    lines.map(([first, headers, rest]) =>
      [first, `Host: ${host}`, ...headers, 'Connection: close', '', rest].join('\r\n'),
    ),
    fc.string({ unit: 'binary', maxLength: 2000 }),
  );
};

/** Sends it as it stands, and hangs up; resolves with the status, or 0 where there was none, once the server hangs up too. */
export function sendRaw(port: number, text: string): Promise<number> {
  return new Promise((settle) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(text));
    const end = () => settle(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0));
    socket.on('data', (part) => {
      answer += part.toString('latin1');
    });
    socket.on('close', end);
    socket.on('error', end);
  });
}
