/** `teka fleet start`: coordinates a search whose shards workers on any machine take from a queue. */
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import type { AnyPuzzle, Options, SolveRequest } from '../../../../contract/index.ts';
import type { Notice } from '../../../../hosts/node/fleet/coordination.ts';
import { FleetWorkers } from '../../../../hosts/node/fleet/coordinator.ts';
import { plain } from '../../../../hosts/node/fleet/plain.ts';
import type { FleetQueue } from '../../../../hosts/node/fleet/queue.ts';
import {
  forgetOld,
  isRunning,
  isSearchRecord,
  type SearchRecord,
  searchId,
} from '../../../../hosts/node/fleet/search-record.ts';
import type { Outcome } from '../../run-solve.ts';
import { Refusal, type Terminal } from '../../terminal.ts';
import { cliText } from '../../texts.ts';
import { type Hired, type JournalFlags, journaledSolveCommand } from '../journaled.ts';
import type { SolveFlags } from '../solve.ts';
import { type QueueFlags, withQueue } from './queue.ts';

export type StartFlags = SolveFlags & JournalFlags & QueueFlags;

export async function startCommand(
  terminal: Terminal,
  version: string,
  puzzle: AnyPuzzle,
  file: string | undefined,
  flags: StartFlags,
  options: Options,
): Promise<number> {
  if (flags.journal === undefined) throw new Refusal({ text: cliText('fleet-journal') });
  return withQueue(terminal, flags, version, ({ queue }) => {
    const hire = (request: SolveRequest, journal: { readonly progress: Progress }) =>
      coordinate(terminal, queue, puzzle, request, { ...journalled(flags.journal!), journal });
    return journaledSolveCommand(terminal, version, puzzle, file, flags, options, hire);
  });
}

type Progress = Pick<SearchRecord, 'finished' | 'shards' | 'count'> & { readonly nodes: number };

interface Coordinated {
  /** The machine and the journal. */
  readonly coordinator: string;
  readonly journal: { readonly progress: Progress };
}

/** How much of a long path others see. */
const MOST_NAMED = 400;
const journalled = (journal: string) => ({ coordinator: plain(`${hostname()}, ${resolve(journal)}`, MOST_NAMED) });

async function coordinate(
  terminal: Terminal,
  queue: FleetQueue,
  puzzle: AnyPuzzle,
  request: SolveRequest,
  { coordinator, journal }: Coordinated,
): Promise<Hired> {
  const { version } = queue;
  const id = searchId(request, version);
  const before = await queue.record(id);
  if (isSearchRecord(before) && isRunning(before, Date.now()) && before.coordinator !== coordinator) {
    throw new Refusal({ text: cliText('fleet-taken', { coordinator: before.coordinator }) });
  }
  await forgetOld(queue, Date.now());
  const begun = terminal.now();
  const { goal = puzzle.solving.goal(), strategy = '' } = request;
  let state: SearchRecord['state'] = 'running';
  const record = (more: Partial<SearchRecord> = {}): SearchRecord => {
    const { nodes, count, ...reported } = journal.progress;
    const stats = { nodes: exact(nodes), milliseconds: terminal.now() - begun, prepareMilliseconds: 0 };
    const about = { id, version, puzzle: puzzle.about.id, text: request.text, strategy, goal, coordinator };
    return { ...about, ...reported, count: exact(count), stats, state, proven: false, seen: Date.now(), ...more };
  };
  await queue.keepRecord(id, record());
  const say = terminal.speaker(puzzle);
  const aside = (line: string) => void terminal.errors.write(`${terminal.errors.isTTY ? '\r\x1b[2K' : ''}${line}\n`);
  aside(say(cliText('fleet-started', { id })));
  const workers = new FleetWorkers({
    queue,
    local: terminal.newClient(),
    puzzle,
    search: id,
    version,
    tell: (notice) => aside(say(wordNotice(notice))),
    async beat() {
      const now = await queue.record(id);
      if (isSearchRecord(now) && now.state === 'cancelled') {
        state = 'cancelled';
        return true;
      }
      await queue.keepRecord(id, record());
      return false;
    },
  });
  return {
    workers,
    async ended({ last, count, strategy, goal, text }: Outcome) {
      const isDone = last.type === 'ended' && last.ending === 'exhausted';
      if (state === 'running') state = isDone ? 'finished' : 'stopped';
      const proven = last.type === 'ended' && last.proven;
      const figures = 'stats' in last ? { stats: last.stats } : {};
      await queue.keepRecord(id, record({ strategy, goal, text, count, proven, ...figures }));
    },
  };
}

/** A sum that is no longer exact is not written down; the search ends with a sentence about it. */
const exact = (sum: number): number => (Number.isSafeInteger(sum) ? sum : 0);

function wordNotice(notice: Notice) {
  switch (notice.notice) {
    case 'queue-lost':
    case 'queue-back':
      return cliText(notice.notice);
    case 'put-again':
      return cliText('fleet-put-again', notice);
    case 'queue-refuses':
      return cliText('queue-refuses', notice);
    case 'failed':
      return cliText('shard-failed', notice);
    case 'differing': {
      const { shard, workers, wrong } = notice;
      // Nobody else has searched it.
      if (workers.length === 1) return cliText('fleet-wrong-result', { shard, worker: wrong.join() });
      return cliText('fleet-differing', { shard, workers: workers.join(', '), wrong: wrong.join(', ') });
    }
    case 'wrong':
      return cliText('fleet-wrong-solution', notice);
  }
}
