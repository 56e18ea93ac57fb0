/** The receiver of a job: turns what its worker reports, or an end without a report, into what the caller hears. */
import { refused, type SolveEvent, type Stats } from '../contract/index.ts';
import type { Question, Reply, ReplyTo } from '../engine/ask.ts';
import { sizeOf } from '../engine/bundle.ts';
import { engineText } from '../engine/texts.ts';
import { type FromWorker, isLast } from '../engine/worker-protocol.ts';

/** Why a job ends without a report from the worker. */
export type Cut = 'cancelled' | 'out of budget' | { readonly died: string };

/**
 * Hears a solve. While a promise that it returns for solutions is open, a worker that can wait holds back further ones; one
 * that rejects ends the job, as a listener that throws does.
 */
export type Listener = (event: SolveEvent) => unknown;

/** Neither function throws, even where the caller's listener does. */
export interface Receiver {
  /** Returns what the listener returns: perhaps a promise to wait for. */
  receive(message: FromWorker): unknown;
  /** Ends the job without a report from the worker. */
  conclude(how: Cut): void;
}

/** How a job's promise ends; only the first time counts. */
export interface Outcome<T> {
  settle(value: T): void;
  /** Also cancels the job. */
  fail(error: unknown): void;
}

/** Tells a listener every event, until it throws. Where the worker sends no last event, its last figures stand. */
export function solveReceiver(listener: Listener, { settle, fail }: Outcome<SolveEvent>): Receiver {
  let stats: Stats = { nodes: 0, milliseconds: 0, prepareMilliseconds: 0 };
  let count = 0;
  let best = false;
  let broken = false;
  const breakOff = (error: unknown) => {
    broken = true;
    fail(error);
  };
  const tell = (event: SolveEvent): unknown => {
    if (broken) return undefined;
    try {
      const heard = listener(event);
      return heard instanceof Promise ? heard.catch(breakOff) : undefined;
    } catch (error) {
      return breakOff(error);
    }
  };
  const last = (event: SolveEvent) => {
    tell(event);
    settle(event);
  };
  return {
    receive(message) {
      if (!('event' in message)) return undefined;
      const { event } = message;
      if (event.type === 'progress') ({ stats, count } = event);
      if (event.type === 'started') best = event.goal === 'best';
      if (event.type === 'solutions') count = best ? 1 : count + sizeOf(event);
      return isLast(event) ? last(event) : tell(event);
    },
    conclude(how) {
      if (typeof how === 'string') last({ type: 'ended', ending: how, count, proven: false, stats });
      else last({ type: 'failed', text: engineText('worker-died', { detail: how.died }), stats });
    },
  };
}

/** Hands on the one reply; a question that is cut off is refused. */
export function questionReceiver<Q extends Question>({ settle }: Outcome<ReplyTo<Q>>): Receiver {
  return {
    receive(message) {
      if ('reply' in message) settle(message.reply as ReplyTo<Q>);
    },
    conclude(how) {
      const text =
        typeof how === 'object'
          ? engineText('worker-died', { detail: how.died })
          : engineText(how === 'cancelled' ? 'cancelled' : 'out-of-time');
      settle({ ...refused(text), of: 'instance' } satisfies Reply as ReplyTo<Q>);
    },
  };
}
