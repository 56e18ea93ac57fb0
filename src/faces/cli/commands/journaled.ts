/** `teka solve --journal`: a search that is kept in a file shard by shard, so that it can go on after any end. */
import { existsSync } from 'node:fs';
import type { AnyPuzzle, Options, SolveRequest } from '../../../contract/index.ts';
import type { Share } from '../../../engine/journal/lines.ts';
import type { Client, Job } from '../../../hosts/client.ts';
import { solveDivided } from '../../../hosts/divided.ts';
import { journalIn } from '../../../hosts/node/journal.ts';
import { linesOf } from '../../../hosts/node/shard-files.ts';
import type { Workers } from '../../../hosts/pool.ts';
import { EXIT } from '../exit.ts';
import { checkPlaces, STDOUT } from '../files.ts';
import { readInput } from '../input.ts';
import { isSaved, JournalLedger } from '../journal/ledger.ts';
import { printing } from '../journal/sinks.ts';
import { printWithList } from '../json-listing.ts';
import { Keeping } from '../keeping.ts';
import { type Outcome, runSolve } from '../run-solve.ts';
import { wordOutcome } from '../show.ts';
import { targetOf } from '../target.ts';
import { Refusal, type Terminal } from '../terminal.ts';
import { cliText } from '../texts.ts';
import { workersFor } from '../threads.ts';
import { asJson, exitCode, printEnd, type SolveFlags } from './solve.ts';

export interface JournalFlags {
  readonly journal?: string;
  readonly shard?: Share;
}

/** What searches the shards. */
export interface Hired {
  readonly workers: Workers;
  /** Hears what came of the search. */
  ended?(outcome: Outcome): Promise<void>;
}

/** Gets the search that is asked for, and how it stands in its journal at any moment. */
export type Hire = (request: SolveRequest, journal: Pick<JournalLedger, 'progress'>) => Promise<Hired>;

export async function journaledSolveCommand(
  terminal: Terminal,
  version: string,
  puzzle: AnyPuzzle,
  file: string | undefined,
  flags: SolveFlags & JournalFlags,
  options: Options,
  hire: Hire = async () => ({ workers: await workersFor(terminal, flags.threads ?? 'auto') }),
): Promise<number> {
  const { journal, shard: share, save, json = false, force = false, maxTime } = flags;
  if (journal === undefined) throw new Refusal({ text: cliText('shard-journal') });
  checkFlags(flags);
  // Refuses what cannot be a journal.
  targetOf(journal);
  if (!wasSaved(journal, version, save)) await checkPlaces({ texts: [save] }, force, json);
  const request: SolveRequest = {
    puzzle: puzzle.about.id,
    text: await readInput(terminal, puzzle, file, flags),
    options,
    ...(maxTime !== undefined && { budget: { milliseconds: 1000 * maxTime } }),
    ...(flags.strategy !== undefined && { strategy: flags.strategy }),
    ...(flags.goal !== undefined && { goal: flags.goal }),
  };
  let job: ReturnType<Client['solve']> | undefined;
  const sink = json || share || save !== undefined ? undefined : printing(terminal);
  const kept = { file: journal, version, request, puzzle, share, save, sink, failed: () => job?.cancel() };
  const ledger = new JournalLedger(kept);
  const { workers, ended } = await hire(request, ledger);
  try {
    const solving: Pick<Client, 'solve'> = {
      solve(asked, listener): Job<never> | NonNullable<typeof job> {
        job = solveDivided(workers, terminal.now, asked, listener, { ledger });
        return job;
      },
    };
    const outcome = await runSolve(terminal, solving, puzzle, request, { keepAll: false });
    if (outcome.last.type === 'refused') throw new Refusal(outcome.last.problem, puzzle);
    await ledger.settled();
    await ended?.(outcome);
    if (ledger.wasTorn) terminal.errors.write(`${terminal.speaker()(cliText('journal-torn', { file: journal }))}\n`);
    if (share) return tellShare(terminal, puzzle, outcome, ledger, journal, share, json);
    return await tell(terminal, puzzle, outcome, ledger, { ...flags, journal });
  } finally {
    workers.close();
    await ledger.close();
  }
}

/** Refuses what makes no sense for a search that runs to its end, in parts. */
function checkFlags({ limit, maxNodes, image, positions, save, shard }: SolveFlags & JournalFlags): void {
  const without = { '--limit': limit, '--max-nodes': maxNodes, '--image': image, '--positions': positions };
  for (const [flag, value] of Object.entries(without)) {
    if (value !== undefined) throw new Refusal({ text: cliText('journal-without', { flag }) });
  }
  if (save === STDOUT) throw new Refusal({ text: cliText('journal-stdout') });
  if (shard && save !== undefined) throw new Refusal({ text: cliText('shard-save') });
}

/** Whether a search that was kept before has come so far that its solutions are saved. */
function wasSaved(journal: string, version: string, save: string | undefined): boolean {
  if (save === undefined || !existsSync(journal)) return false;
  const read = journalIn(journal, version);
  return read.ok && read.value.header.save === save && isSaved(save, read.value.written);
}

const isComplete = ({ last }: Outcome): boolean => last.type === 'ended' && last.ending === 'exhausted';

/** What the command tells without a journal; where it was stopped, also how it goes on. */
async function tell(
  terminal: Terminal,
  puzzle: AnyPuzzle,
  outcome: Outcome,
  ledger: JournalLedger,
  { journal, save, json = false, force = false }: SolveFlags & { readonly journal: string },
): Promise<number> {
  const say = terminal.speaker(puzzle);
  if (isComplete(outcome) && save !== undefined) {
    if (outcome.goal === 'all') await ledger.end(outcome.count, await wordOutcome(puzzle, say, outcome), force);
    else await saveCount(terminal, puzzle, outcome, save, force);
  }
  if (json) {
    const listed = save === undefined && isComplete(outcome) ? ledger.files : [];
    await printWithList(terminal, await asJson(puzzle, outcome, say, false), asList(listed));
  } else await printEnd(terminal, puzzle, outcome, false);
  const told = !isComplete(outcome)
    ? cliText('journal-goes-on', { file: journal, ...ledger.progress })
    : save !== undefined && cliText('saved', { file: save });
  if (told && !json) terminal.print(say(told));
  return isComplete(outcome) ? exitCode(outcome) : EXIT.stopped;
}

async function saveCount(terminal: Terminal, puzzle: AnyPuzzle, outcome: Outcome, save: string, force: boolean) {
  const keeping = Keeping.open(puzzle, save);
  try {
    await keeping.write(terminal, outcome, force);
  } finally {
    keeping.close();
  }
}

/** A part is no answer: how many solutions it has says nothing about the whole. */
async function tellShare(
  terminal: Terminal,
  puzzle: AnyPuzzle,
  outcome: Outcome,
  ledger: JournalLedger,
  file: string,
  share: Share,
  json: boolean,
): Promise<number> {
  const { count, strategy, goal, last } = outcome;
  const say = terminal.speaker(puzzle);
  const { finished, shards } = ledger.progress;
  if (last.type === 'failed') terminal.errors.write(`${say(last.text)}\n`);
  if (json) {
    const done = {
      puzzle: puzzle.about.id,
      strategy,
      goal,
      shard: `${share.part}/${share.of}`,
      finished,
      shards,
      count,
    };
    terminal.print(JSON.stringify(done));
  } else {
    terminal.print(
      say(
        isComplete(outcome)
          ? cliText('shard-done', { ...share, shards, count })
          : cliText('journal-goes-on', { file, finished, shards }),
      ),
    );
  }
  return isComplete(outcome) ? EXIT.found : EXIT.stopped;
}

/** The lines of files as the inside of a JSON list. */
export function* asList(files: readonly string[]): Generator<string> {
  let comma = '';
  for (const file of files) {
    for (const lines of linesOf(file)) {
      yield comma + lines.map((line) => JSON.stringify(line)).join(',');
      comma = ',';
    }
  }
}
