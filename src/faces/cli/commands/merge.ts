/** `teka merge`: the journals of all parts of a search, put together to what the whole search would have told. */
import { join } from 'node:path';
import type { AnyPuzzle, CatalogueEntry, Shard } from '../../../contract/index.ts';
import { Gathering } from '../../../engine/gather.ts';
import { endedOf, type Finished, type Header, shardsOf } from '../../../engine/journal/lines.ts';
import { type Journal, otherSearch } from '../../../engine/journal/read.ts';
import { hasSolutions } from '../../../hosts/node/shard-files.ts';
import { EXIT } from '../exit.ts';
import { checkPlaces, STDOUT } from '../files.ts';
import { divide, puzzleOf, readFrom } from '../journal/division.ts';
import { inFile } from '../journal/ledger.ts';
import { printing, SavedFile } from '../journal/sinks.ts';
import { printWithList } from '../json-listing.ts';
import { Keeping } from '../keeping.ts';
import type { Outcome } from '../run-solve.ts';
import { wordOutcome } from '../show.ts';
import { Refusal, type Terminal } from '../terminal.ts';
import { cliText } from '../texts.ts';
import { asList } from './journaled.ts';
import { asJson, exitCode, printEnd } from './solve.ts';

export interface MergeFlags {
  readonly save?: string;
  readonly force?: boolean;
  readonly json?: boolean;
}

interface Part {
  readonly file: string;
  readonly journal: Journal;
}

/** A shard with its line, and the journal that has it. */
interface Found extends Part {
  readonly finished: Finished;
}

/** How many missing shards a refusal names. */
const MOST_NAMED = 10;

export async function mergeCommand(
  terminal: Terminal,
  catalogue: readonly CatalogueEntry[],
  version: string,
  files: readonly string[],
  { save, force = false, json = false }: MergeFlags,
): Promise<number> {
  if (save === STDOUT) throw new Refusal({ text: cliText('journal-stdout') });
  await checkPlaces({ texts: [save] }, force, json);
  const parts = files.map((file): Part => ({ file, journal: readFrom(file, version) }));
  const [first] = parts as [Part, ...Part[]];
  for (const { file, journal } of parts) {
    const other = otherSearch(withoutPart(journal.header), withoutPart(first.journal.header));
    if (other) throw inFile(file, other);
  }
  const { header } = first.journal;
  const puzzle = await puzzleOf(catalogue, header);
  const client = terminal.newClient();
  const { text, shards } = await divide(client, puzzle, first.file, header).finally(() => client.close());
  const found = allOf(parts, shards);
  const outcome = outcomeOf({ ...header, text }, shards, found);
  const solutions = header.goal === 'all' ? found.map(solutionsOf) : [];
  const say = terminal.speaker(puzzle);
  if (save !== undefined) {
    await saveAll(terminal, puzzle, outcome, solutions, save, force);
  } else if (!json) {
    const sink = printing(terminal);
    for (const file of solutions) await sink.take(file);
  }
  if (json) await printWithList(terminal, await asJson(puzzle, outcome, say, false), asList(save ? [] : solutions));
  else {
    await printEnd(terminal, puzzle, outcome, false);
    if (save !== undefined) terminal.print(say(cliText('saved', { file: save })));
  }
  return exitCode(outcome);
}

/** What journals of the same search have alike. */
const withoutPart = ({ share: _, save: __, ...rest }: Header): Header => rest;

/** Every shard with its line; refuses where one is missing or there twice. */
function allOf(parts: readonly Part[], shards: readonly Shard[]): readonly Found[] {
  const owners = new Map<string, Found>();
  for (const part of parts) {
    for (const [shard, finished] of part.journal.finished) {
      const before = owners.get(shard);
      if (before) {
        throw new Refusal({ text: cliText('merge-overlap', { shard, one: before.file, other: part.file }) });
      }
      owners.set(shard, { ...part, finished });
    }
  }
  for (const { file, journal } of parts) {
    const own = shardsOf(shards, journal.header.share).length;
    const finished = journal.finished.size;
    if (finished < own) throw new Refusal({ text: cliText('merge-unfinished', { file, finished, shards: own }) });
  }
  const missing = shards.filter(({ id }) => !owners.has(id)).map(({ id }) => id);
  if (missing.length > 0) {
    const names = missing.slice(0, MOST_NAMED).join(', ') + (missing.length > MOST_NAMED ? ', …' : '');
    throw new Refusal({ text: cliText('merge-gap', { n: missing.length, names }) });
  }
  return shards.map(({ id }) => owners.get(id)!);
}

function outcomeOf({ text, strategy, goal }: Header, shards: readonly Shard[], found: readonly Found[]): Outcome {
  const gathering = new Gathering(shards, goal, Number.POSITIVE_INFINITY, undefined);
  for (const [i, { finished }] of found.entries()) gathering.hear(i, endedOf(finished));
  const conclusion = gathering.conclusion!;
  if ('type' in conclusion) {
    // Together they are more than a number can say.
    if (conclusion.type === 'failed') throw new Refusal({ text: conclusion.text }, undefined, EXIT.stopped);
    throw new Error('a recorded shard is not refused');
  }
  const milliseconds = found.reduce((sum, { finished }) => sum + finished.milliseconds, 0);
  const stats = { nodes: gathering.nodes, milliseconds, prepareMilliseconds: 0 };
  const last = { type: 'ended' as const, ...conclusion, stats };
  return { last, text, strategy, goal, count: last.count, solutions: [] };
}

/** The file with the solutions of a shard. */
function solutionsOf({ file, finished }: Found): string {
  const { shard } = finished;
  const solutions = join(`${file}.shards`, `${shard}.txt`);
  if (hasSolutions(solutions, finished)) return solutions;
  throw new Refusal({ text: cliText('merge-files', { file, shard }) });
}

async function saveAll(
  terminal: Terminal,
  puzzle: AnyPuzzle,
  outcome: Outcome,
  solutions: readonly string[],
  save: string,
  force: boolean,
): Promise<void> {
  if (outcome.goal === 'count') {
    const keeping = Keeping.open(puzzle, save);
    return keeping.write(terminal, outcome, force).finally(() => keeping.close());
  }
  const saved = SavedFile.open(save, puzzle, outcome.text, { bytes: 0, listed: 0 });
  for (const file of solutions) await saved!.take(file);
  await saved!.end(outcome.count, await wordOutcome(puzzle, terminal.speaker(puzzle), outcome), force);
}
