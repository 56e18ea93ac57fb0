/** Records a search: asks a worker for its events, stretch by stretch, until it is over or the recording is full. */
import type { Goal, Options, Problem } from '../contract/index.ts';
import type { Question, ReplyTo } from '../engine/ask.ts';
import { type Limits, Recording } from './recording.ts';

type TraceQuestion = Extract<Question, { ask: 'trace' }>;

/** Asks the worker; what is no longer waited for is cancelled. */
export type AskTrace = (question: TraceQuestion) => { done: Promise<ReplyTo<TraceQuestion>>; cancel(): void };

/** Which search it is. */
export interface Watched {
  readonly puzzle: string;
  readonly text: string;
  readonly strategy: string;
  readonly goal?: Goal;
  readonly options?: Options;
}

export interface Recorder {
  readonly recording: Recording;
  /** Why there is nothing to record, or nothing when all is recorded that can be. */
  readonly done: Promise<Problem | undefined>;
  /** Ends it; what is recorded stays. */
  cancel(): void;
}

/** The first answers are small, so that something is to be seen at once. */
const FIRST_STRETCH = 100;
const LONGEST_STRETCH = 10_000;

/** `grown` is called whenever there is more to be seen. */
export function record(
  ask: AskTrace,
  watched: Watched,
  grown: () => void = () => undefined,
  limits?: Limits,
): Recorder {
  const recording = new Recording(limits);
  let asking: ReturnType<AskTrace> | undefined;
  let isCancelled = false;

  async function run(): Promise<Problem | undefined> {
    let from = 0;
    for (let count = FIRST_STRETCH; !isCancelled; count = Math.min(10 * count, LONGEST_STRETCH)) {
      asking = ask({ ...watched, ask: 'trace', from, count });
      const reply = await asking.done;
      if (isCancelled) break;
      if (!reply.ok) return reply.problem;
      recording.add(reply.events, reply.done);
      from += reply.events.length;
      grown();
      if (reply.done || recording.isFull) break;
    }
    return undefined;
  }

  return {
    recording,
    done: run(),
    cancel() {
      isCancelled = true;
      asking?.cancel();
    },
  };
}
