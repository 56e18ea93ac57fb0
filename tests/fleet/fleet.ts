/** A fleet of real processes that a test can kill: one coordinator and some workers, on one queue. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { Duplex } from 'node:stream';
import { bin, env, type Result, teka } from '../cli-run.ts';
import { preload } from '../preloads/index.ts';
import { until } from '../until.ts';

/** A `teka` that is running. */
export class Running {
  readonly child: ChildProcess;
  out = '';
  err = '';
  readonly ended: Promise<Result>;
  /** After how many shards it has halted, a line each. */
  #halts = '';

  /** It halts after so many shards are in its journal, where numbers are given, until it is told to go on. */
  constructor(args: readonly string[], halts: readonly number[] = []) {
    const before = halts.length > 0 ? [preload('halt-at-shard')] : [];
    this.child = spawn(process.execPath, [...before, bin, ...args], {
      env: { ...env, TEKA_HALTS: halts.join() },
      stdio: ['pipe', 'pipe', 'pipe', ...(halts.length > 0 ? (['pipe'] as const) : [])],
    });
    this.child.stdout!.on('data', (chunk) => {
      this.out += chunk;
    });
    this.child.stderr!.on('data', (chunk) => {
      this.err += chunk;
    });
    this.#channel?.on('data', (chunk) => {
      this.#halts += chunk;
    });
    this.#channel?.on('error', () => undefined);
    this.ended = new Promise((go) => {
      this.child.on('close', (code) => go({ code, out: this.out, err: this.err }));
    });
  }

  get #channel(): Duplex | undefined {
    return this.child.stdio[3] as Duplex | undefined;
  }

  get isOver(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** Waits until it halts after so many shards. */
  async halted(shards: number): Promise<void> {
    const isThere = () => this.#halts.split('\n').includes(String(shards));
    await until(() => isThere() || this.isOver);
    if (!isThere()) throw new Error(`it ended before ${shards} shards: ${this.err}`);
  }

  goOn(): void {
    this.#channel?.write('.');
  }

  /** Ends it with this signal; resolves when it is gone. */
  async signal(signal: NodeJS.Signals): Promise<Result> {
    this.child.kill(signal);
    return this.ended;
  }
}

export class Fleet {
  workers: Running[] = [];
  #coordinator: Running | undefined;

  constructor(
    readonly address: string,
    readonly journal: string,
    private readonly task: readonly string[],
  ) {}

  hire(count: number, ...flags: string[]): void {
    for (let i = 0; i < count; i++) {
      this.workers.push(new Running(['fleet', 'worker', '--queue', this.address, '--threads', '1', ...flags]));
    }
  }

  start(...flags: string[]): Running {
    return this.#start(flags);
  }

  /** The coordinator halts after so many shards each. */
  startHalting(...halts: number[]): Running {
    return this.#start([], halts);
  }

  #start(flags: readonly string[], halts?: readonly number[]): Running {
    const where = ['--queue', this.address, '--journal', this.journal];
    this.#coordinator = new Running(['fleet', 'start', ...this.task, ...where, ...flags], halts);
    return this.#coordinator;
  }

  /** The coordinator that was started last. */
  get coordinator(): Running {
    if (!this.#coordinator) throw new Error('no coordinator was started');
    return this.#coordinator;
  }

  /** What the queue says of all its searches. */
  async status(): Promise<{
    readonly waiting: number;
    readonly active: number;
    readonly searches: readonly unknown[];
  }> {
    return JSON.parse((await teka(['fleet', 'status', '--queue', this.address, '--json'])).out);
  }

  /** The shards in the journal. */
  get finished(): number {
    if (!existsSync(this.journal)) return 0;
    return readFileSync(this.journal, 'latin1')
      .split('\n')
      .filter((line) => line.startsWith('{"shard"')).length;
  }

  /** Waits until this many shards are finished, while the coordinator runs. */
  async reached(shards: number): Promise<void> {
    const { coordinator } = this;
    await until(() => this.finished >= shards || coordinator.isOver);
    if (this.finished < shards) {
      throw new Error(`the coordinator ended after ${this.finished} shards: ${coordinator.err}`);
    }
  }

  async end(): Promise<void> {
    const all = [...this.workers, ...(this.#coordinator ? [this.#coordinator] : [])];
    await Promise.all(all.map((one) => one.signal('SIGKILL')));
  }
}
