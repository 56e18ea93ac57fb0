/**
 * Beam search over boards of sliding tiles at full speed (AssemblyScript): level by level, it expands only the best
 * `width` positions of each level. A board has a byte for each cell: the cell its tile belongs to. The kernel lays its
 * levels into memory behind the tables that search.ts has laid; plain.ts does the same in plain words.
 */
import { estimate, home, judged, setHome, setScores, setSize, setTiles, step } from './judge.inc.as';
import {
  begin, BUCKETS, choose, consider, count, cutHere, layRecords, levelsEnd, low, noteLast, now, openLevel, record, stride,
  trace, turn, wasCut,
} from './levels.inc.as';
import { isPointless, reachOf, setBorders, setManner, shiftOf, span } from './moves.inc.as';

export { setScores };

/** This many more positions were looked at. Throws to stop. */
@external("env", "tick")
declare function tick(nodes: u32): void;

/** The way that was found: the blank's cells. */
let way: usize = 0;
/** Everything behind this belongs to the levels. */
let arena: usize = 0;
/** Positions that have not been told yet. */
let pending: u32 = 0;

const OFTEN: u32 = 8192;

export function setBoard(
  rowCount: u32, columnCount: u32, multi: bool, rowsAt: usize, columnsAt: usize, nearAt: usize,
): void {
  setSize(rowCount, columnCount, rowsAt, columnsAt, nearAt);
  setManner(multi);
  layRecords();
}

export function setRoom(
  wantedAt: usize, weightsAt: usize, tileRowsAt: usize, tileColumnsAt: usize, wayAt: usize, arenaAt: usize,
): void {
  setTiles(wantedAt, weightsAt, tileRowsAt, tileColumnsAt);
  way = wayAt;
  arena = arenaAt;
}

/** Which cell the blank belongs to, and the rows and columns that it may go to, up to but not including the last. */
export function setPart(homeCell: u32, fromRow: u32, fromColumn: u32, toRow: u32, toColumn: u32): void {
  setHome(homeCell);
  setBorders(fromRow, fromColumn, toRow, toColumn);
}

/** The first address behind what a search takes. */
export function room(width: u32, longest: u32, seenBits: u32): f64 {
  return levelsEnd(arena, width, longest, seenBits);
}

/** Whether the last search left anything out. */
export function cut(): bool {
  return wasCut;
}

/**
 * Searches from a board for a way of at most `longest` moves, and gives up after `patience` levels that brought nothing
 * better.
 * Returns the length of the way, or -1.
 */
export function run(from: usize, width: u32, longest: u32, seenBits: u32, patience: u32): i32 {
  pending = 0;
  begin(arena, from, width, longest, seenBits);
  if (estimate == 0) return 0;
  let best = BUCKETS;
  let since: u32 = 0;
  for (let level: u32 = 1; level <= longest && count > 0; level++) {
    openLevel(level);
    for (let i: u32 = 0; i < count; i++) {
      if (expand(i, level, longest)) {
        trace(level, way);
        tell();
        return level;
      }
      if (pending >= OFTEN) tell();
    }
    since = low < best ? 0 : since + 1;
    best = min(best, low);
    choose(width);
    if (since >= patience && count > 0 && level < longest) {
      cutHere();
      break;
    }
    turn();
  }
  tell();
  return -1;
}

/** Looks at what every move makes of a position. Returns whether it was the last one of a way. */
function expand(place: u32, level: u32, longest: u32): bool {
  const at = now + record * place;
  const info = at + stride;
  const blank = load<u32>(info, 16);
  const last = load<u32>(info, 20);
  for (let direction: u32 = 0; direction < 4; direction++) {
    if (isPointless(last, direction)) continue;
    judged(load<u64>(info), load<u32>(info, 8), load<u32>(info, 12));
    const shift = shiftOf(direction);
    const most = reachOf(blank, direction);
    let to = blank;
    for (let steps: u32 = 0; steps < most; steps++) {
      step(at, to, to + shift, (direction & 1) == 0);
      to += shift;
      pending++;
      if (estimate == 0) {
        noteLast(place, to);
        return true;
      }
      if (level + (estimate + span - 1) / span <= longest) consider(at, place, to, direction);
    }
    for (; to != blank; to -= shift) store<u8>(at + to, load<u8>(at + to - shift));
    store<u8>(at + blank, <u8>home);
  }
  return false;
}

function tell(): void {
  const nodes = pending;
  pending = 0;
  tick(nodes);
}
