/**
 * What comes of the shards of one search. A result is used once it has the form of one, the puzzle's judge accepts all that is
 * in it, and a shard of its worker was searched again by somebody else and came out the same. Results of a worker that is found
 * to be wrong are searched again, all of them.
 */
import type { Text } from '../../../contract/index.ts';
import type { Coordination } from './coordination.ts';
import type { Judged, Judging } from './judging.ts';
import { Names } from './names.ts';
import { newShard, type OpenShard, type OpenShards } from './open-shards.ts';
import type { Returned } from './queue.ts';
import { reasonOf } from './reason.ts';
import { searchShard } from './search-shard.ts';
import { type Fingerprint, fingerprintOf, isSame, isShardResult, type ShardResult, solutionsOf } from './shard-job.ts';
import { fleetText } from './texts.ts';

const COMPARED = 0.02;
/** A shard of which so many results were not used is searched here. */
const MOST_DROPPED = 2;

export class Results {
  readonly #names = new Names();
  /** Results that stay in the queue until more is known of their workers, by their ids. */
  readonly #held = new Map<string, string>();
  /** What was used without being searched again, by its worker. */
  readonly #used = new Map<string, OpenShard[]>();
  /** The workers of results that were used, and are wrong. */
  readonly #wrong: string[] = [];
  /** When something last came back that says anything. */
  #moved = performance.now();

  constructor(
    private readonly fleet: Coordination,
    private readonly open: OpenShards,
    private readonly another: number,
    private readonly judging: () => Judging,
  ) {}

  get held(): ReadonlySet<string> {
    return new Set(this.#held.keys());
  }

  /** These were lost with the queue. */
  lost(shards: readonly OpenShard[]): void {
    for (const { id } of shards) this.#held.delete(id);
  }

  /** Whether this is done with; otherwise it stays in the queue for now. */
  async take({ id, result, reason }: Returned): Promise<boolean> {
    const shard = this.open.with(id);
    // Its own search decides.
    if (!shard || shard.isHere || shard.ready) return true;
    if (reason !== undefined || !isShardResult(result)) return this.#useless(shard, reason);
    const { worker } = result;
    this.#names.see(worker);
    // A second result of the same worker is none.
    if (this.#names.isWrong(worker) || worker === shard.claim?.worker) return this.#again(shard, worker);
    if (!shard.claim && !this.#isChosen(shard, worker) && !this.#isFree(worker)) {
      this.#held.set(id, worker);
      return false;
    }
    const judged = await this.judging().judged(result);
    if (!this.open.has(shard) || shard.isHere) return true;
    this.#moved = performance.now();
    if (judged === 'malformed') return this.#useless(shard, undefined);
    if (judged === 'wrong') return this.#lied(shard, worker);
    if (shard.claim) this.#compare(shard, shard.claim, result, judged);
    else if (this.#isChosen(shard, worker)) this.#putForAnother(shard, result);
    else this.#use(shard, result, judged);
    return true;
  }

  /** What other workers do not come for is searched here; where only failures are left, nothing is gained by waiting. */
  settle(): void {
    const rest = this.open.all;
    if (rest.length === 0) return;
    const now = performance.now();
    const waiting = rest.filter(isForAnother);
    const isIdle = rest.every((one) => one.failure || one.ready || this.#held.has(one.id) || isForAnother(one));
    const isLate = isIdle && now - this.#moved >= this.another;
    for (const shard of waiting) {
      const isAlone = now - shard.since >= this.another && !this.#names.hasOthers(shard.job.avoid);
      if (isLate || isAlone) this.#searchHere(shard);
    }
    if (rest.some(({ failure }) => !failure)) return;
    for (const shard of rest) this.open.fail(shard, fleetText('shards-failed', { shards: rest.length }));
  }

  get #compared(): number {
    return this.fleet.compared ?? COMPARED;
  }

  /** Chooses the first shard of each worker, and of the others some at random: no worker can know which. */
  #isChosen(shard: OpenShard, worker: string): boolean {
    shard.isChosen ??= Math.random() < this.#compared;
    return shard.isChosen || (this.#compared > 0 && this.#names.isNew(worker));
  }

  /** Whether results of a worker are used without being searched again. */
  #isFree = (worker: string): boolean => !this.#isChecking && (this.#compared === 0 || this.#names.isSound(worker));

  /** Whether shards that were used are being looked at again. */
  get #isChecking(): boolean {
    return this.open.all.some(({ client }) => !client);
  }

  #useless(shard: OpenShard, reason: string | undefined): true {
    // Somebody has searched it before.
    if (shard.claim) this.#searchHere(shard);
    else if (reason === undefined) this.#failed(shard, fleetText('shard-result'));
    else this.#failed(shard, reasonOf(reason, this.fleet.puzzle.texts));
    return true;
  }

  #failed(shard: OpenShard, why: Text): void {
    this.#moved = performance.now();
    shard.failure = why;
    this.fleet.tell({ notice: 'failed', shard: shard.job.shard, why });
  }

  #lied(shard: OpenShard, worker: string): true {
    this.fleet.tell({ notice: 'wrong', shard: shard.job.shard, worker });
    this.#distrust(worker);
    return this.#again(shard, worker);
  }

  /** Puts a shard in again for somebody else. */
  #again(shard: OpenShard, worker: string): true {
    shard.dropped++;
    shard.job = { ...shard.job, avoid: shard.claim?.worker ?? worker };
    shard.since = performance.now();
    if (shard.dropped >= MOST_DROPPED) this.#searchHere(shard);
    else shard.isAdded = false;
    return true;
  }

  #putForAnother(shard: OpenShard, result: ShardResult): void {
    this.#names.sampled(result.worker);
    this.open.rename(shard, `${shard.id}-again`);
    shard.job = { ...shard.job, avoid: result.worker };
    shard.claim = fingerprintOf(result);
    shard.since = performance.now();
    shard.isAdded = false;
  }

  #compare(shard: OpenShard, claim: Fingerprint, result: ShardResult, judged: Judged): void {
    if (!isSame(claim, result)) return this.#searchHere(shard, fingerprintOf(result));
    this.#agreed(claim.worker, result.worker);
    this.#use(shard, result, judged);
  }

  #agreed(...workers: readonly string[]): void {
    for (const worker of workers) this.#names.agreed(worker);
    this.#release(this.#names.isSound);
  }

  #release(isReleased: (worker: string) => boolean): void {
    for (const [id, worker] of this.#held) if (isReleased(worker)) this.#held.delete(id);
  }

  #searchHere(shard: OpenShard, other?: Fingerprint): void {
    shard.isHere = true;
    this.fleet.queue.remove([shard.id]).catch(() => undefined);
    const claims = [shard.claim, other].flatMap((claim) => claim ?? []);
    this.#decide(shard, claims).catch((error: unknown) => this.open.broken(error));
  }

  /** Searches a shard here, and compares what workers found with that. */
  async #decide(shard: OpenShard, claims: readonly Fingerprint[]): Promise<void> {
    const { request, shard: name } = shard.job;
    const begun = (job: NonNullable<OpenShard['own']>) => {
      shard.own = job;
    };
    const found = await searchShard(this.fleet.local, request, '', { begun });
    if (!this.open.has(shard)) return;
    this.#moved = performance.now();
    shard.isHere = false;
    delete shard.own;
    if (!found.ok) return this.#undecided(shard, claims, found.problem.text);
    const own = found.value;
    const workers = claims.map(({ worker }) => worker);
    const wrong = claims.filter((claim) => !isSame(claim, own)).map(({ worker }) => worker);
    if (wrong.length > 0) this.fleet.tell({ notice: 'differing', shard: name, workers, wrong });
    for (const worker of wrong) this.#distrust(worker);
    this.#agreed(...workers.filter((worker) => !wrong.includes(worker)));
    if (!shard.client && !isSame(shard.claim!, own)) this.#wrong.push(shard.claim!.worker);
    const { note, nearest } = own;
    this.#use(shard, own, { texts: solutionsOf(own)!, ...(note && { note }), ...(nearest && { nearest }) });
  }

  /** The search here failed, so that nothing is known of the workers. */
  #undecided(shard: OpenShard, claims: readonly Fingerprint[], why: Text): void {
    for (const { worker } of claims) this.#names.unsampled(worker);
    this.#release(() => true);
    if (shard.client) this.#failed(shard, why);
    else this.open.stop(why);
  }

  /** Nothing more of this worker is used, and what was is looked at again. */
  #distrust(worker: string): void {
    if (!this.#names.differed(worker)) return;
    for (const used of this.#used.get(worker) ?? []) this.open.add({ ...used, since: performance.now() });
    this.#used.delete(worker);
    // They are fetched, and dropped.
    this.#release((name) => name === worker);
  }

  #use(shard: OpenShard, result: ShardResult, judged: Judged): void {
    if (!shard.client) {
      this.open.drop(shard);
      this.#checked();
    } else if (this.#isChecking) shard.ready = { result, judged };
    else this.#finish(shard, result, judged);
  }

  /** Once everything is looked at again: goes on, or says that what was used is wrong. */
  #checked(): void {
    if (this.#isChecking) return;
    const [worker] = this.#wrong;
    if (worker !== undefined) {
      return this.open.stop(fleetText('shards-wrong', { shards: this.#wrong.length, worker }));
    }
    for (const shard of this.open.all) if (shard.ready) this.#finish(shard, shard.ready.result, shard.ready.judged);
    this.#release(() => true);
  }

  #finish(shard: OpenShard, result: ShardResult, judged: Judged): void {
    const { worker } = result;
    if (!shard.claim && worker !== '') {
      const again = newShard(`${shard.id}-check`, { ...shard.job, avoid: worker });
      const used = this.#used.get(worker) ?? [];
      used.push({ ...again, claim: fingerprintOf(result) });
      this.#used.set(worker, used);
    }
    this.open.finish(shard, result, judged);
  }
}

/** Whether it is in the queue for somebody else than those who have searched it. */
const isForAnother = ({ isAdded, failure, isHere, ready, job }: OpenShard): boolean =>
  isAdded && !failure && !isHere && !ready && (job.avoid ?? '') !== '';
