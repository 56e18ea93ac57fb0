/** What the calls of the API work with, and what they know of a request. */
import type { IncomingMessage } from 'node:http';
import type { Context as HonoContext } from 'hono';
import type { Service } from '../../../api/service.ts';
import type { Language, Problem } from '../../../contract/index.ts';
import type { Drawer } from '../draw/drawer.ts';
import type { Taken } from '../intake.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { languageOf, type ProblemKind, problemOf, problemResponse } from '../problem.ts';
import type { ServerSettings } from '../settings.ts';
import type { Admission, Desk } from '../work/desk.ts';

export interface Parts {
  readonly settings: ServerSettings;
  readonly service: Service;
  readonly desk: Desk;
  readonly jobs: Jobs;
  readonly drawer: Drawer;
}

/** The body was read and parsed before; the adapter finds it empty. */
export type TakenRequest = IncomingMessage & { readonly taken: Taken; readonly rawBody: Buffer };

export interface Env {
  Bindings: { readonly incoming: TakenRequest };
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

/** Works in the caller's place, which is free again in the end. */
export async function admitted(c: Context, work: (admission: Admission) => Promise<Response>): Promise<Response> {
  const admission = admissionIn(c);
  try {
    return await work(admission);
  } finally {
    admission.leave();
  }
}

/** Every request with a body has a place before its body is read. */
export const admissionIn = (c: Context): Admission => c.env.incoming.taken.admission!;
export const callerIn = (c: Context): string => c.env.incoming.taken.caller;
