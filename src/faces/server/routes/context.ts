/** What the calls of the API work with, and what they know of a request. */
import type { IncomingMessage } from 'node:http';
import type { Context as HonoContext } from 'hono';
import type { Service } from '../../../api/service.ts';
import type { Language, Problem } from '../../../contract/index.ts';
import type { Drawer } from '../draw/drawer.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { languageOf, type ProblemKind, problemOf, problemResponse } from '../problem.ts';
import type { ServerSettings } from '../settings.ts';
import { serverText } from '../texts.ts';
import type { Admission, Busy, Desk } from '../work/desk.ts';

export interface Parts {
  readonly settings: ServerSettings;
  readonly service: Service;
  readonly desk: Desk;
  readonly jobs: Jobs;
  readonly drawer: Drawer;
}

export interface Env {
  /** The body was read before. */
  Bindings: { readonly incoming: IncomingMessage & { readonly rawBody: Buffer } };
  Variables: { caller: string };
}
export type Context = HonoContext<Env>;

export const languageIn = (c: Context): Language => languageOf(c.req.header('accept-language'));

/** A problem that the server itself has with a request. */
export const troubled = (
  c: Context,
  kind: ProblemKind,
  problem: Problem,
  headers?: Readonly<Record<string, string>>,
): Response => problemResponse(problemOf(kind, problem, { language: languageIn(c) }), headers);

/** That there is too much to do, and when to come back. */
export function busy(c: Context, { busy: who, retryAfter }: Busy, { settings }: Parts): Response {
  const headers = { 'Retry-After': String(retryAfter) };
  if (who === 'closing') return troubled(c, 'failed', { text: serverText('closing') }, headers);
  const text = who === 'caller' ? serverText('too-many-yours', { most: settings.concurrent }) : serverText('too-many');
  return troubled(c, 'busy', { text }, headers);
}

/** Works with the caller's leave, which is given back in the end. */
export async function admitted(
  c: Context,
  parts: Parts,
  work: (admission: Admission) => Promise<Response>,
): Promise<Response> {
  const admission = parts.desk.admit(c.get('caller'));
  if ('busy' in admission) return busy(c, admission, parts);
  try {
    return await work(admission);
  } finally {
    admission.leave();
  }
}
