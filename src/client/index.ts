/**
 * Teka on a server, from anywhere: a client on plain fetch, for browsers, Node, Deno and the like. It needs no package.
 *
 * @example
 * ```ts
 * import { tekaClient } from 'teka/client';
 *
 * const teka = tekaClient('http://127.0.0.1:4173');
 * const { count, solutions } = await teka.solve({ puzzle: '24', text: '5 5 5 5' });
 * console.log(count, solutions[0]); // => 1 (5 * 5) - (5 / 5)
 * ```
 */
import type { Language } from '../contract/index.ts';
import { eventsOf } from './events.ts';
import type { FetchLike, FetchResponse, Signal } from './fetch.ts';
import type {
  CheckAnswer,
  CheckRequest,
  ExplainAnswer,
  ExplainRequest,
  GenerateAnswer,
  GenerateRequest,
  HintAnswer,
  HintRequest,
  JobAnswer,
  JobEvent,
  PickAnswer,
  PickRequest,
  ProblemDetails,
  PuzzleAbout,
  PuzzleSummary,
  SolveAnswer,
  SolveRequest,
} from './model.ts';

export type * from './fetch.ts';
export type * from './model.ts';

export interface ClientSettings {
  /** Where the server wants one. */
  readonly token?: string;
  /** Of the sentences in answers; English where it is left out. */
  readonly language?: Language;
  /** In place of the platform's own. */
  readonly fetch?: FetchLike;
}

export interface CallSettings {
  /** Aborted where the answer is not wanted any more: the server then stops the work. */
  readonly signal?: Signal;
}

/** What the server refused, or could not do. `problem` has its code and, where there is one, the place. */
export class TekaError extends Error {
  override readonly name = 'TekaError';

  constructor(
    readonly problem: ProblemDetails,
    /** When to try again, in seconds, where the server says so. */
    readonly retryAfter?: number,
  ) {
    super(problem.detail);
  }
}

/** What can be drawn, and what it is asked with. */
export interface Drawable {
  readonly solve: SolveRequest;
  readonly explain: ExplainRequest;
  readonly pick: PickRequest;
  readonly generate: GenerateRequest;
}

export type TekaClient = ReturnType<typeof tekaClient>;

/** A client of the server at this address. Every call rejects with a {@link TekaError} where the server does not answer it. */
export function tekaClient(address: string, settings: ClientSettings = {}) {
  const { token, language = 'en', fetch = (globalThis as unknown as { fetch: FetchLike }).fetch } = settings;
  const base = address.replace(/\/+$/, '');

  async function call(method: string, path: string, given: Given, { signal }: CallSettings): Promise<FetchResponse> {
    const { body, accept = 'application/json', lastEventId } = given;
    const response = await fetch(`${base}/api/${path}`, {
      method,
      headers: {
        Accept: accept,
        'Accept-Language': language,
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal: signal as never }),
    });
    if (response.ok) return response;
    throw await errorOf(response);
  }
  const post = async <T>(path: string, body: unknown, how: CallSettings): Promise<T> =>
    (await (await call('POST', path, { body }, how)).json()) as T;
  const get = async <T>(path: string, how: CallSettings): Promise<T> =>
    (await (await call('GET', path, {}, how)).json()) as T;
  const jobPath = (id: string) => `jobs/${encodeURIComponent(id)}`;

  return {
    puzzles: (how: CallSettings = {}) => get<readonly PuzzleSummary[]>('puzzles', how),
    /** One puzzle, by its id or a short word for it. */
    puzzle: (id: string, how: CallSettings = {}) => get<PuzzleAbout>(`puzzles/${encodeURIComponent(id)}`, how),
    solve: (request: SolveRequest, how: CallSettings = {}) => post<SolveAnswer>('solve', request, how),
    check: (request: CheckRequest, how: CallSettings = {}) => post<CheckAnswer>('check', request, how),
    explain: (request: ExplainRequest, how: CallSettings = {}) => post<ExplainAnswer>('explain', request, how),
    hint: (request: HintRequest, how: CallSettings = {}) => post<HintAnswer>('hint', request, how),
    pick: (request: PickRequest, how: CallSettings = {}) => post<PickAnswer>('pick', request, how),
    generate: (request: GenerateRequest, how: CallSettings = {}) => post<GenerateAnswer>('generate', request, how),
    /** What the answer looks like. */
    async picture<W extends keyof Drawable>(
      what: W,
      request: Drawable[W],
      type: 'image/svg+xml' | 'image/png' = 'image/svg+xml',
      how: CallSettings = {},
    ): Promise<Uint8Array> {
      const response = await call('POST', what, { body: request, accept: type }, how);
      return new Uint8Array(await response.arrayBuffer());
    },
    /** Solves that take long: they go on without us. */
    jobs: {
      /** Starts a job, or finds the one that was asked for before. */
      ask: (request: SolveRequest, how: CallSettings = {}) => post<JobAnswer>('jobs', request, how),
      see: (id: string, how: CallSettings = {}) => get<JobAnswer>(jobPath(id), how),
      /** Stops a job and has it forgotten. */
      async delete(id: string, how: CallSettings = {}): Promise<void> {
        await call('DELETE', jobPath(id), {}, how);
      },
      /** What happens, to the end; after a lost connection it goes on where it was. */
      events(id: string, how: CallSettings = {}): AsyncGenerator<JobEvent, void, undefined> {
        const open = (lastEventId: string | undefined) =>
          call(
            'GET',
            `${jobPath(id)}/events`,
            { accept: 'text/event-stream', ...(lastEventId !== undefined && { lastEventId }) },
            how,
          );
        return eventsOf(open, how.signal, (error) => !(error instanceof TekaError));
      },
    },
  };
}

interface Given {
  readonly body?: unknown;
  readonly accept?: string;
  readonly lastEventId?: string;
}

async function errorOf(response: FetchResponse): Promise<TekaError> {
  const { status, statusText, headers } = response;
  const retryAfter = Number(headers.get('retry-after') ?? Number.NaN);
  const unknown = {
    type: 'about:blank',
    title: statusText,
    status,
    detail: `${status} ${statusText}`,
    code: 'unknown',
  };
  const told = (await response.json().catch(() => undefined)) as ProblemDetails | undefined;
  const problem = typeof told?.code === 'string' ? told : unknown;
  return Number.isFinite(retryAfter) ? new TekaError(problem, retryAfter) : new TekaError(problem);
}
