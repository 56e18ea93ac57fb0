/** What a queue knows of a search, so that every machine can ask how it stands. The coordinator writes it again and again. */
import { type Goal, goals, type SolveRequest, type Stats } from '../../../contract/index.ts';
import { digest } from '../../../engine/digest.ts';
import { isPlain } from './plain.ts';
import type { FleetQueue } from './queue.ts';

const STATES = ['running', 'finished', 'stopped', 'cancelled'] as const;

export interface SearchRecord {
  readonly id: string;
  readonly version: string;
  readonly puzzle: string;
  readonly text: string;
  readonly strategy: string;
  readonly goal: Goal;
  readonly state: (typeof STATES)[number];
  readonly shards: number;
  readonly finished: number;
  readonly count: number;
  readonly stats: Stats;
  /** Whether the count is proven to be all. */
  readonly proven: boolean;
  /** The machine and the journal of the coordinator. */
  readonly coordinator: string;
  /** When the coordinator wrote this, in milliseconds since 1970. */
  readonly seen: number;
}

/** A coordinator writes its record this often, in milliseconds. */
export const BEAT = 2000;
/** One that was not seen for this long has stopped, or its machine has. */
const GONE = 5 * BEAT;
/** Records of searches that are over are forgotten after a week, in milliseconds. */
const KEPT = 7 * 24 * 3600 * 1000;

/** The same for the same search by the same version, so that a coordinator that starts again finds its shards. */
export function searchId({ puzzle, text, strategy, goal, options }: SolveRequest, version: string): string {
  return `s${digest([version, puzzle, text, JSON.stringify([strategy, goal, options])])}`;
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isFigure = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isCount = (value: unknown): boolean => isFigure(value) && Number.isSafeInteger(value);

/** Whether a value is a record in every field; other machines wrote it, and people see it. */
export function isSearchRecord(value: unknown): value is SearchRecord {
  if (!isFields(value)) return false;
  const { id, version, puzzle, text, strategy, goal, state, coordinator, proven } = value;
  const { shards, finished, count, seen, stats } = value;
  return (
    [id, version, puzzle, strategy, coordinator].every((field) => isPlain(field)) &&
    typeof text === 'string' &&
    goals.includes(goal as Goal) &&
    STATES.includes(state as SearchRecord['state']) &&
    [shards, finished, count].every(isCount) &&
    isFigure(seen) &&
    typeof proven === 'boolean' &&
    isStats(stats)
  );
}

function isStats(value: unknown): boolean {
  if (!isFields(value)) return false;
  const { nodes, milliseconds, prepareMilliseconds, gauges = {} } = value;
  return (
    isCount(nodes) &&
    [milliseconds, prepareMilliseconds].every(isFigure) &&
    isFields(gauges) &&
    Object.entries(gauges).every(([name, figure]) => isPlain(name) && Number.isFinite(figure))
  );
}

/** Whether a coordinator is at work. */
export const isRunning = ({ state, seen }: SearchRecord, now: number): boolean =>
  state === 'running' && now - seen < GONE;

/** All searches, the one that was seen last first. */
export async function searchesIn(queue: FleetQueue): Promise<readonly SearchRecord[]> {
  return (await queue.records()).filter(isSearchRecord).sort((a, b) => b.seen - a.seen);
}

/** The search with this id, which may be shortened as long as only one begins with it. */
export async function searchNamed(queue: FleetQueue, word: string): Promise<SearchRecord | undefined> {
  const like = (await searchesIn(queue)).filter(({ id }) => id.startsWith(word));
  return like.find(({ id }) => id === word) ?? (like.length === 1 ? like[0] : undefined);
}

export async function forgetOld(queue: FleetQueue, now: number): Promise<void> {
  for (const { id, seen } of await searchesIn(queue)) if (now - seen > KEPT) await queue.forgetRecord(id);
}
