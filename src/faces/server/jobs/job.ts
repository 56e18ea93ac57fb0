/** One job: a search that goes on without its caller, and what it has told so far. */

import type { Limits } from '../../../api/limits.ts';
import { type Ended, Hearing, type Told } from '../../../api/operations/solve.ts';
import type { Progress } from '../../../client/model.ts';
import type { AnyPuzzle, Problem, SolveEvent, SolveRequest } from '../../../contract/index.ts';

/** What a job tells, in no language yet; progress is apart, since only the last counts. */
export type Logged =
  | Extract<SolveEvent, { type: 'started' | 'solutions' | 'refused' | 'failed' }>
  | { readonly type: 'ended' };

export type JobState = 'waiting' | 'running' | 'ended' | 'refused' | 'failed';

export class Job {
  /** Tells this job apart from an earlier one of the same request, whose events have the same numbers. */
  readonly epoch: string;
  readonly created: number;
  readonly log: Logged[] = [];
  state: JobState = 'waiting';
  ended: number | undefined;
  progress: Progress | undefined;
  /** Of a job that has ended. */
  last: Ended | undefined;
  told: Told;
  problem: Problem | undefined;
  /** Stops the search. */
  cancel: () => void = () => undefined;
  readonly #hearing: Hearing;
  #bytes = 0;
  #listeners = new Set<() => void>();

  constructor(
    readonly id: string,
    readonly caller: string,
    readonly puzzle: AnyPuzzle,
    request: SolveRequest,
    limits: Limits,
    now: number,
  ) {
    this.created = now;
    this.epoch = now.toString(36);
    this.#hearing = new Hearing(limits, request);
    this.told = this.#hearing.told;
  }

  /** About how much memory it takes. */
  get bytes(): number {
    return 1000 + 2 * this.#bytes;
  }

  get isOver(): boolean {
    return this.ended !== undefined;
  }

  /** Has `listener` called when there is news, until the returned function is called. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  hear(event: SolveEvent): void {
    const texts = this.#hearing.hear(event);
    if (event.type === 'started') this.state = 'running';
    if (event.type === 'progress') this.progress = { count: event.count, stats: event.stats };
    if (event.type === 'started') this.#tell(event);
    for (const text of texts) this.#bytes += text.length;
    if (texts.length > 0) this.#tell({ type: 'solutions', texts });
    if (this.#hearing.isFull) this.cancel();
    else if (event.type === 'progress') this.#notify();
  }

  /** The end, with what the one solution costs. */
  end(last: Extract<SolveEvent, { type: 'ended' | 'refused' | 'failed' }>, now: number, cost?: number): void {
    if (this.isOver) return;
    this.ended = now;
    this.state = last.type;
    this.told = { ...this.#hearing.told, ...(cost !== undefined && { cost }) };
    if (last.type === 'ended') {
      this.last = this.#hearing.ended(last);
      this.#tell({ type: 'ended' });
    } else {
      this.problem = last.type === 'refused' ? last.problem : { text: last.text };
      this.#tell(last);
    }
  }

  /** What the search told last, before its end is known. */
  get heard(): Told {
    return this.#hearing.told;
  }

  #tell(event: Logged): void {
    this.log.push(event);
    this.#notify();
  }

  #notify(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
