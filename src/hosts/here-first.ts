/**
 * Does small jobs in the thread that asks for them, and leaves the rest to a worker. Starting a worker and ending it takes
 * longer than most jobs of a command. But nothing else happens in this thread while it works, neither Ctrl-C nor a timer,
 * so it works for a short time only. A job that is not done by then is forgotten, and a worker begins it anew; so is a job
 * that fails, because a worker has more room. From then on every job goes to the worker, which keeps what it has prepared.
 */
import type { CatalogueEntry, Store } from '../contract/index.ts';
import { createService } from '../engine/service.ts';
import type { FromWorker, ToWorker } from '../engine/worker-protocol.ts';
import type { Platform, Port } from './client.ts';

/** What this thread works with. */
export interface Here {
  readonly catalogue: readonly CatalogueEntry[];
  now(): number;
  /** How many milliseconds all jobs of a worker together have in this thread. */
  readonly patience: number;
  readonly store?: Store | undefined;
}

/** The platform with a worker that is started only where this thread has no time left. */
export function hereFirst(platform: Platform, here: Here): Platform {
  return {
    ...platform,
    spawn(receive, died) {
      const attempt = attempts(here);
      let worker: Port | undefined;
      let ended = false;
      const post = async (message: ToWorker, milliseconds?: number): Promise<void> => {
        const said = worker ? undefined : await attempt(message, milliseconds);
        if (ended) return;
        if (said) return said.forEach(receive);
        worker ??= platform.spawn(receive, died);
        worker.post(message);
      };
      return {
        post: (message, milliseconds) => void post(message, milliseconds).catch((error) => died(String(error))),
        end() {
          ended = true;
          worker?.end();
        },
      };
    },
  };
}

/** Does jobs one after the other; a job is told by all that it says, or by nothing where it is not done in time or fails. */
function attempts({ catalogue, now, store, patience }: Here) {
  let said: FromWorker[] = [];
  let left = patience;
  let end = 0;
  let isLate = false;
  const stopped = (): boolean => {
    isLate ||= now() >= end;
    return isLate;
  };
  const service = createService(catalogue, now, (message) => void said.push(message), store && { store }, stopped);
  return async (message: ToWorker, milliseconds = Number.POSITIVE_INFINITY) => {
    if (left <= 0) return undefined;
    const begun = now();
    [said, end, isLate] = [[], begun + Math.min(left, milliseconds), false];
    const isDone = await service(message).then(
      () => !said.some(isFailure),
      () => false,
    );
    const spent = now() - begun;
    left -= spent;
    // What took too long without a look at the clock is done nevertheless, but not within the limit of a question.
    return isDone && !isLate && spent <= milliseconds ? said : undefined;
  };
}

const isFailure = (message: FromWorker): boolean =>
  'event' in message ? message.event.type === 'failed' : !message.reply.ok && message.reply.problem.text.code === 'bug';
