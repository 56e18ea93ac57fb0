/**
 * Tables kept as files in the user's cache folder, one file for each name.
 *
 * A file is written whole under a name of its own and then renamed: whoever reads meanwhile sees the old one or the new
 * one, and two workers that write at once do no harm. Everything is done in one go, without waiting in between, because a
 * worker may be ended as soon as it has answered.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import type { Store } from '../../contract/index.ts';
import { isSafeName, outdatedBy } from '../versions.ts';

const ENDING = '.bin';
const DRAFT = '.part';
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
  // The XDG base directory specification has relative paths ignored.
  return env.XDG_CACHE_HOME && isAbsolute(env.XDG_CACHE_HOME) ? env.XDG_CACHE_HOME : inHome('.cache');
}

/** Keeps things in a folder, which is made when something is first written. */
export function folderStore(folder: string): Store {
  const fileOf = (name: string) => join(folder, name + ENDING);
  return {
    async read(name) {
      if (!isSafeName(name)) return undefined;
      return attempt(() => {
        const { buffer, byteOffset, byteLength } = readFileSync(fileOf(name));
        return new Uint8Array(buffer, byteOffset, byteLength);
      });
    },
    async write(name, bytes) {
      if (!isSafeName(name)) return;
      const draft = `${fileOf(name)}.${randomUUID()}${DRAFT}`;
      attempt(() => {
        makeFolder(folder);
        writeFileSync(draft, bytes, { flag: 'wx' });
        renameSync(draft, fileOf(name));
      });
      attempt(() => rmSync(draft, { force: true }));
      attempt(() => tidy(folder, name));
    },
  };
}

/**
 * Makes a folder and those above it that are missing. Node's own way to do so never ends where the system answers that a
 * folder is not there while it is being made, as it does in /proc.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  // Somebody else may have made it meanwhile.
  attempt(() => mkdirSync(folder));
}

/** Removes what the name makes outdated, and drafts that nobody will finish. */
function tidy(folder: string, name: string): void {
  const files = readdirSync(folder);
  const names = files.filter((file) => file.endsWith(ENDING)).map((file) => file.slice(0, -ENDING.length));
  const drafts = files.filter((file) => file.endsWith(DRAFT)).map((file) => join(folder, file));
  for (const other of outdatedBy(name, names)) remove(join(folder, other + ENDING));
  // A draft that is gone by now was finished or removed by somebody else.
  for (const draft of drafts) if (attempt(() => isAbandoned(draft)) === true) remove(draft);
}

const isAbandoned = (draft: string): boolean => Date.now() - statSync(draft).mtimeMs > ABANDONED;

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

/** Somebody without a home has none; asking for it then throws. */
const home = (): string | undefined => attempt(homedir);
