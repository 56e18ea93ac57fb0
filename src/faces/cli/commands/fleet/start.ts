/** `teka fleet start`: coordinates a search whose shards workers on any machine take from a queue. */
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import type { AnyPuzzle, Options, SolveRequest } from '../../../../contract/index.ts';
import type { Notice } from '../../../../hosts/node/fleet/coordination.ts';
import { FleetWorkers } from '../../../../hosts/node/fleet/coordinator.ts';
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
import { openQueue, type QueueFlags } from './queue.ts';

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
  const { queue } = await openQueue(terminal, flags, version);
  try {
    const hire = (request: SolveRequest, journal: { readonly progress: Progress }) =>
      coordinate(terminal, queue, puzzle, request, { ...journalled(flags.journal!), journal });
    return await journaledSolveCommand(terminal, version, puzzle, file, flags, options, hire);
  } finally {
    await queue.close();
  }
}

type Progress = Pick<SearchRecord, 'finished' | 'shards' | 'count'> & { readonly nodes: number };

interface Coordinated {
  /** The machine and the journal. */
  readonly coordinator: string;
  readonly journal: { readonly progress: Progress };
}

const journalled = (journal: string) => ({ coordinator: `${hostname()}, ${resolve(journal)}` });

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
  const begun = performance.now();
  const { goal = puzzle.solving.goal(), strategy = '' } = request;
  let state: SearchRecord['state'] = 'running';
  const record = (more: Partial<SearchRecord> = {}): SearchRecord => {
    const { nodes, ...told } = journal.progress;
    const stats = { nodes, milliseconds: performance.now() - begun, prepareMilliseconds: 0 };
    const about = { id, version, puzzle: puzzle.about.id, text: request.text, strategy, goal, coordinator };
    return { ...about, ...told, stats, state, proven: false, seen: Date.now(), ...more };
  };
  await queue.keepRecord(id, record());
  const say = terminal.speaker(puzzle);
  const aside = (line: string) => void terminal.errors.write(`${terminal.errors.isTTY ? '\r\x1b[2K' : ''}${line}\n`);
  aside(say(cliText('fleet-started', { id })));
  const workers = new FleetWorkers({
    queue,
    local: terminal.newClient(),
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

function wordNotice(notice: Notice) {
  switch (notice.notice) {
    case 'queue-lost':
    case 'queue-back':
      return cliText(notice.notice);
    case 'put-again':
      return cliText('fleet-put-again', notice);
    case 'not-compared':
      return cliText('fleet-not-compared', notice);
    case 'failed':
      return cliText('shard-failed', notice);
    case 'differing': {
      const { shard, workers, wrong } = notice;
      return cliText('fleet-differing', { shard, workers: workers.join(', '), wrong: wrong.join(', ') });
    }
  }
}
