/**
 * What the shards of these strategies say of their part: paths of a search, each with the number of the start that it
 * belongs to, or solutions of a state graph by their numbers.
 *
 *     paths 53 0:12.87 0:12.91 1:30.4     the nodes above all paths, which the first shard counts; then each path
 *     solutions 1000-2000                 those from 1000 to 1999; the shard that begins with 0 counts the positions
 */
import type { Branch, Division } from '../../../algorithms/exact-cover/divide.ts';
import type { Goal, Shard } from '../../../contract/index.ts';

export interface PathsPart {
  readonly kind: 'paths';
  readonly nodes: number;
  readonly branches: readonly Branch[];
}

export interface SolutionsPart {
  readonly kind: 'solutions';
  readonly from: number;
  /** The first that does not belong to it. */
  readonly end: number;
}

export type Part = PathsPart | SolutionsPart;

/** A search is not divided where it has fewer nodes than this, or a listing where it has fewer solutions. */
const LEAST = 1000;
/** No shard is smaller than this without need. */
const LEAST_SHARD = 500;
/** To get its next shard takes a worker as long as some 1,000 nodes; a shard of this many makes that 1 % of the work. */
const NODES_A_SHARD = 100_000;
/** A small search is divided into at least FEW shares, a large one into at most MANY; there are up to twice as many bundles. */
const FEW = 128;
const MANY = 1024;
/** Shards of a listing. */
const LISTED = 64;

/** Whether a search may be divided at all: there is one round, and a first solution is found sooner than a division. */
export const isDivided = (goal: Goal, round: number): boolean => round === 0 && (goal === 'all' || goal === 'count');

/** Branches that follow each other are bundled to shards of about the same weight. */
export function pathShards({ nodes, branches }: Division): readonly Shard[] {
  const total = branches.reduce((sum, { weight }) => sum + weight, 0);
  if (nodes + total < LEAST) return [];
  const enough = Math.max(Math.min(NODES_A_SHARD, total / FEW), total / MANY, LEAST_SHARD);
  const bundles: { weight: number; paths: string[] }[] = [];
  for (const { start, path, weight } of branches) {
    const word = `${start}:${path.join('.')}`;
    const last = bundles.at(-1);
    if (!last || last.weight + weight > enough) bundles.push({ weight, paths: [word] });
    else {
      last.weight += weight;
      last.paths.push(word);
    }
  }
  if (bundles.length < 2) return [];
  return bundles.map(({ weight, paths }, i) => {
    const above = i === 0 ? nodes : 0;
    return { id: String(i + 1), weight: weight + above, part: `paths ${above} ${paths.join(' ')}` };
  });
}

/** Ranges of this many solutions. */
export function solutionShards(count: number): readonly Shard[] {
  if (count < LEAST) return [];
  const length = Math.max(Math.ceil(count / LISTED), LEAST_SHARD);
  return Array.from({ length: Math.ceil(count / length) }, (_, i) => {
    const [from, end] = [i * length, Math.min((i + 1) * length, count)];
    return { id: String(i + 1), weight: end - from, part: `solutions ${from}-${end}` };
  });
}

/** Throws a RangeError where a text is no part. */
export function readPart(text: string): Part {
  const range = /^solutions (\d+)-(\d+)$/.exec(text);
  if (range) {
    const [from, end] = [wholeOf(range[1]!), wholeOf(range[2]!)];
    if (from >= end) throw unreadable(text);
    return { kind: 'solutions', from, end };
  }
  const [kind, nodes, ...words] = text.split(' ');
  const isRight = words.length > 0 && words.every((word) => /^\d+:\d+(\.\d+)*$/.test(word));
  if (kind !== 'paths' || !/^\d+$/.test(nodes ?? '') || !isRight) throw unreadable(text);
  // A path that occurs twice would be searched twice.
  if (new Set(words).size < words.length) throw unreadable(text);
  const branches = words.map((word) => {
    const [start, path] = word.split(':') as [string, string];
    return { start: wholeOf(start), path: path.split('.').map(wholeOf) };
  });
  return { kind, nodes: wholeOf(nodes!), branches };
}

function wholeOf(digits: string): number {
  const number = Number(digits);
  if (!Number.isSafeInteger(number)) throw new RangeError(`a part has the number ${digits}, which is too large`);
  return number;
}

const unreadable = (text: string): RangeError => new RangeError(`this is no part of a search: ${text.slice(0, 100)}`);

/** A part that must be of one kind, where there is one; throws a RangeError where it is of the other. */
export function partOf<Kind extends Part['kind']>(
  kind: Kind,
  part: Part | undefined,
): Extract<Part, { kind: Kind }> | undefined {
  const isOfKind = (one: Part): one is Extract<Part, { kind: Kind }> => one.kind === kind;
  if (part === undefined || isOfKind(part)) return part;
  throw new RangeError(`this search is divided into ${kind}, not into ${part.kind}`);
}
