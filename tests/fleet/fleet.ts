/** A fleet of real processes that a test can kill: one coordinator and some workers, on one queue. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { bin, env, type Result, teka } from '../cli-run.ts';

/** A `teka` that is running. */
export class Running {
  readonly child: ChildProcess;
  out = '';
  err = '';
  readonly ended: Promise<Result>;

  constructor(args: readonly string[], more: NodeJS.ProcessEnv = {}) {
    this.child = spawn(process.execPath, [bin, ...args], { env: { ...env, ...more } });
    this.child.stdout!.on('data', (chunk) => {
      this.out += chunk;
    });
    this.child.stderr!.on('data', (chunk) => {
      this.err += chunk;
    });
    this.ended = new Promise((go) => {
      this.child.on('close', (code) => go({ code, out: this.out, err: this.err }));
    });
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
    const where = ['--queue', this.address, '--journal', this.journal];
    this.#coordinator = new Running(['fleet', 'start', ...this.task, ...where, ...flags]);
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
    while (this.finished < shards) {
      if (this.#coordinator?.child.exitCode != null) {
        throw new Error(`the coordinator ended after ${this.finished} shards: ${this.#coordinator.err}`);
      }
      await new Promise((go) => setTimeout(go, 20));
    }
  }

  async end(): Promise<void> {
    const all = [...this.workers, ...(this.#coordinator ? [this.#coordinator] : [])];
    await Promise.all(all.map((one) => one.signal('SIGKILL')));
  }
}
