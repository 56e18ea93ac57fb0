/**
 * Unfolds a packed table for look-up (AssemblyScript): a part of kernels that search. A placement's index has four bits
 * for each tile of the pattern, its cell, the first tile lowest; so a move changes it by one addition. Many indices stand
 * for nothing, since two tiles never share a cell; what their entries hold means nothing either.
 *
 * The table has 16 ** tiles entries of four bits: half of what the value exceeds the Manhattan distance by, as it is
 * packed. The even entry of a byte is its low half.
 *
 * The first tile goes about on the cells that the others leave free, so what is written together lies together; and for
 * all arrangements of the others over the same cells, what is read lies together too. The number of an arrangement depends
 * on that of the others, and on how many of them the first tile lies behind.
 */
import { factorial } from './numbers.inc.as';
import { aligned, layStarts, sums, sumsLength } from './sums.inc.as';

/** For each set of cells, two bytes: how many sets of as many cells come before it. */
let numbers: usize = 0;
/** For each free cell, three words: its bits in an index, the first entry of that set of cells, and the place by four. */
let frees: usize = 0;
const FREE: usize = 12;
/** What `sums` needs. */
let weights: usize = 0;
let starts: usize = 0;
let room: usize = 0;
/** For each arrangement of the others, eight words: the number of the arrangement with the first tile in each place. */
let ranks: usize = 0;
const RANKS: u32 = 8;

/** How many bytes `expandHalves` needs to work in. */
export function expandRoom(tiles: u32): usize {
  return divide(tiles, 0);
}

/**
 * Unfolds what lies at `packed` to `table`. `home` is the set of the cells where the tiles belong, cell 0 lowest; there are
 * seven at most. `work`, a multiple of 16, has `expandRoom(tiles)` bytes, which are free again afterwards.
 */
export function expandHalves(rows: u32, columns: u32, home: u32, packed: usize, table: usize, work: usize): void {
  const cells = rows * columns;
  const tiles = popcnt(home);
  const others = tiles - 1;
  divide(tiles, work);
  layStarts(others, starts);
  layRanks(tiles);
  layNumbers(cells, tiles);
  for (let taken: u32 = 0; taken >> cells == 0; taken++) {
    if (popcnt(taken) != others) continue;
    layFrees(cells, tiles, taken);
    layWeights(tiles, taken);
    writeEntries(cells - others, factorial(others), packed, table, sums<u32>(others, weights, starts, room));
  }
}

/** Divides the room to work in. Returns the end of it. */
function divide(tiles: u32, work: usize): usize {
  numbers = work;
  frees = numbers + (2 << 16);
  weights = frees + 16 * FREE;
  starts = weights + aligned(<usize>(tiles * tiles) << 2);
  room = starts + aligned(<usize>4 << tiles);
  ranks = room + aligned((<usize>sumsLength(tiles - 1) << 2) + 16);
  return ranks + ((<usize>factorial(tiles - 1) * RANKS) << 2);
}

/**
 * In dictionary order an arrangement has a digit for each place: how many tiles behind are smaller than the one there. The
 * first tile is the smallest, so its own digit is 0, and it adds one to the digits of all that it lies behind.
 */
function layRanks(tiles: u32): void {
  const others = tiles - 1;
  for (let x: u32 = 0; x < factorial(others); x++) {
    const at = ranks + (<usize>(x * RANKS) << 2);
    let rank = x;
    store<u32>(at, rank);
    for (let place: u32 = 0; place < others; place++) {
      const weight = factorial(others - 1 - place);
      const digit = (x / weight) % (others - place);
      rank += (digit + 1) * factorial(others - place) - digit * weight;
      store<u32>(at + (<usize>(place + 1) << 2), rank);
    }
  }
}

function layNumbers(cells: u32, tiles: u32): void {
  let count: u32 = 0;
  for (let set: u32 = 0; set >> cells == 0; set++) {
    if (popcnt(set) != tiles) continue;
    store<u16>(numbers + (<usize>set << 1), <u16>count);
    count++;
  }
}

/** What the first tile may do when the others lie on these cells. */
function layFrees(cells: u32, tiles: u32, taken: u32): void {
  let at = frees;
  for (let free = ~taken & ((1 << cells) - 1); free; free &= free - 1, at += FREE) {
    const cell = ctz(free);
    const number = <u32>load<u16>(numbers + (<usize>(taken | (1 << cell)) << 1));
    store<u32>(at, cell << 2);
    store<u32>(at, number * factorial(tiles), 4);
    store<u32>(at, popcnt(taken & ((1 << cell) - 1)) << 2, 8);
  }
}

/** What each of the others adds to an index in each place. */
function layWeights(tiles: u32, taken: u32): void {
  let at = weights;
  for (let tile: u32 = 1; tile < tiles; tile++) {
    for (let left = taken; left; left &= left - 1, at += 4) store<u32>(at, ctz(left) << (tile << 2));
  }
}

/**
 * Writes the entries for all arrangements of the others over the same cells, sixteen at once. It is exported in order not to
 * become a part of its caller: the engine then exchanges it for optimized code while the first table is still being
 * unfolded, which takes half as long.
 */
export function writeEntries(count: u32, arrangements: u32, packed: usize, table: usize, indices: usize): void {
  const lastFree = frees + <usize>count * FREE;
  const last = indices + (<usize>arrangements << 2);
  let rank = ranks;
  for (let at = indices; at < last; at += 4, rank += <usize>RANKS << 2) {
    let halves: u64 = 0;
    for (let free = frees; free < lastFree; free += FREE) {
      const entry = load<u32>(free, 4) + load<u32>(rank + load<u32>(free, 8));
      const half = (<u32>load<u8>(packed + (entry >> 1)) >> ((entry & 1) << 2)) & 15;
      halves |= <u64>half << load<u32>(free);
    }
    store<u64>(table + (load<u32>(at) >> 1), halves);
  }
}
