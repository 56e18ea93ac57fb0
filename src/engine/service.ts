/** The worker's side: takes jobs, runs them, posts what happens. The same code in every kind of worker. */
import { type AnyPuzzle, type CatalogueEntry, type Context, type Lines, refused } from '../contract/index.ts';
import { answer, type Question, type Reply } from './ask.ts';
import { findPuzzle } from './find.ts';
import { Pacer, Stop, type Surroundings } from './pacer.ts';
import { questionProblem, requestProblem } from './request.ts';
import { solve } from './solve.ts';
import { engineText } from './texts.ts';
import type { FromWorker, LinesFromWorker, ToWorker } from './worker-protocol.ts';

/** What a host may have for its worker. */
export type Lent = Pick<Context, 'store' | 'commons'>;

/**
 * A service keeps a cache for each puzzle for as long as it lives, so that the second question on a board is quick. It
 * stops a job whose flag is raised, and any job while `isOver` says so. `lent` is what the host lends to every job. Where
 * `postLines` is given, it takes solutions that the search has as bytes.
 */
export function createService(
  catalogue: readonly CatalogueEntry[],
  now: () => number,
  post: (message: FromWorker) => void,
  lent: Lent = {},
  isOver: () => boolean = () => false,
  postLines?: (message: LinesFromWorker) => void,
) {
  const caches = new Map<string, Map<string, unknown>>();
  return async (message: ToWorker): Promise<void> => {
    const { job, flag } = message;
    const around: Surroundings = {
      now,
      stopped: () => isOver() || (flag !== undefined && Atomics.load(flag, 0) === 1),
    };
    const malformed = 'ask' in message ? questionProblem(message.ask) : requestProblem(message.solve);
    const asked = 'ask' in message ? message.ask : message.solve;
    const found = malformed ? refused(malformed) : findPuzzle(catalogue, asked.puzzle);
    if (!found.ok) {
      const { problem } = found;
      return post(
        'ask' in message ? { job, reply: { ...found, of: 'instance' } } : { job, event: { type: 'refused', problem } },
      );
    }
    const puzzle = await found.value.load();
    const cache = caches.get(puzzle.about.id) ?? new Map<string, unknown>();
    caches.set(puzzle.about.id, cache);
    if ('ask' in message) post({ job, reply: await reply(puzzle, message.ask, around, { cache, ...lent }) });
    else {
      const lines = postLines && { emitLines: (lines: Lines) => postLines({ job, lines }) };
      await solve(puzzle, message.solve, {
        ...around,
        cache,
        ...lent,
        emit: (event) => post({ job, event }),
        ...lines,
      });
    }
  };
}

async function reply(
  puzzle: AnyPuzzle,
  question: Question,
  around: Surroundings,
  kept: Pick<Context, 'cache'> & Lent,
): Promise<Reply> {
  try {
    return await answer(puzzle, question, { ticker: new Pacer(around), ...kept });
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    const text = error instanceof Stop ? engineText('cancelled') : engineText('bug', { detail });
    return { ...refused(text), of: 'instance' };
  }
}
