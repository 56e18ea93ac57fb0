/**
 * The host's side of a worker, the same on every platform: one job at a time, a queue, cancel and time limit that always
 * work, and no silence when a worker dies.
 *
 * Cancelling first raises a shared flag, which a well-behaved search sees within milliseconds and answers with its last
 * figures. Where there is no shared memory, or the search does not answer within the grace time, the worker is ended,
 * and the last figures it reported stand.
 */
import type { Budget, SolveEvent, SolveRequest } from '../contract/index.ts';
import type { Question, ReplyTo } from '../engine/ask.ts';
import { type FromWorker, isLast, type ToWorker } from '../engine/worker-protocol.ts';
import { type Cut, type Listener, type Outcome, questionReceiver, type Receiver, solveReceiver } from './receiver.ts';

/** A live worker. */
export interface Port {
  /** The milliseconds are the limit of a question, where it has one. */
  post(message: ToWorker, milliseconds?: number | undefined): void;
  end(): void;
}

/** What a platform provides. */
export interface Platform {
  /**
   * Starts a worker; every message goes to `receive`, and `died` is called at most once. Where `receive` returns a promise, the
   * worker should not run far ahead of it.
   */
  spawn(receive: (message: FromWorker) => unknown, died: (detail: string) => void): Port;
  /** Calls back after some milliseconds unless the returned function is called before. */
  after(milliseconds: number, callback: () => void): () => void;
  /** Whether memory can be shared with a worker. */
  readonly sharedMemory: boolean;
}

export interface Job<T> {
  /** Rejects only with what the job's listener threw. */
  readonly done: Promise<T>;
  cancel(): void;
}

/** How long a worker has to answer a cancel, or to notice its own time limit. */
const GRACE = 400;
/** How long a worker may take to start before its time limit counts anyway. */
const STARTING = 10_000;
/** The longest a timer can wait; beyond that it would fire at once. A limit that long needs no watching. */
const LONGEST = 2 ** 31 - 1;

interface Entry extends Receiver {
  readonly message: ToWorker;
  readonly milliseconds: number | undefined;
}

export class Client {
  #port: Port | undefined;
  #queue: Entry[] = [];
  #active: Entry | undefined;
  #disarm: (() => void)[] = [];
  #jobs = 0;

  constructor(private readonly platform: Platform) {}

  /**
   * Runs a solve; every event is heard, and the promise resolves with the last one. A listener that throws hears nothing
   * more: its job is cancelled, and the promise rejects with what it threw. Other jobs go on.
   */
  solve(request: SolveRequest, listener: Listener = () => undefined): Job<SolveEvent> {
    return this.#enqueue({ solve: request }, timeLimitOf(request), (outcome) => solveReceiver(listener, outcome));
  }

  /** Asks one question; once the milliseconds are over, the reply is a refusal with the code `out-of-time`. */
  ask<Q extends Question>(question: Q, { milliseconds }: Pick<Budget, 'milliseconds'> = {}): Job<ReplyTo<Q>> {
    return this.#enqueue({ ask: question }, milliseconds, (outcome) => questionReceiver<Q>(outcome));
  }

  /** Starts the worker before there is a job for it. One that does not start is told of by the first job. */
  start(): void {
    try {
      this.#port ??= this.#spawn();
    } catch {
      // The first job tries again.
    }
  }

  /** Ends the worker and every job. */
  close(): void {
    const open = [this.#active, ...this.#queue];
    this.#queue = [];
    this.#drop();
    for (const entry of open) entry?.conclude('cancelled');
  }

  #enqueue<T>(
    what: { solve: SolveRequest } | { ask: Question },
    milliseconds: number | undefined,
    receive: (outcome: Outcome<T>) => Receiver,
  ): Job<T> {
    let outcome!: Outcome<T>;
    const done = new Promise<T>((settle, reject) => {
      const fail = (error: unknown) => {
        reject(error);
        this.#cancel(entry);
      };
      outcome = { settle, fail };
    });
    const flag = this.platform.sharedMemory ? { flag: new Int32Array(new SharedArrayBuffer(4)) } : {};
    const entry: Entry = { message: { job: ++this.#jobs, ...flag, ...what }, milliseconds, ...receive(outcome) };
    this.#queue.push(entry);
    this.#next();
    return { done, cancel: () => this.#cancel(entry) };
  }

  #next(): void {
    if (this.#active) return;
    const entry = this.#queue.shift();
    if (!entry) return;
    this.#active = entry;
    if ('ask' in entry.message) this.#limit(entry);
    else this.#watch(entry, STARTING + GRACE);
    try {
      this.#port ??= this.#spawn();
      // The limit of a solve is in its request.
      this.#port.post(entry.message, 'ask' in entry.message ? entry.milliseconds : undefined);
    } catch (error) {
      this.#abandon({ died: String(error) });
    }
  }

  /** A worker that was given up may still report its death; only the present one counts. */
  #spawn(): Port {
    const port: Port = this.platform.spawn(
      (message) => this.#receive(message),
      (died) => {
        if (port === this.#port) this.#abandon({ died });
      },
    );
    return port;
  }

  #receive(message: FromWorker): unknown {
    const entry = this.#active;
    if (entry?.message.job !== message.job) return undefined;
    // The time limit is for the search alone; the time to start a worker does not count.
    if ('event' in message && message.event.type === 'started') this.#watch(entry, GRACE);
    const last = 'reply' in message || isLast(message.event);
    // Released before calling the listener, which may close us or ask for more.
    if (last) this.#release();
    const heard = entry.receive(message);
    if (last) this.#next();
    return heard;
  }

  /** Ends a job that overruns its time limit by more than it is allowed to. */
  #watch({ milliseconds = Number.POSITIVE_INFINITY }: Entry, allowance: number): void {
    if (milliseconds + allowance <= LONGEST) this.#arm(milliseconds + allowance, 'out of budget');
  }

  /** A question has no figures to wait for: it is answered the moment its time is over, and the worker is told to stop. */
  #limit(entry: Entry): void {
    const { milliseconds = Number.POSITIVE_INFINITY } = entry;
    if (milliseconds > LONGEST) return;
    const timeIsOver = () => {
      entry.conclude('out of budget');
      this.#cancel(entry);
    };
    this.#disarm.push(this.platform.after(milliseconds, timeIsOver));
  }

  #cancel(entry: Entry): void {
    if (entry !== this.#active) {
      if (!this.#queue.includes(entry)) return;
      this.#queue = this.#queue.filter((e) => e !== entry);
      entry.conclude('cancelled');
    } else if (entry.message.flag) {
      Atomics.store(entry.message.flag, 0, 1);
      this.#arm(GRACE, 'cancelled');
    } else {
      this.#abandon('cancelled');
    }
  }

  #arm(milliseconds: number, how: 'cancelled' | 'out of budget'): void {
    this.#disarm.push(this.platform.after(milliseconds, () => this.#abandon(how)));
  }

  /** The worker is lost or to be lost: the active job ends, the next one gets a new worker. */
  #abandon(how: Cut): void {
    const entry = this.#active;
    this.#drop();
    entry?.conclude(how);
    this.#next();
  }

  #release(): void {
    for (const disarm of this.#disarm) disarm();
    this.#disarm = [];
    this.#active = undefined;
  }

  #drop(): void {
    this.#port?.end();
    this.#port = undefined;
    this.#release();
  }
}

/** The time limit of a request. Requests may be malformed; the worker refuses those, and they have no limit here. */
function timeLimitOf(request: SolveRequest | undefined): number | undefined {
  const milliseconds: unknown = request?.budget?.milliseconds;
  return typeof milliseconds === 'number' ? milliseconds : undefined;
}
