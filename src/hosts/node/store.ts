/**
 * Tables kept as files in the user's cache folder, one file for each name.
 *
 * The folder may hold files of other programs too, since a person may name any folder. The store writes, reads and removes
 * only regular files whose whole name is of its own form: `teka-<name>.bin`, and `teka-<name>.bin.<UUID>.part` for a draft.
 *
 * A file is written whole under a name of its own and then renamed: a reader meanwhile sees the old one or the new
 * one, and two workers that write at once do no harm. Everything is done in one go, without waiting in between, because a
 * worker may be ended as soon as it has answered.
 */
import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import type { Store } from '../../contract/index.ts';
import { isSafeName, outdatedBy } from '../versions.ts';

const KEPT = /^teka-([a-z0-9-]+)\.bin$/;
const DRAFT = /^teka-[a-z0-9-]+\.bin\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.part$/;
/** A draft this old was left behind by a process that is gone. */
const ABANDONED = 60 * 60 * 1000;

/** The store that the environment asks for; none where there is no place for one, or where none is wanted. */
export function userStore(): Store | undefined {
  const folder = cacheFolder(process.env, process.platform, home());
  return folder === undefined ? undefined : folderStore(folder);
}

/** `TEKA_CACHE` names another folder; an empty one means that nothing is to be kept. */
export function cacheFolder(
  env: NodeJS.ProcessEnv,
  platform: NodeJS.Platform,
  homeFolder: string | undefined,
): string | undefined {
  if (env.TEKA_CACHE !== undefined) return env.TEKA_CACHE === '' ? undefined : env.TEKA_CACHE;
  const base = cacheBase(env, platform, homeFolder);
  return base === undefined ? undefined : join(base, 'teka');
}

function cacheBase(
  env: NodeJS.ProcessEnv,
  platform: NodeJS.Platform,
  homeFolder: string | undefined,
): string | undefined {
  const inHome = (...path: string[]) => (homeFolder ? join(homeFolder, ...path) : undefined);
  if (platform === 'win32') return env.LOCALAPPDATA || inHome('AppData', 'Local');
  if (platform === 'darwin') return inHome('Library', 'Caches');
  // The XDG base directory specification says to ignore relative paths.
  return env.XDG_CACHE_HOME && isAbsolute(env.XDG_CACHE_HOME) ? env.XDG_CACHE_HOME : inHome('.cache');
}

/** Keeps things in a folder, which is made when something is first written. */
export function folderStore(folder: string): Store {
  return {
    async read(name) {
      if (!isSafeName(name)) return undefined;
      return attempt(() => readRegular(fileOf(folder, name)));
    },
    async write(name, bytes) {
      if (!isSafeName(name)) return;
      const draft = `${fileOf(folder, name)}.${crypto.randomUUID()}.part`;
      attempt(() => {
        makeFolder(folder);
        writeFileSync(draft, bytes, { flag: 'wx' });
        renameSync(draft, fileOf(folder, name));
      });
      attempt(() => rmSync(draft, { force: true }));
      attempt(() => tidy(folder, name));
    },
  };
}

const fileOf = (folder: string, name: string): string => join(folder, `teka-${name}.bin`);

/**
 * Makes a folder and those above it that are missing. Node's own way to do so never ends where the system answers that a
 * folder is not there while it is being made, as it does in /proc.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  // Another process may have made it meanwhile.
  attempt(() => mkdirSync(folder));
}

/** The content of a regular file. A pipe in its place is opened without waiting for a writer, and not read. */
function readRegular(file: string): Uint8Array | undefined {
  const opened = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    if (!fstatSync(opened).isFile()) return undefined;
    const { buffer, byteOffset, byteLength } = readFileSync(opened);
    return new Uint8Array(buffer, byteOffset, byteLength);
  } finally {
    closeSync(opened);
  }
}

/** Removes what the name makes outdated, and drafts that no process will finish. */
function tidy(folder: string, name: string): void {
  const entries = readdirSync(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  const names = files.flatMap((file) => KEPT.exec(file)?.[1] ?? []);
  const drafts = files.filter((file) => DRAFT.test(file)).map((file) => join(folder, file));
  for (const other of outdatedBy(name, names)) remove(fileOf(folder, other));
  // A draft that is gone by now was finished or removed by another process.
  for (const draft of drafts) if (attempt(() => isAbandoned(draft)) === true) remove(draft);
}

const isAbandoned = (draft: string): boolean => Date.now() - lstatSync(draft).mtimeMs > ABANDONED;

/** What cannot be removed stays, and keeps nothing else from being removed. */
const remove = (file: string): void => attempt(() => rmSync(file, { force: true }));

/** A full disk or a missing permission only means that nothing is kept. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** The user's home folder; undefined for a user without one, since `homedir` then throws. */
const home = (): string | undefined => attempt(homedir);
