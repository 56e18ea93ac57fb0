/** The built server in a process of its own, as people run it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { bin, env } from '../cli-run.ts';
import { preloadAll } from '../preloads/index.ts';

/** In seconds: no test depends on how much a machine does within a limit of time. */
const DAYS = '1000000';

export class Running {
  private constructor(
    readonly child: ChildProcess,
    readonly url: string,
    private readonly said: { err: string },
    /** Resolves with the exit code. */
    readonly ended: Promise<number | null>,
  ) {}

  /** The lines of its log. */
  get log(): readonly Readonly<Record<string, unknown>>[] {
    return this.said.err
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line));
  }

  /** With a limit of days on each request, unless another one is given. */
  static start(...flags: string[]): Promise<Running> {
    return Running.#start(flags);
  }

  /** The ends of its own searches are held back: until a file is there, or until they are cancelled. */
  static startHeld(file: string, ...flags: string[]): Promise<Running> {
    return Running.#start(flags, { ...preloadAll('held-ends'), TEKA_GO: file });
  }

  static #start(flags: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<Running> {
    const args = [bin, 'serve', '--port', '0', '--json', '--max-time', DAYS, ...flags];
    const child = spawn(process.execPath, args, { env: { ...env, ...more } });
    const said = { out: '', err: '' };
    const ended = new Promise<number | null>((go) => void child.on('close', go));
    child.stderr.on('data', (chunk) => {
      said.err += chunk;
    });
    return new Promise((settle, fail) => {
      child.stdout.on('data', (chunk) => {
        said.out += chunk;
        if (!said.out.includes('\n')) return;
        const { url, error } = JSON.parse(said.out);
        if (error) fail(new Error(error.message));
        else settle(new Running(child, url, said, ended));
      });
      void ended.then((code) => fail(new Error(`it ended with ${code}: ${said.err}`)));
    });
  }

  /** Asks it to end, and waits. */
  async stop(): Promise<number | null> {
    this.child.kill('SIGTERM');
    return this.ended;
  }

  /** A figure of its metrics, by its name and label. */
  async figure(name: string): Promise<number> {
    const text = await (await fetch(`${this.url}metrics`)).text();
    const line = text.split('\n').find((one) => one.startsWith(`${name} `));
    return Number(line?.slice(name.length + 1));
  }
}

/** A request with a body, or with something else in its place. */
export const post = (
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...(signal && { signal }),
  });

/** Takes a few milliseconds. */
export const QUICK = { puzzle: '24', text: '5 5 5 5' };
