/** A coordinator on a queue in memory, whose shards a test searches, loses or spoils. */
import {
  type AnyPuzzle,
  parsed,
  refused,
  type Shard,
  type SolveEvent,
  type SolveRequest,
} from '../../../../contract/index.ts';
import { fakePuzzle } from '../../../../engine/testing/fake.ts';
import { steadyPlatform } from '../../../../engine/testing/time.ts';
import { solveDivided } from '../../../divided.ts';
import type { Coordination, Notice } from '../coordination.ts';
import { FleetWorkers } from '../coordinator.ts';
import { QueueFailure } from '../failure.ts';
import type { Returned, ShardQueue } from '../queue.ts';
import { resultOf, type ShardJob, type ShardResult } from '../shard-job.ts';

export class FakeQueue implements ShardQueue {
  readonly jobs = new Map<string, ShardJob>();
  back: Returned[] = [];
  /** What every call fails with. */
  failure: unknown;
  readonly removed: string[] = [];

  async add(jobs: readonly { readonly id: string; readonly job: ShardJob }[]) {
    this.#reach();
    for (const { id, job } of jobs) if (!this.back.some((one) => one.id === id)) this.jobs.set(id, job);
  }
  async known() {
    this.#reach();
    return new Set([...this.jobs.keys(), ...this.back.map(({ id }) => id)]);
  }
  async progress(): ReturnType<ShardQueue['progress']> {
    this.#reach();
    return [...this.jobs.keys()].map((id) => ({ id, progress: { count: 0, nodes: 5, share: 0.5 } }));
  }
  async returned(_search: string, except: ReadonlySet<string>) {
    this.#reach();
    return this.back.filter(({ id }) => !except.has(id));
  }
  async remove(ids: readonly string[]) {
    this.#reach();
    this.removed.push(...ids);
    this.back = this.back.filter(({ id }) => !ids.includes(id));
    for (const id of ids) this.jobs.delete(id);
  }
  /** Takes the shards that this worker may take, or all, and gives back what `search` says. */
  work(worker: string, search: (job: ShardJob) => Omit<Returned, 'id'> | undefined, takesAll = false): void {
    for (const [id, job] of [...this.jobs]) {
      const back = job.avoid === worker && !takesAll ? undefined : search(job);
      if (!back) continue;
      this.jobs.delete(id);
      this.back.push({ id, ...back });
    }
  }
  #reach(): void {
    if (this.failure) throw this.failure;
  }
}

export const gone = new QueueFailure('lost', 'gone');

const SHARDS: readonly Shard[] = ['a', 'b', 'c', 'd'].map((part, i) => ({ id: `${i + 1}`, weight: 1, part }));
const stats = { nodes: 7, milliseconds: 1, prepareMilliseconds: 0 };
export const ended = (count: number) => ({ type: 'ended', ending: 'exhausted', count, proven: true, stats }) as const;
const textsOf = (part: string) => [`${part}1`, `${part}2`];
export const all = SHARDS.flatMap(({ part }) => textsOf(part));

/** A result with these solutions. */
export const found = (worker: string, texts: readonly string[], more: object = {}) => ({
  result: { ...resultOf(worker, ended(texts.length), texts), ...more },
});
/** A result of a count. */
export const counted = (worker: string, count: number): { result: ShardResult } => ({
  result: resultOf(worker, ended(count), []),
});
export const right =
  (worker: string, more: object = {}) =>
  ({ request }: ShardJob) =>
    found(worker, textsOf(request.part!), more);
/** Right as far as the judge sees, but not all. */
export const wrong = (worker: string) => () => found(worker, ['x']);

/** A solution is one word in small letters; it may be read in capital ones. Words with a q in them are wrong. */
const puzzle = {
  ...fakePuzzle([]),
  texts: { said: (p: { n: number }) => ({ en: `${p.n.toFixed(0)} said`, id: `${p.n.toFixed(0)} kata` }) },
  instance: { help: { code: 'word' }, parse: parsed, format: String, lines: 'one' },
  solution: {
    help: { code: 'word' },
    parse: (text: string) => (/^\w+$/.test(text) ? parsed(text.toLowerCase()) : refused({ code: 'no-word' })),
    format: String,
    kind: 'position',
  },
  judge: async () => ({ verify: (word: string) => (/q/.test(word) ? [{ text: { code: 'has-q' } }] : []), key: String }),
} as unknown as AnyPuzzle;

export type Own = 'right' | 'refused' | 'out of memory';

/** What the coordinator's own thread says. */
const localOf = (own: Own, goal: 'all' | 'count'): Coordination['local'] => ({
  ask: (() => ({
    done: Promise.resolve(
      own === 'refused'
        ? { ok: false, problem: { text: { code: 'bad' } }, of: 'instance' }
        : { ok: true, ask: 'split', text: 't', strategy: 's', goal, shards: SHARDS },
    ),
    cancel: () => undefined,
  })) as never,
  solve(asked, listener = () => undefined) {
    const events: SolveEvent[] =
      own === 'refused'
        ? [{ type: 'refused', problem: { text: { code: 'bad' } } }]
        : own === 'right'
          ? [...(goal === 'all' ? [{ type: 'solutions' as const, texts: textsOf(asked.part!) }] : []), ended(2)]
          : [{ ...ended(0), ending: 'out of room' }];
    for (const event of events) listener(event);
    return { done: Promise.resolve(events.at(-1)!), cancel: () => undefined };
  },
  close: () => undefined,
});

const open: FleetWorkers[] = [];
/** Ends what a test has left. */
export function closeFleets(): void {
  for (const workers of open.splice(0)) workers.close();
}

export function setUp({
  compared = 0,
  another = Number.POSITIVE_INFINITY,
  own = 'right' as Own,
  goal = 'all' as 'all' | 'count',
  isCancelled = (): boolean => false,
} = {}) {
  const queue = new FakeQueue();
  const notices: Notice[] = [];
  const workers = new FleetWorkers({
    queue,
    local: localOf(own, goal),
    puzzle,
    search: 'search',
    version: '1.0.0',
    tell: (notice) => void notices.push(notice),
    beat: async () => isCancelled(),
    compared,
    paces: { look: 1, lookAfter: 5, another },
  });
  open.push(workers);
  const events: SolveEvent[] = [];
  const request: SolveRequest = { puzzle: 'p', text: 't', goal };
  const job = solveDivided(workers, steadyPlatform().now, request, (event) => void events.push(event));
  const reported = () => events.flatMap((event) => (event.type === 'solutions' ? event.texts : []));
  return { queue, notices, job, reported, events };
}
