/** One piece of work at the desk. It may begin twice, but its caller hears of one beginning only. */
import { refused, type SolveEvent, type SolveRequest, type Text } from '../../../contract/index.ts';
import type { Question, Reply, ReplyTo } from '../../../engine/ask.ts';
import { engineText } from '../../../engine/texts.ts';
import type { Client, Job } from '../../../hosts/client.ts';

/** How a kind of work is done: what it does, and how it ends where it is not done. */
interface Kind<T> {
  begin(client: Client, hear: (event: SolveEvent) => void): Job<T>;
  tell(event: SolveEvent): void;
  /** What comes of it where it is cancelled before it began. */
  cancelled(): T;
  failed(why: Text): T;
}

/** One beginning, on one worker. */
interface Beginning<T> {
  readonly job: Job<T>;
  /** What it told, as long as it may not count. */
  held: SolveEvent[] | undefined;
  isPutBack: boolean;
}

const NOTHING = { nodes: 0, milliseconds: 0, prepareMilliseconds: 0 };

export class Task<T = unknown> {
  readonly done: Promise<T>;
  onCancel: () => void = () => undefined;
  /** Whether it may wait for as long as it takes. */
  isPatient = false;
  #settle!: (value: T) => void;
  #reject!: (error: unknown) => void;
  #now: Beginning<T> | undefined;
  #isOver = false;
  #failure: Text | undefined;

  private constructor(
    readonly caller: string,
    private readonly kind: Kind<T>,
  ) {
    this.done = new Promise((settle, reject) => {
      this.#settle = settle;
      this.#reject = reject;
    });
  }

  static solve(caller: string, request: SolveRequest, listener: (event: SolveEvent) => void): Task<SolveEvent> {
    return new Task<SolveEvent>(caller, {
      begin: (client, hear) => client.solve(request, hear),
      tell: listener,
      cancelled() {
        const last: SolveEvent = { type: 'ended', ending: 'cancelled', count: 0, proven: false, stats: NOTHING };
        listener(last);
        return last;
      },
      failed: (text) => ({ type: 'failed', text, stats: NOTHING }),
    });
  }

  static ask<Q extends Question>(
    caller: string,
    question: Q,
    limit?: { readonly milliseconds?: number },
  ): Task<ReplyTo<Q>> {
    const refusal = (text: Text) => ({ ...refused(text), of: 'instance' }) satisfies Reply as ReplyTo<Q>;
    return new Task<ReplyTo<Q>>(caller, {
      begin: (client) => client.ask(question, limit),
      tell: () => undefined,
      cancelled: () => refusal(engineText('cancelled')),
      failed: refusal,
    });
  }

  /** Begins on a worker; resolves when the worker is free again. `started` is called when the worker says that it has begun. */
  async begin(client: Client, started: () => void = () => undefined): Promise<void> {
    const hear = (event: SolveEvent) => {
      if (event.type === 'started') started();
      this.#hear(beginning, event);
    };
    const beginning: Beginning<T> = {
      job: this.kind.begin(client, hear),
      held: [],
      isPutBack: false,
    };
    this.#now = beginning;
    try {
      const last = await beginning.job.done;
      if (beginning.isPutBack) return;
      this.commit();
      this.#end(this.#failure ? this.kind.failed(this.#failure) : last);
    } catch (error) {
      this.#isOver = true;
      this.#reject(error);
    }
  }

  /** From now on the beginning counts: what it told so far is told on. */
  commit(): void {
    const held = this.#now?.held ?? [];
    if (this.#now) this.#now.held = undefined;
    for (const event of held) this.#tell(event);
  }

  /** Stops the work so that it can begin anew; false where it is over, or to be stopped anyhow. */
  putBack(): boolean {
    const now = this.#now;
    if (this.#isOver || this.#failure || !now?.held) return false;
    [now.isPutBack, now.held, this.#now] = [true, undefined, undefined];
    now.job.cancel();
    return true;
  }

  cancel(): void {
    if (this.#isOver) return;
    if (this.#now) return this.#now.job.cancel();
    this.onCancel();
    this.#end(this.kind.cancelled());
  }

  /** Ends it as a failure now. */
  giveUp(why: Text): void {
    this.fail(why);
    this.#now?.job.cancel();
  }

  /** Has it end as a failure, once its worker is closed. */
  fail(why: Text): void {
    this.#failure = why;
  }

  #hear(beginning: Beginning<T>, event: SolveEvent): void {
    if (beginning.isPutBack) return;
    if (beginning.held) beginning.held.push(event);
    else this.#tell(event);
  }

  #tell(event: SolveEvent): void {
    const isFailure = this.#failure !== undefined && event.type === 'ended';
    this.kind.tell(isFailure ? { type: 'failed', text: this.#failure!, stats: event.stats } : event);
  }

  #end(value: T): void {
    this.#isOver = true;
    this.#settle(value);
  }
}
