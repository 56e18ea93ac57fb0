/**
 * Real servers for the tests of a fleet: Debian's Redis and PostgreSQL, each in a folder and at a port of its own. Where one is
 * missing, it is installed if that is ours to do; a build server must have both.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../until.ts';

export interface Server {
  readonly address: string;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
  /** Starts it again, with what was on its disk. */
  start(): Promise<void>;
  /** Empties it. */
  wipe(): Promise<void>;
  remove(): Promise<void>;
}

const isRoot = process.getuid?.() === 0;

function install(what: string): void {
  if (!existsSync('/usr/bin/apt-get') || !isRoot) return;
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' } as const;
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', what], options);
}

const inPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(':')
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** Debian keeps each version of PostgreSQL in a folder of its own, out of the path. */
function postgresFolder(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const newest = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a))[0] : undefined;
  const folders = newest === undefined ? [] : [join(versions, newest, 'bin')];
  const found = inPath('initdb');
  return [...folders, ...(found ? [join(found, '..')] : [])].find((folder) => existsSync(join(folder, 'initdb')));
}

function thereOrInstalled<T>(find: () => T | undefined, what: string): T | undefined {
  const there = find();
  if (there !== undefined) return there;
  install(what);
  return find();
}

const freePort = (): Promise<number> =>
  new Promise((settle) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => settle(port));
    });
  });

/** A process that is started again and again. */
class Daemon {
  #child: ReturnType<typeof spawn> | undefined;

  constructor(
    private readonly program: string,
    private readonly args: readonly string[],
    private readonly owner: Readonly<Record<string, number>>,
    private readonly isUp: () => boolean,
  ) {}

  async start(): Promise<void> {
    await until(() => {
      // What is left of the one before, which was killed, may keep it from starting for a moment.
      if (this.#isGone) this.#child = spawn(this.program, this.args, { stdio: 'ignore', ...this.owner });
      return this.isUp();
    });
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || this.#isGone) return;
    const gone = new Promise((go) => child.once('exit', go));
    child.kill('SIGKILL');
    await gone;
  }

  get #isGone(): boolean {
    return !this.#child || this.#child.exitCode !== null || this.#child.signalCode !== null;
  }
}

/** Undefined where there is no Redis. */
export async function redis(): Promise<Server | undefined> {
  const program = thereOrInstalled(() => inPath('redis-server'), 'redis-server');
  if (!program) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'teka-redis-'));
  const port = await freePort();
  const cli = (...args: string[]) => spawnSync('redis-cli', ['-p', String(port), ...args], { encoding: 'utf8' }).stdout;
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--appendonly', 'yes', '--save', ''];
  const daemon = new Daemon(program, args, {}, () => cli('ping')?.trim() === 'PONG');
  await daemon.start();
  return {
    address: `redis://127.0.0.1:${port}`,
    kill: () => daemon.kill(),
    start: () => daemon.start(),
    wipe: async () => void cli('flushall'),
    async remove() {
      await daemon.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isRemoved(folder: string): boolean {
  try {
    rmSync(folder, { recursive: true, force: true });
    return true;
  } catch {
    return false;
  }
}

/**
 * Undefined where there is no PostgreSQL. It may do without waiting for the disk: what it has written is there after it was
 * killed, though not after a power cut.
 */
export async function postgres({ waitsForDisk = true } = {}): Promise<Server | undefined> {
  const bin = thereOrInstalled(postgresFolder, 'postgresql');
  if (!bin) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'teka-postgres-'));
  const port = await freePort();
  // PostgreSQL refuses to run as root.
  const number = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const owner: Readonly<Record<string, number>> = isRoot ? { uid: number('-u'), gid: number('-g') } : {};
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid!);
  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'teka', '-A', 'trust', '--no-sync'], {
    stdio: 'ignore',
    ...owner,
  });
  const where = ['-h', '127.0.0.1', '-p', String(port)];
  const isUp = () => spawnSync(join(bin, 'pg_isready'), where).status === 0;
  const args = ['-D', data, ...where, '-k', folder, ...(waitsForDisk ? [] : ['-c', 'fsync=off'])];
  const daemon = new Daemon(join(bin, 'postgres'), args, owner, isUp);
  await daemon.start();
  const sql =
    "do $$ declare t text; begin for t in select tablename from pg_tables where schemaname = 'teka' and tablename not like '%migration%' loop execute 'truncate teka.' || quote_ident(t) || ' cascade'; end loop; end $$";
  return {
    address: `postgres://teka@127.0.0.1:${port}/postgres`,
    kill: () => daemon.kill(),
    start: () => daemon.start(),
    async wipe() {
      const psql = [...where, '-U', 'teka', '-d', 'postgres', '-c', sql];
      // A worker may be in the way at that moment.
      await until(() => spawnSync(join(bin, 'psql'), psql).status === 0);
    },
    async remove() {
      await daemon.kill();
      // Its own processes may outlive it, and write, for a moment.
      await until(() => isRemoved(folder));
    },
  };
}
