/**
 * IDA* with additive tables at full speed (AssemblyScript); search.ts lays everything and says what it means.
 *
 * A table entry is half of what its pattern needs beyond the Manhattan distance. So is what is left to spend: a move that
 * brings its tile nearer costs nothing of it, one that takes it farther costs one, and a branch ends where the entries add
 * up to more than is left. They are added up for the board and for its mirror image; a move changes one entry of each.
 */
export { build, buildEnd } from './build.inc.as';
export { expandHalves, expandRoom, writeEntries } from './expand.inc.as';

/** Reports this many more nodes. Throws to stop. */
@external("env", "tick")
declare function tick(nodes: u32): void;

/**
 * 64 bytes for each tile. For each move of the blank, what it adds to the tile's entry number and to that of its mirror
 * image (four bytes each); at 32 the moves that take the tile farther (a bit each, number 4 * cell it comes from + move);
 * at 40 and 44 where the two entries are noted. These are eight bytes each: the number of the entry, and the entry.
 */
let tiles: usize = 0;
/** For each cell the set of moves, a byte; for each move the blank's step, four bytes. */
let moves: usize = 0;
let steps: usize = 0;
/** The automaton: for each state the set of moves, a byte, and for each move the next state, two bytes. */
let allowed: usize = 0;
let next: usize = 0;
/** The moves made, a byte each; and where the last one that the bound allows ends. */
let way: usize = 0;
let end: usize = 0;
/** Nodes that have not been told yet, and how many more may be. */
let pending: u32 = 0;
let left: f64 = 0;
let isHard: bool = false;

const OFTEN: u32 = 16384;

const NONE: u32 = 0;
const FOUND: u32 = 1;
const HARD: u32 = 2;

export function set(tilesAt: usize, movesAt: usize, stepsAt: usize, allowedAt: usize, nextAt: usize, wayAt: usize): void {
  tiles = tilesAt;
  moves = movesAt;
  steps = stepsAt;
  allowed = allowedAt;
  next = nextAt;
  way = wayAt;
}

/** Searches all ways up to a bound; `board` has four bits for each cell, `state` is the automaton's, `spare` what may be spent. */
export function search(
  blank: u32, board: u64, state: u32, spare: i32, sum: i32, mirrored: i32, bound: u32, nodes: f64,
): u32 {
  end = way + <usize>bound;
  pending = 0;
  left = nodes;
  isHard = false;
  const ended = visit(blank, board, state, spare, sum, mirrored, way);
  tick(pending);
  return isHard ? HARD : ended ? FOUND : NONE;
}

/** The nodes that may still be spent. */
export function nodesLeft(): f64 {
  return left - <f64>pending;
}

/** Goes on from a board; whether the search is over. */
function visit(blank: u32, board: u64, state: u32, spare: i32, sum: i32, mirrored: i32, at: usize): bool {
  if (at == end) return true;
  let open = <u32>load<u8>(moves + blank) & <u32>load<u8>(allowed + state);
  pending += popcnt(open);
  if (pending >= OFTEN && tell()) return true;
  while (open) {
    const move = ctz(open);
    open &= open - 1;
    const from = blank + load<u32>(steps + (move << 2));
    const tile = <u32>(board >> (from << 2)) & 15;
    const about = tiles + (tile << 6);
    const change = about + (move << 3);
    const rest = spare - (<i32>(load<u64>(about, 32) >> ((from << 2) + move)) & 1);
    const place = <usize>load<u32>(about, 40);
    const was = load<u64>(place);
    const number = <u32>was + load<u32>(change);
    const entry = entryAt(number);
    const newSum = sum - <i32>(was >> 32) + entry;
    // Most branches end here, before the mirror image is looked at.
    if (newSum > rest) continue;
    const otherPlace = <usize>load<u32>(about, 44);
    const otherWas = load<u64>(otherPlace);
    const otherNumber = <u32>otherWas + load<u32>(change, 4);
    const otherEntry = entryAt(otherNumber);
    const newMirrored = mirrored - <i32>(otherWas >> 32) + otherEntry;
    if (newMirrored > rest) continue;
    store<u64>(place, <u64>number | (<u64>entry << 32));
    store<u64>(otherPlace, <u64>otherNumber | (<u64>otherEntry << 32));
    store<u8>(at, <u8>move);
    const moved = board ^ (<u64>tile << (from << 2)) ^ (<u64>tile << (blank << 2));
    const following = <u32>load<u16>(next + (state << 3) + (move << 1));
    if (visit(from, moved, following, rest, newSum, newMirrored, at + 1)) return true;
    store<u64>(place, was);
    store<u64>(otherPlace, otherWas);
  }
  return false;
}

/** Two entries in each byte, the even one low. */
// @ts-ignore: a decorator
@inline
function entryAt(number: u32): i32 {
  return (<i32>load<u8>(number >> 1) >>> ((number & 1) << 2)) & 15;
}

/** Whether all nodes are used up. */
function tell(): bool {
  left -= <f64>pending;
  const nodes = pending;
  pending = 0;
  tick(nodes);
  isHard = left <= 0;
  return isHard;
}
