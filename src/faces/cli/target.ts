/** Where a file that a person names is written to: a regular file, also through links, or a new one. */
import { fstatSync, type Stats } from 'node:fs';
import { readlink, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import type { Text } from '../../contract/index.ts';
import { reasonOf } from './input.ts';
import { Refusal } from './terminal.ts';
import { cliText } from './texts.ts';

export interface Target {
  /** Its own path, free of links, so that two names of one file give the same. */
  readonly path: string;
  readonly exists: boolean;
}

/** The refusal to write a file. */
export const cannotWrite = (file: string, reason: Text): Refusal =>
  new Refusal({ text: cliText('cannot-write', { file, reason }) });

/** Refuses folders, and what is there but is no file: a device would be replaced, and a pipe may keep us waiting. */
export async function targetOf(file: string): Promise<Target> {
  if (file === '' || file.endsWith('/') || file.endsWith(sep)) throw cannotWrite(file, cliText('reason-directory'));
  const there = await orMissing(stat(file), file);
  if (there?.isDirectory()) throw cannotWrite(file, cliText('reason-directory'));
  if (there && !there.isFile()) throw cannotWrite(file, cliText('reason-special'));
  if (there && isOwnOutput(there)) throw cannotWrite(file, cliText('reason-own-output'));
  const path = there && (await orMissing(realpath(file), file));
  return path === undefined ? { path: await newPath(file, file), exists: false } : { path, exists: true };
}

/** Whether our output goes there, as with `> file` or `/dev/stdout`: to replace that file would lose what we print. */
const isOwnOutput = ({ dev, ino }: Stats): boolean =>
  [1, 2].some((stream) => {
    try {
      const own = fstatSync(stream);
      return own.dev === dev && own.ino === ino;
    } catch {
      // Closed.
      return false;
    }
  });

/** The path of a file that does not exist; links to it may. */
async function newPath(path: string, file: string): Promise<string> {
  const folder = await orMissing(realpath(dirname(path)), file);
  if (folder === undefined) throw cannotWrite(file, cliText('reason-no-folder'));
  const own = join(folder, basename(path));
  const link = await readlink(own).catch(() => undefined);
  return link === undefined ? own : newPath(resolve(folder, link), file);
}

/** Nothing where there is no such file; any other failure is a refusal. */
async function orMissing<T>(work: Promise<T>, file: string): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw cannotWrite(file, reasonOf(error));
  }
}
