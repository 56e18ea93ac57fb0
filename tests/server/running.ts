/** The built server in a process of its own, as people run it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { bin, env } from '../cli-run.ts';

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

  static start(...flags: string[]): Promise<Running> {
    const child = spawn(process.execPath, [bin, 'serve', '--port', '0', '--json', ...flags], { env });
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
/** Takes for ever. */
export const ENDLESS = {
  puzzle: '15',
  strategy: 'ida-star',
  text: '21 5 13 1 14 32\n16 7 17 - 2 19\n33 8 30 26 24 4\n28 22 20 6 18 12\n3 15 25 11 31 34\n35 29 23 10 27 9',
};

/** Asks again and again until it is so; tests have a limit of their own. */
export async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await new Promise((go) => setTimeout(go, 20));
}
