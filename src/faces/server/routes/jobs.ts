/** Calls about jobs. */
import type { SolveRequest } from '../../../client/model.ts';
import { eventStream, isHeard, resumedAt } from '../jobs/events.ts';
import type { Job } from '../jobs/job.ts';
import { jobAnswer } from '../jobs/words.ts';
import { busyProblem } from '../problem.ts';
import { serverText } from '../texts.ts';
import { admissionIn, type Context, callerIn, languageIn, type Parts, troubled } from './context.ts';

const answer = (c: Context, job: Job, status = 200, headers: Readonly<Record<string, string>> = {}): Response => {
  const language = languageIn(c);
  const own = { 'Content-Type': 'application/json', 'Content-Language': language, 'Cache-Control': 'no-store' };
  return new Response(JSON.stringify(jobAnswer(job, language)), { status, headers: { ...own, ...headers } });
};

export function askJob(c: Context, parts: Parts, request: SolveRequest): Response {
  const job = parts.jobs.ask(callerIn(c), request, admissionIn(c));
  if ('busy' in job) {
    const { kind, problem, headers } = busyProblem(job, parts.settings);
    return troubled(c, kind, problem, headers);
  }
  return answer(c, job, 202, { Location: `${parts.settings.base}api/jobs/${job.id}` });
}

export function seeJob(c: Context, parts: Parts, id: string): Response {
  const job = parts.jobs.find(callerIn(c), id);
  return job ? answer(c, job) : noJob(c);
}

export function deleteJob(c: Context, parts: Parts, id: string): Response {
  const job = parts.jobs.find(callerIn(c), id);
  if (!job) return noJob(c);
  parts.jobs.remove(job);
  return new Response(null, { status: 204 });
}

export function hearJob(c: Context, parts: Parts, id: string): Response {
  const job = parts.jobs.find(callerIn(c), id);
  if (!job) return noJob(c);
  const lastEventId = c.req.header('last-event-id');
  const from = resumedAt(job, lastEventId);
  if (!from.ok) return troubled(c, 'malformed', from.problem);
  // Tells a browser not to come back.
  if (isHeard(job, from.value)) return new Response(null, { status: 204 });
  const language = languageIn(c);
  return new Response(eventStream(job, from.value, language), {
    headers: {
      'Content-Type': 'text/event-stream',
      'Content-Language': language,
      'Cache-Control': 'no-store',
      // A proxy that gathers what it passes on would hold the events back.
      'X-Accel-Buffering': 'no',
    },
  });
}

const noJob = (c: Context): Response => troubled(c, 'not-found', { text: serverText('no-job') });
