/** All jobs. Asking twice is one job; results are kept for a bounded time, in a bounded amount. */
import { boundedRequest, withCost } from '../../../api/operations/solve.ts';
import type { Service } from '../../../api/service.ts';
import type { SolveRequest } from '../../../client/model.ts';
import type { SolveRequest as EngineRequest, SolveEvent } from '../../../contract/index.ts';
import type { Job as Work } from '../../../hosts/client.ts';
import { hashOf } from '../callers.ts';
import type { Admission, Busy } from '../work/desk.ts';
import { Job } from './job.ts';

export interface JobLimits {
  /** How long a result is kept, in milliseconds. */
  readonly age: number;
  /** How many results, and about how many bytes of them. */
  readonly count: number;
  readonly bytes: number;
}

export const usualJobLimits: JobLimits = { age: 3_600_000, count: 1000, bytes: 128 * 1024 * 1024 };

/** How a search is done: by the workers of the desk, or at last by others. */
export type Search = (
  request: EngineRequest,
  listener: (event: SolveEvent) => void,
  admission: Admission,
) => Work<SolveEvent>;

type Last = Extract<SolveEvent, { type: 'ended' | 'refused' | 'failed' }>;

export class Jobs {
  readonly #jobs = new Map<string, Job>();

  constructor(
    private readonly service: Service,
    private readonly limits: JobLimits,
    private readonly now: () => number,
    private readonly search: Search = (request, listener, admission) => admission.solve(request, listener),
  ) {}

  get figures() {
    const states = { waiting: 0, running: 0, ended: 0, refused: 0, failed: 0 };
    for (const { state } of this.#jobs.values()) states[state]++;
    return states;
  }

  /** The job of this request; a new one unless the caller has asked for the same before. */
  ask(caller: string, request: SolveRequest, asking: Admission): Job | Busy {
    this.#forgetOld();
    const puzzle = this.service.find(request.puzzle)!;
    const bounded = boundedRequest(puzzle, request, this.service.limits);
    const id = hashOf(JSON.stringify([caller, canonical(bounded)])).slice(0, 32);
    const known = this.#jobs.get(id);
    // What broke is tried again.
    if (known && known.state !== 'failed') return known;
    const admission = asking.forJob();
    if ('busy' in admission) return admission;
    const job = new Job(id, caller, puzzle, bounded, this.service.limits, this.now());
    this.#jobs.delete(id);
    this.#jobs.set(id, job);
    void this.#run(job, bounded, admission);
    return job;
  }

  /** A job by its id; callers see their own only. */
  find(caller: string, id: string): Job | undefined {
    this.#forgetOld();
    const job = this.#jobs.get(id);
    return job?.caller === caller ? job : undefined;
  }

  /** Stops a job and forgets it. */
  remove(job: Job): void {
    this.#jobs.delete(job.id);
    job.cancel();
  }

  cancelAll(): void {
    for (const job of this.#jobs.values()) job.cancel();
  }

  async #run(job: Job, request: EngineRequest, admission: Admission): Promise<void> {
    const work = this.search(request, (event) => job.hear(event), admission);
    job.cancel = () => work.cancel();
    try {
      const last = (await work.done) as Last;
      const { cost } = last.type === 'ended' ? await withCost(job.puzzle, job.heard, { workers: admission }) : {};
      job.end(last, this.now(), cost);
    } finally {
      admission.leave();
    }
  }

  #forgetOld(): void {
    const over = [...this.#jobs.values()].filter(({ isOver }) => isOver);
    let [count, bytes] = [this.#jobs.size, over.reduce((sum, job) => sum + job.bytes, 0)];
    // In the order of their beginning.
    for (const job of over) {
      const isOld = this.now() - job.ended! > this.limits.age;
      if (!isOld && count <= this.limits.count && bytes <= this.limits.bytes) continue;
      this.#jobs.delete(job.id);
      count--;
      bytes -= job.bytes;
    }
  }
}

/** The same for the same values, in whatever order they were named. */
function canonical(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([name, one]) => [name, canonical(one)]);
}
