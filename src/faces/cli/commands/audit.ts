/** `teka audit`: searches some shards of a journal again. Counts of nodes are always the same, so that agreement means something. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '../../../algorithms/random/random.ts';
import type { CatalogueEntry, Shard, SolveEvent } from '../../../contract/index.ts';
import { Digest } from '../../../engine/digest.ts';
import { type Finished, finishedOf, type Header, shardsOf } from '../../../engine/journal/lines.ts';
import type { Client } from '../../../hosts/client.ts';
import { WHOLE } from '../../../hosts/ledger.ts';
import { hasSolutions } from '../../../hosts/node/shard-files.ts';
import { randomSeed } from '../batch.ts';
import { EXIT } from '../exit.ts';
import { divide, puzzleOf, readFrom } from '../journal/division.ts';
import { inFile } from '../journal/ledger.ts';
import { tallyLine } from '../progress.ts';
import { interruptible } from '../run-solve.ts';
import { Refusal, type Terminal } from '../terminal.ts';
import { cliText } from '../texts.ts';

export interface AuditFlags {
  readonly share?: number;
  readonly seed?: number;
  readonly json?: boolean;
}

const USUAL_SHARE = 0.02;

export async function auditCommand(
  terminal: Terminal,
  catalogue: readonly CatalogueEntry[],
  version: string,
  file: string,
  { share = USUAL_SHARE, seed = randomSeed(), json = false }: AuditFlags,
): Promise<number> {
  const { header, finished } = readFrom(file, version);
  const puzzle = await puzzleOf(catalogue, header);
  const say = terminal.speaker(puzzle);
  const client = terminal.newClient();
  try {
    const { shards } = await divide(client, puzzle, file, header);
    const recorded = shards.filter(({ id }) => finished.has(id));
    // A part of a search may have no shard at all, and is then finished.
    if (recorded.length === 0 && shardsOf(shards, header.share).length > 0)
      throw inFile(file, cliText('audit-nothing'));
    const chosen = some(recorded, Math.ceil(share * recorded.length), seed);
    const line = tallyLine(terminal, chosen.length);
    const differing: { readonly shard: string; readonly journal: Print; readonly search: Print }[] = [];
    const changed: string[] = [];
    for (const [i, shard] of chosen.entries()) {
      line.show(i);
      const again = await searchAgain(client, header, shard);
      if (!again) throw new Refusal({ text: cliText('audit-stopped') }, puzzle, EXIT.stopped);
      const [theirs, ours] = [printOf(finished.get(shard.id)!), printOf(again)];
      const isSame = JSON.stringify(theirs) === JSON.stringify(ours);
      if (!isSame) differing.push({ shard: shard.id, journal: theirs, search: ours });
      // Solutions may have been moved away, but not changed.
      const solutions = join(`${file}.shards`, `${shard.id}.txt`);
      const isThere = header.goal === 'all' && existsSync(solutions);
      if (isSame && isThere && !hasSolutions(solutions, finished.get(shard.id)!)) changed.push(shard.id);
    }
    line.clear();
    for (const shard of changed) terminal.errors.write(`${say(cliText('audit-changed', { file, shard }))}\n`);
    const figures = { audited: chosen.length, finished: finished.size, seed };
    if (json) terminal.print(JSON.stringify({ journal: file, ...figures, differing, changed }));
    else {
      for (const { shard, journal, search } of differing) {
        const prints = { theirs: cliText('fingerprint', journal), ours: cliText('fingerprint', search) };
        terminal.print(say(cliText('audit-shard', { shard, ...prints })));
      }
      const all = { ...figures, differing: differing.length + changed.length };
      terminal.print(say(all.differing > 0 ? cliText('audit-differs', all) : cliText('audit-agrees', figures)));
    }
    return differing.length + changed.length > 0 ? EXIT.provenNone : EXIT.found;
  } finally {
    client.close();
  }
}

type Print = Pick<Finished, 'count' | 'nodes' | 'hash'>;
const printOf = ({ count, nodes, hash }: Finished): Print => ({ count, nodes, hash });

/** Some of the shards, in their order; all are equally likely. */
function some(shards: readonly Shard[], count: number, seed: number): readonly Shard[] {
  const random = seededRandom(seed);
  let wanted = count;
  return shards.filter((_, i) => {
    const isChosen = random.below(shards.length - i) < wanted;
    if (isChosen) wanted--;
    return isChosen;
  });
}

/** Undefined where the search was stopped. */
async function searchAgain(client: Client, header: Header, shard: Shard): Promise<Finished | undefined> {
  const { puzzle, text, strategy, goal, options } = header;
  const digest = new Digest();
  const part = shard.id === WHOLE.id ? {} : { part: shard.part };
  const job = client.solve({ puzzle, text, strategy, goal, options, ...part }, (event) => {
    if (event.type === 'solutions') digest.addBundle(event);
  });
  const last: SolveEvent = await interruptible(job);
  if (last.type === 'refused') throw new Refusal(last.problem);
  return last.type === 'ended' && last.ending === 'exhausted' ? finishedOf(shard, last, digest.value) : undefined;
}
