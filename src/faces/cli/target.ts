/** Where a file that a person names is written to: a regular file, also through links, or a new one. */
import { fstatSync, readlinkSync, realpathSync, type Stats, statSync } from 'node:fs';
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
export function targetOf(file: string): Target {
  if (file === '' || file.endsWith('/') || file.endsWith(sep)) throw cannotWrite(file, cliText('reason-directory'));
  const there = orMissing(() => statSync(file), file);
  if (there?.isDirectory()) throw cannotWrite(file, cliText('reason-directory'));
  if (there && !there.isFile()) throw cannotWrite(file, cliText('reason-special'));
  if (there && isOwnOutput(there)) throw cannotWrite(file, cliText('reason-own-output'));
  const path = there && orMissing(() => realpathSync(file), file);
  return path === undefined ? { path: newPath(file, file), exists: false } : { path, exists: true };
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
function newPath(path: string, file: string): string {
  const folder = orMissing(() => realpathSync(dirname(path)), file);
  if (folder === undefined) throw cannotWrite(file, cliText('reason-no-folder'));
  const own = join(folder, basename(path));
  const link = linkAt(own);
  return link === undefined ? own : newPath(resolve(folder, link), file);
}

/** Where a link leads; undefined for a path that is not a link. */
function linkAt(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}

/** Nothing where there is no such file; any other failure is a refusal. */
function orMissing<T>(work: () => T, file: string): T | undefined {
  try {
    return work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw cannotWrite(file, reasonOf(error));
  }
}
