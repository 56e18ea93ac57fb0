/** `teka fleet status`, `result` and `cancel`: what any machine can ask about the searches of a queue. */
import { type CatalogueEntry, numberFormat } from '../../../../contract/index.ts';
import { findPuzzle } from '../../../../engine/find.ts';
import type { FleetQueue } from '../../../../hosts/node/fleet/queue.ts';
import { isRunning, type SearchRecord, searchesIn, searchNamed } from '../../../../hosts/node/fleet/search-record.ts';
import { EXIT } from '../../exit.ts';
import type { Outcome } from '../../run-solve.ts';
import { Refusal, type Terminal } from '../../terminal.ts';
import { cliText } from '../../texts.ts';
import { asJson, exitCode, printEnd } from '../solve.ts';
import { type QueueFlags, withQueue } from './queue.ts';

/** What is said of a search: one whose coordinator is gone does not run. */
const stateOf = (search: SearchRecord): SearchRecord['state'] =>
  search.state === 'running' && !isRunning(search, Date.now()) ? 'stopped' : search.state;

export async function statusCommand(terminal: Terminal, version: string, flags: QueueFlags): Promise<number> {
  return withQueue(terminal, flags, version, async ({ queue, shown }) => {
    const [workers, load, searches] = [await queue.workers(), await queue.load(), await searchesIn(queue)];
    if (flags.json) {
      const told = searches.map((search) => ({ ...search, state: stateOf(search) }));
      terminal.print(JSON.stringify({ queue: shown, version, workers, ...load, searches: told }));
      return EXIT.found;
    }
    const say = terminal.speaker();
    terminal.print(say(cliText('fleet-queue', { queue: shown, workers: workers.length, ...load })));
    const number = numberFormat(terminal.language, 0);
    for (const search of searches) {
      const { id, puzzle, goal, finished, shards, count } = search;
      const seconds = number.format((Date.now() - search.seen) / 1000);
      const how = cliText(`fleet-${stateOf(search)}`);
      terminal.print(say(cliText('fleet-search', { id, puzzle, goal, how, finished, shards, count, seconds })));
    }
    if (searches.length === 0) terminal.print(say(cliText('fleet-no-searches')));
    return EXIT.found;
  });
}

export async function resultCommand(
  terminal: Terminal,
  catalogue: readonly CatalogueEntry[],
  version: string,
  word: string | undefined,
  flags: QueueFlags,
): Promise<number> {
  return withQueue(terminal, flags, version, async ({ queue }) => {
    const search = await searchOf(queue, word);
    const found = findPuzzle(catalogue, search.puzzle);
    if (!found.ok) throw new Refusal(found.problem);
    const puzzle = await found.value.load();
    const say = terminal.speaker(puzzle);
    const { text, strategy, goal, count, proven, stats, finished, shards, coordinator } = search;
    if (stateOf(search) !== 'finished') {
      const how = cliText(`fleet-${stateOf(search)}`);
      throw new Refusal({ text: cliText('fleet-not-finished', { how, finished, shards }) }, puzzle, EXIT.stopped);
    }
    const last = { type: 'ended', ending: 'exhausted', count, proven, stats } as const;
    const outcome: Outcome = { last, text, strategy, goal, count, solutions: [] };
    if (flags.json) terminal.print(JSON.stringify(await asJson(puzzle, outcome, say, false)));
    else {
      await printEnd(terminal, puzzle, outcome, false);
      if (goal === 'all' && count > 0) terminal.print(say(cliText('fleet-solutions', { coordinator })));
    }
    return exitCode(outcome);
  });
}

export async function cancelCommand(
  terminal: Terminal,
  version: string,
  word: string | undefined,
  flags: QueueFlags,
): Promise<number> {
  return withQueue(terminal, flags, version, async ({ queue }) => {
    const search = await searchOf(queue, word);
    const { id } = search;
    if (search.state === 'finished') throw new Refusal({ text: cliText('fleet-is-finished', { id }) });
    await queue.keepRecord(id, { ...search, state: 'cancelled' });
    await queue.remove([...(await queue.known(id))]);
    if (flags.json) terminal.print(JSON.stringify({ cancelled: id }));
    else terminal.print(terminal.speaker()(cliText('fleet-is-cancelled', { id })));
    return EXIT.found;
  });
}

/** The search that is named, or the only one. */
async function searchOf(queue: FleetQueue, word: string | undefined): Promise<SearchRecord> {
  const all = await searchesIn(queue);
  const search = word === undefined && all.length === 1 ? all[0] : await searchNamed(queue, word ?? ' ');
  if (search) return search;
  const known = all.map(({ id }) => id).join(', ');
  if (all.length === 0) throw new Refusal({ text: cliText('fleet-no-searches') });
  throw new Refusal({
    text: word === undefined ? cliText('fleet-which', { known }) : cliText('fleet-unknown', { word, known }),
  });
}
