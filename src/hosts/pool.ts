/**
 * Several workers behind one queue: each job goes to the first that is free. Workers are started when they are needed, or
 * before that where it is known that they will be.
 */
import { refused, type SolveEvent, type SolveRequest } from '../contract/index.ts';
import type { Question, Reply, ReplyTo } from '../engine/ask.ts';
import { engineText } from '../engine/texts.ts';
import type { Client, Job } from './client.ts';
import type { Listener } from './receiver.ts';

/** What does jobs: one client, or many. */
export interface Workers extends Pick<Client, 'solve' | 'ask' | 'close'> {
  readonly size: number;
  /**
   * Starts workers before there are jobs for them. All but the first may be asked a question that the first is about to be asked,
   * so that they too have made what its answer takes when they get what comes of it.
   */
  start(question?: Question, limit?: { readonly milliseconds?: number }): void;
}

interface Waiting {
  begin(client: Client): Promise<unknown>;
  cancel(): void;
}

export class Pool implements Workers {
  readonly #free = new Set<Client>();
  #clients: Client[] = [];
  #queue: Waiting[] = [];

  constructor(
    private readonly newClient: () => Client,
    readonly size: number,
  ) {}

  solve(request: SolveRequest, listener: Listener = () => undefined): Job<SolveEvent> {
    return this.#enqueue(
      (client) => client.solve(request, listener),
      () => {
        const stats = { nodes: 0, milliseconds: 0, prepareMilliseconds: 0 };
        const event: SolveEvent = { type: 'ended', ending: 'cancelled', count: 0, proven: false, stats };
        listener(event);
        return event;
      },
    );
  }

  ask<Q extends Question>(question: Q, limit?: { readonly milliseconds?: number }): Job<ReplyTo<Q>> {
    return this.#enqueue(
      (client) => client.ask(question, limit),
      () => ({ ...refused(engineText('cancelled')), of: 'instance' }) satisfies Reply as ReplyTo<Q>,
    );
  }

  start(question?: Question, limit?: { readonly milliseconds?: number }): void {
    for (let client = this.#another(); client; client = this.#another()) {
      client.start();
      this.#free.add(client);
    }
    if (!question) return;
    for (const client of [...this.#free].filter((one) => one !== this.#clients[0])) {
      this.#use(client, client.ask(question, limit).done);
    }
  }

  close(): void {
    for (const waiting of this.#queue) waiting.cancel();
    for (const client of this.#clients) client.close();
    [this.#queue, this.#clients] = [[], []];
    this.#free.clear();
  }

  /** A job that is cancelled before it has a worker ends with `cancelled`. */
  #enqueue<T>(begin: (client: Client) => Job<T>, cancelled: () => T): Job<T> {
    let cancel!: () => void;
    const done = new Promise<T>((settle, fail) => {
      const waiting: Waiting = {
        begin(client) {
          const job = begin(client);
          cancel = () => job.cancel();
          job.done.then(settle, fail);
          return job.done;
        },
        cancel: () => settle(cancelled()),
      };
      cancel = () => {
        if (!this.#queue.includes(waiting)) return;
        this.#queue = this.#queue.filter((other) => other !== waiting);
        waiting.cancel();
      };
      this.#queue.push(waiting);
    });
    this.#next();
    return { done, cancel: () => cancel() };
  }

  #next(): void {
    while (this.#queue.length > 0) {
      // Always the first: so a second question on the same board comes to the worker that remembers the first one.
      const client = this.#clients.find((one) => this.#free.has(one)) ?? this.#another();
      if (!client) return;
      this.#use(client, this.#queue.shift()!.begin(client));
    }
  }

  /** A client is free again when its job is done. */
  #use(client: Client, job: Promise<unknown>): void {
    this.#free.delete(client);
    const free = () => {
      if (!this.#clients.includes(client)) return;
      this.#free.add(client);
      this.#next();
    };
    job.then(free, free);
  }

  #another(): Client | undefined {
    if (this.#clients.length >= this.size) return undefined;
    const client = this.newClient();
    this.#clients.push(client);
    return client;
  }
}
