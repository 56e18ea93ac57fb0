/**
 * The beam search of the kernel in plain words: every position is judged anew, and the rules by which positions are known
 * again and taken are the same to the letter, so that both find the same way and look at the same number of positions.
 */
import { type Outcome, type Quest, seenBits } from './quest.ts';
import { BUCKETS, type Frame, NOISE, tablesOf, UNWANTED, WANTED } from './tables.ts';

interface Position {
  readonly cells: readonly number[];
  readonly blank: number;
  /** The direction of the move that led here: 0 up, 1 right, 2 down, 3 left; none at the beginning. */
  readonly direction: number | undefined;
  readonly parent: Position | undefined;
}

export interface Counted extends Outcome {
  readonly nodes: number;
}

export function searchPlainly(frame: Frame, quest: Quest): Counted {
  const { rows, columns, multi } = frame;
  const { home, width, longest, patience = longest } = quest;
  const part = quest.part ?? { top: 0, left: 0, bottom: rows, right: columns };
  const judge = judgeOf(frame, quest);
  const span = multi ? Math.max(rows, columns) - 1 : 1;
  const slots = (1n << BigInt(seenBits(width))) - 1n;
  const seen = new Map<bigint, bigint>();
  let nodes = 0;
  let isCut = false;

  /** The positions after sliding in a direction: one tile, or any number of them. */
  function* slid(from: Position, direction: number): Generator<Position> {
    const [down, right] = [[-1, 0] as const, [0, 1] as const, [1, 0] as const, [0, -1] as const][direction]!;
    const cells = [...from.cells];
    let { blank } = from;
    for (;;) {
      const row = Math.floor(blank / columns) + down;
      const column = (blank % columns) + right;
      if (row < part.top || row >= part.bottom || column < part.left || column >= part.right) return;
      const next = row * columns + column;
      cells[blank] = cells[next]!;
      cells[next] = home;
      blank = next;
      yield { cells: [...cells], blank, direction, parent: from };
      if (!multi) return;
    }
  }

  const isPointless = ({ direction: last }: Position, direction: number): boolean =>
    last !== undefined && (multi ? last % 2 === direction % 2 : direction === (last + 2) % 4);

  const first = Array.from(quest.cells);
  const start: Position = { cells: first, blank: first.indexOf(home), direction: undefined, parent: undefined };
  if (judge(start).estimate === 0) return { way: [], cut: false, nodes };
  seen.set(judge(start).hash & slots, judge(start).hash);
  let level: readonly Position[] = [start];
  let best = BUCKETS;
  let since = 0;
  for (let depth = 1; depth <= longest && level.length > 0; depth++) {
    const candidates: { position: Position; bucket: number }[] = [];
    for (const from of level) {
      for (let direction = 0; direction < 4; direction++) {
        if (isPointless(from, direction)) continue;
        for (const position of slid(from, direction)) {
          nodes++;
          const { estimate, hash, bucket } = judge(position);
          if (estimate === 0) return { way: wayTo(position), cut: isCut, nodes };
          if (depth + Math.ceil(estimate / span) > longest || seen.get(hash & slots) === hash) continue;
          seen.set(hash & slots, hash);
          candidates.push({ position, bucket });
        }
      }
    }
    const least = candidates.reduce((low, { bucket }) => Math.min(low, bucket), BUCKETS);
    since = least < best ? 0 : since + 1;
    best = Math.min(best, least);
    isCut ||= candidates.length > width;
    // Sorting is stable: of equals the first ones stay, and all of them in the order in which they were found.
    const kept = new Set(candidates.toSorted((a, b) => a.bucket - b.bucket).slice(0, width));
    level = candidates.filter((candidate) => kept.has(candidate)).map(({ position }) => position);
    if (since >= patience && level.length > 0 && depth < longest) return { way: undefined, cut: true, nodes };
  }
  return { way: undefined, cut: isCut, nodes };
}

interface Judgement {
  readonly estimate: number;
  readonly hash: bigint;
  readonly bucket: number;
}

function judgeOf(frame: Frame, { home, wanted }: Quest): (position: Position) => Judgement {
  const { rows, columns } = frame;
  const count = rows * columns;
  const { distances, prices, keys, toll, pull } = tablesOf(frame);
  const isWanted = (tile: number): boolean => wanted?.[tile] ?? true;
  const rowOf = (cell: number): number => Math.floor(cell / columns);
  const columnOf = (cell: number): number => cell % columns;

  return ({ cells, blank }) => {
    const tiles = cells
      .map((tile, cell) => ({ tile, cell, at: tile * count + cell }))
      .filter(({ tile }) => tile !== home);
    const mine = tiles.filter(({ tile }) => isWanted(tile));
    let conflicts = 0;
    for (const [line, place] of [
      [rowOf, columnOf],
      [columnOf, rowOf],
    ] as const) {
      for (let i = 0; i < Math.max(rows, columns); i++) {
        const goals = mine
          .filter(({ tile, cell }) => line(tile) === i && line(cell) === i)
          .map(({ tile }) => place(tile));
        conflicts += goals.length - longestRise(goals);
      }
    }
    const hash = tiles.reduce((sum, { at }) => sum ^ keys[at]!, 0n);
    const price = tiles.reduce((sum, { tile, at }) => sum + (isWanted(tile) ? WANTED : UNWANTED) * prices[at]!, 0);
    const far = mine.filter(({ tile, cell }) => tile !== cell).map(({ cell }) => distances[blank * count + cell]! - 1);
    const score = price + toll * conflicts + pull * (far.length > 0 ? Math.min(...far) : 0);
    const noise = Number((hash >> 32n) & BigInt(NOISE));
    return {
      estimate: mine.reduce((sum, { at }) => sum + distances[at]!, 2 * conflicts),
      hash,
      bucket: Math.min(score + noise, BUCKETS - 1),
    };
  };
}

/** How many of the values can stay so that they rise. */
function longestRise(values: readonly number[]): number {
  const ends: number[] = [];
  for (const value of values) {
    const at = ends.findIndex((end) => end >= value);
    ends[at < 0 ? ends.length : at] = value;
  }
  return ends.length;
}

function wayTo(last: Position): number[] {
  const way: number[] = [];
  for (let at = last; at.parent; at = at.parent) way.push(at.blank);
  return way.reverse();
}
