/** Every call of the API, with the schemas that check it and describe it. */
import { createRoute, z } from '@hono/zod-openapi';
import type { Operation } from '../../../api/schemas/requests.ts';
import type { Service } from '../../../api/service.ts';
import { type Language, speaker } from '../../../contract/index.ts';
import { pictureTypes } from '../draw/order.ts';
import { type ProblemKind, problemKinds } from '../problem.ts';
import { serverTexts } from '../texts.ts';
import { routeText, routeTexts } from './texts.ts';

/** The operations whose answers can be looked at. */
export const drawn: ReadonlySet<Operation> = new Set(['solve', 'explain', 'pick', 'generate']);

/** What can go wrong with every call, and with those that work. */
const ALWAYS = ['malformed', 'unauthorized', 'not-found', 'misdirected'] as const;
const WORKING = [
  'malformed',
  'unauthorized',
  'forbidden',
  'not-acceptable',
  'too-large',
  'media-type',
  'misdirected',
  'refused',
  'busy',
  'failed',
  'out-of-time',
] as const;

export type Definitions = ReturnType<typeof definitions>;

export function definitions(service: Service, language: Language, isSecured: boolean) {
  const { requests, answers } = service.schemas(language);
  const say = speaker(language, routeTexts, serverTexts);
  const problem = answers.problem.openapi('Problem');
  const security = isSecured ? { security: [{ token: [] }] } : {};
  const problems = (kinds: readonly ProblemKind[]) =>
    Object.fromEntries(
      kinds.map((kind) => {
        const { status, title } = problemKinds[kind];
        return [status, { description: say(title), content: { 'application/problem+json': { schema: problem } } }];
      }),
    );
  const json = <S extends z.ZodType>(schema: S) => ({ 'application/json': { schema } });
  const accepted = { headers: z.object({ 'Accept-Language': z.string().optional() }) };
  const id = z.object({ id: z.string().openapi({ param: { name: 'id', in: 'path' } }) });

  const operation = (name: Operation) => {
    const title = `${name[0]!.toUpperCase()}${name.slice(1)}`;
    const pictures = drawn.has(name)
      ? Object.fromEntries(pictureTypes.map((type) => [type, { schema: z.string() }]))
      : {};
    return createRoute({
      method: 'post',
      path: `/api/${name}`,
      operationId: name,
      summary: say(routeText(`do-${name}`)),
      ...security,
      request: {
        ...accepted,
        body: { required: true, content: json((requests[name] as z.ZodType).openapi(`${title}Request`)) },
      },
      responses: {
        200: {
          description: say(routeText('is-answer')),
          content: { ...json((answers[name] as z.ZodType).openapi(`${title}Answer`)), ...pictures },
        },
        ...problems(WORKING),
      },
    });
  };
  const job = answers.job.openapi('Job');
  return {
    puzzles: createRoute({
      method: 'get',
      path: '/api/puzzles',
      operationId: 'puzzles',
      summary: say(routeText('do-puzzles')),
      ...security,
      request: accepted,
      responses: {
        200: { description: say(routeText('is-answer')), content: json(answers.puzzles.openapi('Puzzles')) },
        ...problems(['unauthorized', 'misdirected']),
      },
    }),
    puzzle: createRoute({
      method: 'get',
      path: '/api/puzzles/{id}',
      operationId: 'puzzle',
      summary: say(routeText('do-puzzle')),
      ...security,
      request: { ...accepted, params: id },
      responses: {
        200: { description: say(routeText('is-answer')), content: json(answers.puzzle.openapi('Puzzle')) },
        ...problems(ALWAYS),
      },
    }),
    solve: operation('solve'),
    check: operation('check'),
    explain: operation('explain'),
    hint: operation('hint'),
    pick: operation('pick'),
    generate: operation('generate'),
    askJob: createRoute({
      method: 'post',
      path: '/api/jobs',
      operationId: 'askJob',
      summary: say(routeText('do-ask-job')),
      ...security,
      request: {
        ...accepted,
        body: { required: true, content: json((requests.solve as z.ZodType).openapi('SolveRequest')) },
      },
      responses: {
        202: {
          description: say(routeText('is-job')),
          headers: z.object({ Location: z.string() }),
          content: json(job),
        },
        ...problems(['malformed', 'unauthorized', 'forbidden', 'too-large', 'media-type', 'misdirected', 'busy']),
      },
    }),
    seeJob: createRoute({
      method: 'get',
      path: '/api/jobs/{id}',
      operationId: 'seeJob',
      summary: say(routeText('do-see-job')),
      ...security,
      request: { ...accepted, params: id },
      responses: { 200: { description: say(routeText('is-answer')), content: json(job) }, ...problems(ALWAYS) },
    }),
    deleteJob: createRoute({
      method: 'delete',
      path: '/api/jobs/{id}',
      operationId: 'deleteJob',
      summary: say(routeText('do-delete-job')),
      ...security,
      request: { params: id },
      responses: { 204: { description: say(routeText('is-deleted')) }, ...problems([...ALWAYS, 'forbidden']) },
    }),
    hearJob: createRoute({
      method: 'get',
      path: '/api/jobs/{id}/events',
      operationId: 'hearJob',
      summary: say(routeText('do-hear-job')),
      ...security,
      request: {
        params: id,
        headers: z.object({ 'Accept-Language': z.string().optional(), 'Last-Event-ID': z.string().optional() }),
      },
      responses: {
        200: {
          description: say(routeText('is-events')),
          content: { 'text/event-stream': { schema: z.string() } },
        },
        204: { description: say(routeText('is-over')) },
        ...problems(ALWAYS),
      },
    }),
  };
}
