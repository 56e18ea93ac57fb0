/** What passes between a host and its worker. The events are the protocol; nothing here is specific to a platform. */
import type { CommonMemory, Lines, SolveEvent, SolveRequest } from '../contract/index.ts';
import type { Question, Reply } from './ask.ts';

/** One job at a time; the host keeps the queue. The first element of `flag` turns 1 when the job is to stop. */
export type ToWorker = {
  readonly job: number;
  readonly flag?: Int32Array;
} & ({ readonly solve: SolveRequest } | { readonly ask: Question });

export type FromWorker = { readonly job: number } & ({ readonly event: SolveEvent } | { readonly reply: Reply });

/** Solutions as bytes: they cross from thread to thread faster than texts do. */
export interface LinesFromWorker {
  readonly job: number;
  readonly lines: Lines;
}

/** A worker asks for memory that it has in common with the others of its pool, by a name. */
export interface CommonsAsked {
  readonly common: string;
  readonly bytes: number;
}

/** The pool's answer; nothing where there is no room for it. */
export interface CommonsGiven {
  readonly common: CommonMemory | undefined;
}

/** Whether an event is the last of its solve. */
export const isLast = (event: SolveEvent): boolean =>
  event.type === 'ended' || event.type === 'refused' || event.type === 'failed';
