/** A job and its events in words, as they cross the wire. */

import { refusedBy } from '../../../api/failure.ts';
import { solveAnswer } from '../../../api/operations/solve.ts';
import { speakerFor } from '../../../api/speaking.ts';
import type { JobAnswer, JobEvent, ProblemDetails, SolveAnswer } from '../../../client/model.ts';
import type { Language } from '../../../contract/index.ts';
import { problemOfFailure } from '../problem.ts';
import type { Job, Logged } from './job.ts';

export function jobAnswer(job: Job, language: Language): JobAnswer {
  const { id, state, created, ended, progress } = job;
  const result = resultOf(job, language);
  const problem = problemOf(job, language);
  return {
    id,
    state,
    created: new Date(created).toISOString(),
    ...(ended !== undefined && { ended: new Date(ended).toISOString() }),
    ...(progress && state === 'running' && { progress }),
    ...(result && { result }),
    ...(problem && { problem }),
  };
}

const resultOf = ({ puzzle, told, last }: Job, language: Language): SolveAnswer | undefined =>
  last && solveAnswer(puzzle, told, last, speakerFor(language, puzzle));

function problemOf({ problem, puzzle, state }: Job, language: Language): ProblemDetails | undefined {
  if (!problem) return undefined;
  const { failure } = refusedBy(problem, state === 'refused' ? 'text' : undefined);
  return problemOfFailure(failure, { language, puzzle });
}

export function jobEvent(job: Job, event: Logged, language: Language): JobEvent {
  switch (event.type) {
    case 'started':
    case 'solutions':
      return event;
    case 'ended': {
      const { solutions: _, ...result } = resultOf(job, language)!;
      return { type: 'ended', ...result };
    }
    case 'refused':
    case 'failed':
      return { type: event.type, problem: problemOf(job, language)! };
  }
}
