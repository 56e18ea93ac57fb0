/**
 * The events of a job as a stream of server-sent events. What a reader has not taken stays in the job's log, so that a slow
 * reader costs no memory; a reader that comes back names the last event it had, and hears what came after it.
 */

import type { Language } from '../../../contract/index.ts';
import { type Parsed, parsed, refused } from '../../../contract/index.ts';
import { serverText } from '../texts.ts';
import type { Job } from './job.ts';
import { jobEvent } from './words.ts';

/** A comment is sent this often, in milliseconds, so that nothing on the way takes the silence for an end. */
const KEEP_ALIVE = 15_000;
/** Progress is told this often at most, in milliseconds. */
const PROGRESS_EVERY = 500;
/** A reader that lost its connection comes back after this time, in milliseconds. */
const RETRY = 2000;

/** How many events a reader has, by the id of the last one; 0 where it is of an earlier job of the same request. */
export function resumedAt(job: Job, lastEventId: string | undefined): Parsed<number> {
  if (lastEventId === undefined || lastEventId === '') return parsed(0);
  const [, epoch, number] = /^([0-9a-z]{1,12})-(\d{1,9})$/.exec(lastEventId) ?? [];
  if (epoch === undefined) return refused(serverText('bad-event-id'));
  const count = Number(number);
  return parsed(epoch === job.epoch && count <= job.log.length ? count : 0);
}

/** Whether a reader has heard the end. */
export const isHeard = (job: Job, count: number): boolean => job.isOver && count === job.log.length;

export function eventStream(job: Job, from: number, language: Language): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let next = from;
  let told: unknown;
  let toldAt = 0;
  let wake: () => void = () => undefined;
  let off: () => void = () => undefined;
  const line = (id: string | undefined, type: string, data: unknown) =>
    encoder.encode(`${id === undefined ? '' : `id: ${id}\n`}event: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
  /** What the reader should have now; nothing where it has to wait. */
  const piece = (): Uint8Array | undefined => {
    const event = job.log[next];
    if (event) {
      next++;
      const worded = jobEvent(job, event, language);
      const { type, ...data } = worded;
      return line(`${job.epoch}-${next}`, type, data);
    }
    if (job.isOver || job.progress === told || Date.now() - toldAt < PROGRESS_EVERY) return undefined;
    [told, toldAt] = [job.progress, Date.now()];
    return line(undefined, 'progress', job.progress);
  };
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        off = job.listen(() => wake());
        controller.enqueue(encoder.encode(`retry: ${RETRY}\n\n`));
      },
      async pull(controller) {
        for (;;) {
          const found = piece();
          if (found) return controller.enqueue(found);
          if (isHeard(job, next)) {
            off();
            return controller.close();
          }
          const isNews = await new Promise<boolean>((go) => {
            const timer = setTimeout(() => go(false), KEEP_ALIVE);
            wake = () => {
              clearTimeout(timer);
              go(true);
            };
          });
          if (!isNews) return controller.enqueue(encoder.encode(': \n\n'));
        }
      },
      cancel() {
        off();
        wake();
      },
    },
    { highWaterMark: 1 },
  );
}
