/**
 * A lock is a file that says which process has it. It is there with its content at once or not at all, and the lock of a
 * process that is gone is replaced by a rename: who renames has first taken a second lock, for just this content, so that of
 * two processes that find the same stale lock only one goes on, and it looks once more whether the content is still the same.
 */
import { createHash, randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** Of this process: after a restart another one may have its number, in a container always. */
const OWN = `${hostname()} ${process.pid} ${startOf(process.pid) ?? '-'} ${randomUUID()}`;

/** The locks that this process has. */
const held = new Set<string>();

/** Takes the lock; returns which process has it, where that one may still run. */
export function lock(path: string): string | undefined {
  for (;;) {
    if (created(path)) {
      held.add(path);
      return undefined;
    }
    const holder = contentOf(path);
    if (holder === undefined) continue;
    if (mayRun(path, holder)) return named(holder);
    const claim = `${path}.${createHash('sha256').update(holder).digest('hex').slice(0, 16)}`;
    const rival = lock(claim);
    if (rival !== undefined) return rival;
    try {
      if (contentOf(path) !== holder) continue;
      const draft = draftOf(path);
      renameSync(draft, path);
      held.add(path);
      return undefined;
    } finally {
      unlock(claim);
    }
  }
}

export function unlock(path: string): void {
  held.delete(path);
  rmSync(path, { force: true });
}

/** Makes the file with its content, unless it is there. */
function created(path: string): boolean {
  const draft = draftOf(path);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    if (!WITHOUT_LINKS.has(code)) throw error;
    return createdInTwoSteps(path);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** What systems say that have no links, such as those of memory cards. */
const WITHOUT_LINKS: ReadonlySet<string | undefined> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EINVAL']);

function createdInTwoSteps(path: string): boolean {
  try {
    writeFileSync(path, OWN, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function draftOf(path: string): string {
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, OWN, { flag: 'wx' });
  return draft;
}

function contentOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** What a person needs to find the process. */
const named = (holder: string): string => holder.split(' ').slice(0, 2).join(' ');

/** A process of this machine can be looked for; of another machine nothing is known. */
function mayRun(path: string, holder: string): boolean {
  const [host, pid, start] = holder.split(' ');
  // Written by nobody who finished writing.
  if (pid === undefined) return false;
  if (host !== hostname()) return true;
  if (Number(pid) === process.pid) return held.has(path);
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = startOf(Number(pid));
  return start === undefined || start === '-' || now === undefined || start === now;
}

/** When a process was started, counted from the start of its machine, with that; undefined where the system does not tell. */
function startOf(pid: number): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Its name stands in parentheses and may hold anything; the start is the twentieth figure after it.
    const start = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return start && `${boot}:${start}`;
  } catch {
    return undefined;
  }
}
