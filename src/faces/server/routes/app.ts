/** The API: what every call goes through, and which call does what. */
import { OpenAPIHono } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import { malformed } from '../../../api/malformed.ts';
import { puzzle, puzzles } from '../../../api/operations/describe.ts';
import { operationNames } from '../../../api/schemas/requests.ts';
import { problemOfFailure, problemResponse } from '../problem.ts';
import { referencePage, referenceStyle } from '../reference/page.ts';
import { serverText } from '../texts.ts';
import { assisting } from './assistant.ts';
import { type Context, type Env, languageIn, type Parts, troubled } from './context.ts';
import { type Definitions, definitions } from './definitions.ts';
import { apiDocument } from './document.ts';
import { askJob, deleteJob, hearJob, seeJob } from './jobs.ts';
import { answerOperation } from './operations.ts';

export function createApp(parts: Parts): OpenAPIHono<Env> {
  const { service, settings } = parts;
  const app = new OpenAPIHono<Env>({
    defaultHook(result, c) {
      if (result.success) return undefined;
      const failure = malformed(result.error.issues, (result as { readonly data?: unknown }).data);
      return problemResponse(problemOfFailure(failure, { language: languageIn(c as Context) }));
    },
  });
  app.use((c, next) => {
    // Whatever reads the body gets what was parsed when it came in.
    c.req.bodyCache = { json: Promise.resolve(c.env.incoming.taken.body) };
    return next();
  });

  const calls = definitions(service, 'en', settings.tokens !== undefined);
  app.openapi(calls.puzzles, (c) => json(c, puzzles(service, languageIn(c))) as never);
  app.openapi(calls.puzzle, (c) => {
    const found = puzzle(service, c.req.valid('param').id, languageIn(c));
    const known = service.puzzles.map(({ entry }) => entry.id).join(', ');
    return (found ? json(c, found) : troubled(c, 'not-found', { text: serverText('no-puzzle', { known }) })) as never;
  });
  for (const name of operationNames) {
    app.openapi(calls[name], (c) => answerOperation(c, parts, name, c.req.valid('json') as never) as never);
  }
  app.openapi(calls.askJob, (c) => askJob(c, parts, c.req.valid('json') as never) as never);
  app.openapi(calls.seeJob, (c) => seeJob(c, parts, c.req.valid('param').id) as never);
  app.openapi(calls.deleteJob, (c) => deleteJob(c, parts, c.req.valid('param').id) as never);
  app.openapi(calls.hearJob, (c) => hearJob(c, parts, c.req.valid('param').id) as never);

  app.post('/mcp', assisting(parts));

  const documentFor = (c: Context) =>
    apiDocument(service, languageIn(c), settings.version, settings.tokens !== undefined);
  app.get('/api/openapi.json', (c) => json(c, documentFor(c)));
  app.get('/api/', (c) => text(c, 'text/html; charset=utf-8', referencePage(documentFor(c), languageIn(c))));
  app.get('/api', (c) => c.redirect(`${settings.base}api/`, 308));
  app.get('/api/reference.css', (c) => text(c, 'text/css; charset=utf-8', referenceStyle));

  app.notFound((c) => notFound(c, calls));
  app.onError((error, c) => {
    if (error instanceof HTTPException && error.status === 415) {
      return troubled(c, 'media-type', { text: serverText('media-type') });
    }
    if (error instanceof HTTPException && error.status === 400) {
      return troubled(c, 'malformed', { text: serverText('not-json') });
    }
    // A caller who left in the middle of a request.
    if (c.req.raw.signal.aborted) return new Response(null, { status: 400 });
    settings.log({ time: new Date().toISOString(), level: 'error', event: 'bug', error: stackOf(error) });
    return troubled(c, 'bug', { text: serverText('broken') });
  });
  return app;
}

const json = (c: Context, value: unknown): Response => text(c, 'application/json', JSON.stringify(value));

const text = (c: Context, type: string, body: string): Response =>
  new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Language': languageIn(c),
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Language',
    },
  });

/** An address that there is with another method says so. */
function notFound(c: Context, calls: Definitions): Response {
  const known = [...Object.values(calls), ...OTHERS].filter(({ path }) => patternOf(path).test(c.req.path));
  const allowed = [...new Set(known.map(({ method }) => method.toUpperCase()))].join(', ');
  if (allowed === '') return troubled(c, 'not-found', { text: serverText('no-address') });
  return troubled(c, 'method', { text: serverText('wrong-method', { allowed }) }, { Allow: allowed });
}

/** Addresses that the document does not name. */
const OTHERS = [
  ...['/api/', '/api/openapi.json', '/api/reference.css'].map((path) => ({ method: 'get', path })),
  { method: 'post', path: '/mcp' },
];

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

/** Where an error came from; its message may quote what was sent, and is left out. */
const stackOf = ({ name, stack = '' }: Error): string =>
  [name, ...stack.split('\n').filter((line) => /^\s+at /.test(line))].map((line) => line.trim()).join(' ');
