/** The shards of the search that a journal is of. */
import type { AnyPuzzle, CatalogueEntry, Shard } from '../../../contract/index.ts';
import { findPuzzle } from '../../../engine/find.ts';
import { digestOf, type Header } from '../../../engine/journal/lines.ts';
import type { Journal } from '../../../engine/journal/read.ts';
import type { Client } from '../../../hosts/client.ts';
import { orWhole } from '../../../hosts/ledger.ts';
import { journalIn } from '../../../hosts/node/journal.ts';
import { reasonOf } from '../input.ts';
import { interruptible } from '../run-solve.ts';
import { Refusal } from '../terminal.ts';
import { cliText } from '../texts.ts';
import { inFile } from './ledger.ts';

/** A journal that exists; a refusal names its file. */
export function readFrom(file: string, version: string): Journal {
  let read: ReturnType<typeof journalIn>;
  try {
    read = journalIn(file, version);
  } catch (error) {
    throw new Refusal({ text: cliText('cannot-read', { file, reason: reasonOf(error) }) });
  }
  if (!read.ok) throw inFile(file, read.problem.text);
  return read.value;
}

export async function puzzleOf(catalogue: readonly CatalogueEntry[], { puzzle }: Header): Promise<AnyPuzzle> {
  const found = findPuzzle(catalogue, puzzle);
  if (!found.ok) throw new Refusal(found.problem);
  return found.value.load();
}

interface Divided {
  /** The instance in our own writing. */
  readonly text: string;
  readonly shards: readonly Shard[];
}

/** Divides the search again; refuses where that gives other shards than those that were recorded. */
export async function divide(client: Client, puzzle: AnyPuzzle, file: string, header: Header): Promise<Divided> {
  const { text, strategy, goal, options, digest } = header;
  const asked = { puzzle: header.puzzle, text, strategy, goal, options };
  const reply = await interruptible(client.ask({ ask: 'split', ...asked, round: 0 }));
  if (!reply.ok) throw new Refusal(reply.problem, puzzle);
  const shards = orWhole(reply.shards);
  if (digestOf(shards) !== digest) throw inFile(file, cliText('redivided'));
  return { text: reply.text, shards };
}
