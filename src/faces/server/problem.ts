/** Problem details as in RFC 9457: the same sentence that other faces say, with a status, our code and the place. */
import type { Failure, FailureKind } from '../../api/failure.ts';
import { speakerFor } from '../../api/speaking.ts';
import type { ProblemDetails } from '../../client/model.ts';
import { type AnyPuzzle, type Language, languages, type Problem, speaker, type Text } from '../../contract/index.ts';
import type { ServerSettings } from './settings.ts';
import { serverText, serverTexts } from './texts.ts';
import type { Busy } from './work/desk.ts';

/** What can be wrong, by the name that its address ends with. */
export const problemKinds = {
  malformed: { status: 400, title: serverText('title-malformed') },
  unauthorized: { status: 401, title: serverText('title-unauthorized') },
  forbidden: { status: 403, title: serverText('title-forbidden') },
  'not-found': { status: 404, title: serverText('title-not-found') },
  method: { status: 405, title: serverText('title-method') },
  'not-acceptable': { status: 406, title: serverText('title-not-acceptable') },
  'too-large': { status: 413, title: serverText('title-too-large') },
  'media-type': { status: 415, title: serverText('title-media-type') },
  misdirected: { status: 421, title: serverText('title-misdirected') },
  refused: { status: 422, title: serverText('title-refused') },
  busy: { status: 429, title: serverText('title-busy') },
  failed: { status: 503, title: serverText('title-failed') },
  'out-of-time': { status: 504, title: serverText('title-out-of-time') },
  bug: { status: 500, title: serverText('title-bug') },
} as const satisfies Readonly<Record<string, { readonly status: number; readonly title: Text }>>;

export type ProblemKind = keyof typeof problemKinds;

const KINDS: Readonly<Record<FailureKind, ProblemKind>> = {
  malformed: 'malformed',
  refused: 'refused',
  'out of time': 'out-of-time',
  // The caller has left, and will not read it.
  cancelled: 'failed',
  busy: 'busy',
  failed: 'failed',
};

/** Where each kind is explained. */
export const REFERENCE = '/api/';

export interface Told {
  readonly language: Language;
  readonly puzzle?: AnyPuzzle | undefined;
  readonly field?: string | undefined;
}

export function problemOf(kind: ProblemKind, problem: Problem, { language, puzzle, field }: Told): ProblemDetails {
  const { status, title } = problemKinds[kind];
  const own = speaker(language, serverTexts);
  const { text, place } = problem;
  const say = Object.hasOwn(serverTexts, text.code) ? own : speakerFor(language, puzzle);
  return {
    type: `${REFERENCE}#${kind}`,
    title: own(title),
    status,
    detail: say(text),
    code: text.code,
    ...(field !== undefined && { field }),
    ...(place && { line: place.line, column: place.column }),
  };
}

/** What an operation could not answer. What broke inside is told in the log, not to the caller. */
export function problemOfFailure({ kind, problem, field }: Failure, told: Told): ProblemDetails {
  const hidden = kind === 'failed' && HIDDEN.has(problem.text.code);
  const shown = hidden ? { text: serverText('broken') } : problem;
  return problemOf(KINDS[kind], shown, { ...told, field });
}

/** Their details are for the people who run the server. */
const HIDDEN: ReadonlySet<string> = new Set(['bug', 'wrong-answer', 'worker-died']);

/** That there is too much to do, and when to come back. */
export function busyProblem({ busy: who, retryAfter }: Busy, { concurrent }: Pick<ServerSettings, 'concurrent'>) {
  const headers = { 'Retry-After': String(retryAfter) };
  if (who === 'closing') return { kind: 'failed', problem: { text: serverText('closing') }, headers } as const;
  const text = who === 'caller' ? serverText('too-many-yours', { most: concurrent }) : serverText('too-many');
  return { kind: 'busy', problem: { text }, headers } as const;
}

/** A problem as a response, for programs. */
export function problemResponse(details: ProblemDetails, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(details), {
    status: details.status,
    headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...headers },
  });
}

/** The first of our languages that a caller takes; English where it names none of them. */
export function languageOf(accepted: string | undefined | null): Language {
  for (const { word } of byWeight(accepted ?? '')) {
    const found = languages.find((language) => word === language || word.startsWith(`${language}-`));
    if (found) return found;
    if (word === '*') break;
  }
  return 'en';
}

/** The words of a list such as `id, en;q=0.8`, the most wanted first; without those that are not wanted at all. */
export function byWeight(list: string): readonly { readonly word: string; readonly weight: number }[] {
  return list
    .slice(0, LONGEST)
    .split(',')
    .map((item) => {
      const [word = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      const weight = q === undefined ? 1 : Number(q.slice(2));
      return { word, weight: Number.isFinite(weight) ? weight : 0 };
    })
    .filter(({ word, weight }) => word !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight);
}

/** No list that a program means is longer. */
const LONGEST = 1000;
