/** What comes of an operation that cannot answer. A value with a kind, from which each face makes its own form of it. */
import type { Problem, Text } from '../contract/index.ts';

/**
 * `malformed`: the request is not of the form that its schema has. `refused`: the puzzle or the engine does not take it.
 * `out of time`: there was no answer within the limit. `cancelled`: the caller gave up. `busy`: there is too much to do. `failed`:
 * a bug, a worker that died, or too little memory.
 */
export type FailureKind = 'malformed' | 'refused' | 'out of time' | 'cancelled' | 'busy' | 'failed';

export interface Failure {
  readonly kind: FailureKind;
  readonly problem: Problem;
  /** The field of the request that the problem, and its place, is about. */
  readonly field?: string;
}

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

export const answered = <T>(value: T): Outcome<T> => ({ ok: true, value });

export const failed = (
  kind: FailureKind,
  text: Text,
  field?: string,
): { readonly ok: false; readonly failure: Failure } => ({
  ok: false,
  failure: { kind, problem: { text }, ...(field !== undefined && { field }) },
});

/** The engine's own codes that say more than that a request is refused. */
const KINDS: ReadonlyMap<string, FailureKind> = new Map([
  ['out-of-time', 'out of time'],
  ['cancelled', 'cancelled'],
  ['bug', 'failed'],
  ['wrong-answer', 'failed'],
  ['worker-died', 'failed'],
  ['out-of-memory', 'failed'],
  ['too-many', 'busy'],
]);

/** A problem that the engine reported, about a field of the request. */
export const refusedBy = (problem: Problem, field?: string): { readonly ok: false; readonly failure: Failure } => {
  const kind = KINDS.get(problem.text.code) ?? 'refused';
  return { ok: false, failure: { kind, problem, ...(field !== undefined && problem.place && { field }) } };
};
