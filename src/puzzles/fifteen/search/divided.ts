/**
 * A search by pattern tables in shards: each bound is a round, and each beginning of some moves a shard of it. What a short
 * search finds, or rules out, is not divided.
 */
import { recentIn } from '../../../algorithms/kept/recent.ts';
import { unlessNoRoom } from '../../../algorithms/wasm/room.ts';
import type { Context, Run, Shard } from '../../../contract/index.ts';
import type { Path, Task } from '../model.ts';
import { isSolvable } from '../parity.ts';
import { text } from '../texts.ts';
import { automatonFor } from './pattern-database/automaton-kept.ts';
import { type Beginning, beginningAt, beginningsOf, movedBy } from './pattern-database/beginnings.ts';
import type { Answer } from './pattern-database/finder.ts';
import { finderFor } from './pattern-database/finders.ts';
import { hasLarge, type Size } from './pattern-database/partition.ts';
import { listenerOf, sizesOf } from './single-tile.ts';
import { type Turned, turnedOf } from './ways/turned.ts';

/** A board that is not solved within this many nodes, some tenths of a second, is worth dividing. */
const SHORT_NODES = 5_000_000;
/** From this round on the large tables pay: each takes about six times the nodes of the one before. */
const LARGE_FROM = 1;
/** A beginning of this many moves: there are about 200, far more than cores. */
const LENGTH = 7;
/** By how much the work grows with each two moves that may be spent. */
const GROWTH = 6;

export async function splitByTables(task: Task, context: Context, round: number): Promise<readonly Shard[]> {
  if (task.metric === 'multi' || !isSolvable(task)) return [];
  const { field, board } = turnedOf(task);
  const finder = await finderFor(field, 'small', context);
  const tried = triedIn(context);
  const name = JSON.stringify([field, [...board]]);
  const answer = tried.get(name) ?? finder.find({ board, nodes: SHORT_NODES }, quietly(context));
  tried.set(name, answer);
  if (answer.kind !== 'hard') return [];
  const bound = answer.least + 2 * round;
  const size: Size = round >= LARGE_FROM && hasLarge(field) ? 'large' : 'small';
  return beginningsOf(field, await automatonFor(context), board, LENGTH).flatMap(({ moves, board: there }) => {
    const spare = bound - LENGTH - finder.estimate(there);
    if (spare < 0) return [];
    const way = moves.join('');
    return [{ id: `${bound}-${way}`, weight: GROWTH ** (spare / 2), part: `${size} ${bound} ${way}` }];
  });
}

const quietly = ({ ticker }: Context) => ({ tick: () => ticker.tick(0), bound: () => undefined });

const triedIn = ({ cache }: Context) => recentIn<Answer>(cache, 'pattern-database-short-searches', 8);

/** Runs one shard. Where there is no memory for large tables, the small ones do. */
export async function shardByTables(turned: Turned, context: Context, part: string): Promise<Run<Path>> {
  const { field, path } = turned;
  const read = /^(small|large) (\d+) ([0-3]+)$/.exec(part);
  const [, size, bound, way] = read ?? [];
  const automaton = await automatonFor(context);
  const begun = [...(way ?? '')].reduce<Beginning | undefined>(
    (there, move) => there && movedBy(field, automaton, there, Number(move)),
    beginningAt(turned.board),
  );
  if (!read || !begun) throw new RangeError(`"${part}" is no part of this search`);
  const small = () => finderFor(field, 'small', context);
  const finder = size === 'small' ? await small() : await unlessNoRoom(() => finderFor(field, 'large', context), small);
  const length = Number(bound) - begun.moves.length;
  return (probe) => {
    probe.note(text('tables-used', { split: sizesOf(turned, size as Size) }));
    const { tick } = listenerOf(probe);
    probe.gauge('bound', Number(bound));
    const question = { board: begun.board, state: begun.state, least: length, most: length };
    const answer = finder.find(question, { tick, bound: () => undefined });
    if (answer.kind === 'found') probe.solution(path([...begun.moves, ...answer.moves]));
  };
}
