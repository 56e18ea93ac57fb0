/**
 * The beam search of the kernel in plain words: every position is judged anew, and the rules by which positions are known
 * again and taken are the same to the letter, so that both find the same way and look at the same number of positions. It
 * is what people watch.
 */
import { type Outcome, type Quest, seenBits } from './quest.ts';
import { BUCKETS, type Frame, NOISE, tablesOf, UNWANTED, WANTED } from './tables.ts';

export interface Position {
  readonly cells: readonly number[];
  readonly blank: number;
  /** The direction of the move that led here: 0 up, 1 right, 2 down, 3 left; none at the beginning. */
  readonly direction: number | undefined;
  readonly parent: Position | undefined;
}

/** What comes of a position that is looked at; a candidate may come into the next level. */
export type Fate = 'found' | 'too long' | 'seen' | 'candidate';

/** Positions as they are looked at. A candidate that is not dropped is expanded, unless the search ends before. */
export type Step =
  | {
      readonly kind: 'met';
      readonly position: Position;
      readonly estimate: number;
      readonly score: number;
      readonly fate: Fate;
    }
  | { readonly kind: 'expanded' | 'dropped'; readonly position: Position };

export interface Ended extends Outcome {
  /** Whether it gave up after levels that brought nothing better. */
  readonly gaveUp: boolean;
}

export interface Counted extends Outcome {
  readonly nodes: number;
}

export function searchPlainly(frame: Frame, quest: Quest): Counted {
  const steps = stepsOf(frame, quest, startOf(quest));
  let nodes = 0;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return { way: step.value.way, cut: step.value.cut, nodes };
    if (step.value.kind === 'met') nodes++;
  }
}

/** The position that a search begins with. */
export function startOf({ cells, home }: Quest): Position {
  const first = Array.from(cells);
  return { cells: first, blank: first.indexOf(home), direction: undefined, parent: undefined };
}

/** The fewest moves that may be left, by the estimate of a position. */
export const movesFor = (estimate: number, { rows, columns, multi }: Frame): number =>
  Math.ceil(estimate / (multi ? Math.max(rows, columns) - 1 : 1));

/** The search step by step. */
export function* stepsOf(frame: Frame, quest: Quest, start: Position): Generator<Step, Ended, void> {
  const { rows, columns, multi } = frame;
  const { home, width, longest, patience = longest } = quest;
  const part = quest.part ?? { top: 0, left: 0, bottom: rows, right: columns };
  const judge = judgeOf(frame, quest);
  const slots = 2 ** seenBits(width) - 1;
  /** In each slot the position that took it last. */
  const seen = new Map<number, Judgement>();
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

  const fateOf = (judgement: Judgement, depth: number): Fate => {
    const { estimate, low, high } = judgement;
    if (estimate === 0) return 'found';
    if (depth + movesFor(estimate, frame) > longest) return 'too long';
    const before = seen.get(low & slots);
    if (before?.low === low && before.high === high) return 'seen';
    seen.set(low & slots, judgement);
    return 'candidate';
  };

  const first = judge(start);
  if (first.estimate === 0) return { way: [], cut: false, gaveUp: false };
  seen.set(first.low & slots, first);
  let level: readonly Position[] = [start];
  let best = BUCKETS;
  let since = 0;
  for (let depth = 1; depth <= longest && level.length > 0; depth++) {
    const candidates: { position: Position; bucket: number }[] = [];
    for (const from of level) {
      for (let direction = 0; direction < 4; direction++) {
        if (isPointless(from, direction)) continue;
        for (const position of slid(from, direction)) {
          const judgement = judge(position);
          const { estimate, bucket } = judgement;
          const fate = fateOf(judgement, depth);
          yield { kind: 'met', position, estimate, score: bucket, fate };
          if (fate === 'found') return { way: wayTo(position), cut: isCut, gaveUp: false };
          if (fate === 'candidate') candidates.push({ position, bucket });
        }
      }
      yield { kind: 'expanded', position: from };
    }
    const least = candidates.reduce((low, { bucket }) => Math.min(low, bucket), BUCKETS);
    since = least < best ? 0 : since + 1;
    best = Math.min(best, least);
    isCut ||= candidates.length > width;
    // Sorting is stable: of equals the first ones stay, and all of them in the order in which they were found.
    const kept = new Set(candidates.toSorted((a, b) => a.bucket - b.bucket).slice(0, width));
    for (const candidate of candidates) {
      if (!kept.has(candidate)) yield { kind: 'dropped', position: candidate.position };
    }
    level = candidates.filter((candidate) => kept.has(candidate)).map(({ position }) => position);
    if (since >= patience && level.length > 0 && depth < longest) return { way: undefined, cut: true, gaveUp: true };
  }
  return { way: undefined, cut: isCut, gaveUp: false };
}

/** What a position is worth, and its hash in two words. */
interface Judgement {
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
  readonly bucket: number;
}

function judgeOf(frame: Frame, { home, wanted }: Quest): (position: Position) => Judgement {
  const { rows, columns } = frame;
  const count = rows * columns;
  const { distances, prices, keys, toll, pull } = tablesOf(frame);
  const words = new Uint32Array(keys.buffer);
  const mine = Array.from({ length: count }, (_, tile) => tile !== home && (wanted?.[tile] ?? true));

  /** How many tiles that belong to a line and lie there have to leave it, so that the others can pass. */
  const conflictsIn = (cells: readonly number[], first: number, step: number, length: number): number => {
    const goals: number[] = [];
    for (let i = 0; i < length; i++) {
      const tile = cells[first + i * step]!;
      const place = (tile - first) / step;
      if (mine[tile] && Number.isInteger(place) && place >= 0 && place < length) goals.push(place);
    }
    return goals.length - longestRise(goals);
  };

  return ({ cells, blank }) => {
    let [estimate, score, low, high, conflicts] = [0, 0, 0, 0, 0];
    let nearest = Number.POSITIVE_INFINITY;
    for (let cell = 0; cell < count; cell++) {
      const tile = cells[cell]!;
      if (tile === home) continue;
      const at = tile * count + cell;
      low ^= words[2 * at]!;
      high ^= words[2 * at + 1]!;
      score += (mine[tile] ? WANTED : UNWANTED) * prices[at]!;
      if (!mine[tile] || tile === cell) continue;
      estimate += distances[at]!;
      nearest = Math.min(nearest, distances[blank * count + cell]! - 1);
    }
    for (let row = 0; row < rows; row++) conflicts += conflictsIn(cells, row * columns, 1, columns);
    for (let column = 0; column < columns; column++) conflicts += conflictsIn(cells, column, columns, rows);
    score += toll * conflicts + pull * (estimate > 0 ? nearest : 0) + (high & NOISE);
    return { estimate: estimate + 2 * conflicts, low, high, bucket: Math.min(score, BUCKETS - 1) };
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

/** The cells that the blank goes to. */
function wayTo(last: Position): number[] {
  const way: number[] = [];
  for (let at = last; at.parent; at = at.parent) way.push(at.blank);
  return way.reverse();
}
