/**
 * Fills the lowest free cell behind an option, and remembers what leads nowhere: boards of up to 64 cells and 32 pieces,
 * without gaps (AssemblyScript). Coverings are kept here and fetched when all are found.
 *
 * The options that have their lowest cell in common are bits of a word, 64 at a time. The cells behind that one are taken six
 * by six, and so are the pieces: for each way in which six cells can be occupied, and for each set of six pieces, a table has
 * the options that remain. So a few loads tell which options fit, and none is tried in vain.
 *
 * Most positions have few pieces left and are done in no time, so they get less care: only lone cells are looked for instead
 * of regions, dead ends are not remembered, and of the last two pieces one is laid and the other found by the cells that
 * remain.
 */
import { flood, needs, pieces, shifts, shiftsEnd, sizes, subsetSums } from './tables.inc.as';

export { setTables } from './tables.inc.as';

@external("env", "tick") declare function tick(nodes: i32): void;
/** Called when there are more coverings than there is room for; does not return. */
@external("env", "full") declare function full(): void;

/** How many nodes one tick reports, at least. */
const STRIDE: i32 = 0x4000;
/** As in dead-ends.ts, which says what they mean. */
const FLOODED: u32 = 5;
const KEPT: u32 = 6;
/** Cells and pieces in one index of a table, and the size of such a table. */
const INDEX: u32 = 6;
const TABLE: usize = 8 << INDEX;
const ALL: u64 = 0xffffffffffffffff;

/** For each block the address of its first entry (4 bytes). All first blocks of cells come before all second ones. */
let heads: usize = 0;
let headsEnd: usize = 0;
/** The tables of the blocks, how many bytes each block has of them, and how many tables are of pieces and of cells. */
let tables: usize = 0;
let stride: usize = 0;
let pieceTables: u32 = 0;
let cellTables: u32 = 0;
/** From a block of a cell to the next one, among the heads. */
let further: usize = 0;
let board: u64 = 0;
let floods: bool = true;
let hasCopies: bool = false;
/** Whether a free cell without free neighbours ends a position: no piece has one cell. */
let looksForLone: bool = false;
/** The first two distances, and the cells that have a neighbour there: a rectangle has no more. */
let near: u64 = 0;
let fromNear: u64 = 0;
let far: u64 = 0;
let fromFar: u64 = 0;
/** For each cell, what hangs together with the last cell among those from this one on (8 bytes). */
let tails: usize = 0;
/** Options by cells and piece: an open hash table of entries. */
let exacts: usize = 0;
let exactMask: u64 = 0;
/** Dead ends: occupied (8 bytes), left (4). */
let slots: usize = 0;
let slotMask: u64 = 0;
let kept: u32 = 0;
let mostKept: u32 = 0;
let path: usize = 0;
let coverings: usize = 0;
let found: u32 = 0;
let mostFound: u32 = 0;
let nodes: i32 = 0;

export function foundTotal(): u32 { return found; }

export function setup(
  cells: u32, withRegions: bool, tailTable: usize, pathTable: usize, coveringTable: usize, mostCoverings: u32,
  slotTable: usize, slotCount: u32,
): void {
  board = ALL >> (64 - cells);
  const last = <u64>1 << (cells - 1);
  floods = withRegions;
  path = pathTable;
  coverings = coveringTable;
  mostFound = mostCoverings;
  slots = slotTable;
  slotMask = slotCount - 1;
  mostKept = slotCount >> 1;
  tails = tailTable;
  looksForLone = withRegions;
  if (shiftsEnd > shifts) {
    near = load<u64>(shifts);
    fromNear = load<u64>(shifts, 8);
  }
  if (shiftsEnd > shifts + 16) {
    far = load<u64>(shifts, 16);
    fromFar = load<u64>(shifts, 24);
  }
  for (let cell: u32 = 0; cell < cells; cell++) store<u64>(tails + (<usize>cell << 3), flood(last, board & (ALL << cell)));
  store<u64>(tails + (<usize>cells << 3), 0);
  for (let piece: usize = 0; piece < pieces; piece++) {
    if (load<u32>(needs + (piece << 2))) hasCopies = true;
    if (load<u64>(sizes + (piece << 3)) == 1) looksForLone = false;
  }
}

/**
 * Takes the options, by their lowest cells: entries of cells (8 bytes), piece as a bit (4) and option (4). The tables are
 * empty where there are no options.
 */
export function setOptions(
  cells: usize, entries: usize, count: usize, headTable: usize, layers: usize, tableTable: usize, reach: u32, exactTable: usize,
  exactCount: u32,
): void {
  heads = headTable;
  further = cells << 2;
  headsEnd = heads + further * layers;
  tables = tableTable;
  pieceTables = (<u32>pieces + INDEX - 1) / INDEX;
  cellTables = (reach + INDEX - 1) / INDEX;
  stride = TABLE * (pieceTables + cellTables);
  exacts = exactTable;
  exactMask = exactCount - 1;
  let entry = entries;
  const end = entries + (count << 4);
  for (let cell: usize = 0; cell < cells; cell++) {
    for (let block = cell; entry < end && <usize>ctz(load<u64>(entry)) == cell; block += cells) {
      const begin = entry;
      for (; entry < end && entry < begin + 1024 && <usize>ctz(load<u64>(entry)) == cell; entry += 16) {
        memory.copy(slotFor(load<u64>(entry), load<u32>(entry, 8)), entry, 16);
      }
      store<u32>(heads + (block << 2), <u32>begin);
      let table = tables + block * stride;
      for (let piece: u32 = 0; piece < pieceTables * INDEX; piece += INDEX) {
        for (let i: u32 = 0; i < INDEX; i++) store<u64>(table + (8 << i), optionsOf(begin, entry, piece + i));
        combine(table, 0);
        table += TABLE;
      }
      for (let behind: u32 = 1; behind <= cellTables * INDEX; behind += INDEX) {
        for (let i: u32 = 0; i < INDEX; i++) store<u64>(table + (8 << i), ~optionsOver(begin, entry, <u32>cell + behind + i));
        combine(table, ALL);
        table += TABLE;
      }
    }
  }
}

/** The options of a piece in a block, as bits. */
function optionsOf(begin: usize, end: usize, piece: u32): u64 {
  let some: u64 = 0;
  if (piece >= <u32>pieces) return some;
  for (let at = begin; at < end; at += 16) if (load<u32>(at, 8) >> piece & 1) some |= <u64>1 << ((at - begin) >> 4);
  return some;
}

/** The options over a cell in a block, as bits. */
function optionsOver(begin: usize, end: usize, cell: u32): u64 {
  let some: u64 = 0;
  if (cell > 63) return some;
  for (let at = begin; at < end; at += 16) if (load<u64>(at) >> cell & 1) some |= <u64>1 << ((at - begin) >> 4);
  return some;
}

/** Makes the entries of all sets of those of single ones: their unions, or their intersections where none has everything. */
function combine(table: usize, none: u64): void {
  store<u64>(table, none);
  for (let set: usize = 3; set < 1 << INDEX; set++) {
    const first = load<u64>(table + ((set & (0 - set)) << 3));
    const others = load<u64>(table + ((set & (set - 1)) << 3));
    if (set & (set - 1)) store<u64>(table + (set << 3), none ? first & others : first | others);
  }
}

/** Searches everything behind the option that is first on the path. */
export function run(occupied: u64, left: u32): void {
  const many = popcnt(left);
  const place = path + 4;
  if (many > 3) visit(occupied, left, place);
  else if (many == 3) layThree(occupied, left, place);
  else if (many == 2) layTwo(occupied, left, place);
  else {
    if (many == 1) nodes++;
    const entry = many == 1 ? slotFor(~occupied, left) : 0;
    if (many == 0) keep();
    else if (load<u64>(entry)) {
      store<u32>(place, load<u32>(entry, 12));
      keep();
    }
  }
  tick(nodes);
  nodes = 0;
}

/** Everything below a position with three pieces left or more; returns whether that is anything. */
function visit(occupied: u64, left: u32, place: usize): bool {
  if (++nodes >= STRIDE) {
    tick(nodes);
    nodes = 0;
  }
  const many = popcnt(left);
  if (many <= FLOODED && looksForLone && hasLone(~occupied)) return false;
  const cell = ctz(~occupied);
  const next = layable(left);
  let leads = false;
  for (let head = heads + (<usize>cell << 2); head < headsEnd; head += further) {
    const entries = <usize>load<u32>(head);
    for (let ways = fitting((head - heads) >> 2, occupied, cell, next); ways; ways &= ways - 1) {
      const entry = entries + (<usize>ctz(ways) << 4);
      const covered = occupied | load<u64>(entry);
      const rest = left & ~load<u32>(entry, 8);
      store<u32>(place, load<u32>(entry, 12));
      if (many == 4) {
        if (layThree(covered, rest, place + 4)) leads = true;
        continue;
      }
      if (many > FLOODED && floods && !canFillAll(covered, rest)) continue;
      if (many > KEPT && load<u32>(slotOf(covered, rest), 8)) continue;
      if (visit(covered, rest, place + 4)) leads = true;
    }
  }
  if (!leads && many >= KEPT && kept < mostKept) {
    const slot = slotOf(occupied, left);
    store<u64>(slot, occupied);
    store<u32>(slot, left, 8);
    kept++;
  }
  return leads;
}

/** Finds all ways to lay the last three pieces. */
function layThree(occupied: u64, left: u32, place: usize): bool {
  nodes++;
  if (looksForLone && hasLone(~occupied)) return false;
  const cell = ctz(~occupied);
  const next = layable(left);
  let leads = false;
  for (let head = heads + (<usize>cell << 2); head < headsEnd; head += further) {
    const entries = <usize>load<u32>(head);
    for (let ways = fitting((head - heads) >> 2, occupied, cell, next); ways; ways &= ways - 1) {
      const entry = entries + (<usize>ctz(ways) << 4);
      store<u32>(place, load<u32>(entry, 12));
      if (layTwo(occupied | load<u64>(entry), left & ~load<u32>(entry, 8), place + 4)) leads = true;
    }
  }
  return leads;
}

/** Finds all ways to lay the last two pieces. */
function layTwo(occupied: u64, left: u32, place: usize): bool {
  nodes++;
  if (looksForLone && hasLone(~occupied)) return false;
  const cell = ctz(~occupied);
  const next = layable(left);
  let leads = false;
  for (let head = heads + (<usize>cell << 2); head < headsEnd; head += further) {
    const entries = <usize>load<u32>(head);
    for (let ways = fitting((head - heads) >> 2, occupied, cell, next); ways; ways &= ways - 1) {
      const entry = entries + (<usize>ctz(ways) << 4);
      const other = slotFor(~(occupied | load<u64>(entry)), left & ~load<u32>(entry, 8));
      if (!load<u64>(other)) continue;
      store<u32>(place, load<u32>(entry, 12));
      store<u32>(place, load<u32>(other, 12), 4);
      keep();
      leads = true;
    }
  }
  return leads;
}

/** The pieces that may be laid next: of copies, only the first that is left. */
@inline function layable(left: u32): u32 {
  if (!hasCopies) return left;
  let some: u32 = 0;
  for (let m = left; m; m &= m - 1) if (!(load<u32>(needs + (<usize>ctz(m) << 2)) & left)) some |= m & (0 - m);
  return some;
}

/** The options of a block that fit, as bits. */
@inline function fitting(block: usize, occupied: u64, cell: u64, some: u32): u64 {
  let table = tables + block * stride;
  let ways: u64 = 0;
  for (let i = pieceTables; i; i--) {
    ways |= load<u64>(table + (<usize>(some & 63) << 3));
    some >>= INDEX;
    table += TABLE;
  }
  let behind = occupied >> cell >> 1;
  for (let i = cellTables; i; i--) {
    ways &= load<u64>(table + (<usize>(behind & 63) << 3));
    behind >>= INDEX;
    table += TABLE;
  }
  return ways;
}

/**
 * Whether each region of free cells can be filled by some of the pieces left. The first flood begins with the far end of the
 * board, which is free and hangs together: mostly it reaches everything in a step or two.
 */
function canFillAll(occupied: u64, left: u32): bool {
  let free = ~occupied;
  const far = load<u64>(tails + (<usize>(64 - clz(occupied & board)) << 3));
  let region = flood(far ? far : free & (0 - free), free);
  if (region == free) return true;
  const sums = subsetSums(left);
  while (true) {
    if (!(sums >> popcnt(region) & 1)) return false;
    free &= ~region;
    if (!free) return true;
    region = flood(free & (0 - free), free);
  }
}

/** Whether a free cell has no free neighbour. */
@inline function hasLone(free: u64): bool {
  let reached = ((free & fromNear) << near) | ((free >> near) & fromNear);
  reached |= ((free & fromFar) << far) | ((free >> far) & fromFar);
  for (let at = shifts + 32; at < shiftsEnd; at += 16) {
    const by = load<u64>(at);
    const from = load<u64>(at, 8);
    reached |= ((free & from) << by) | ((free >> by) & from);
  }
  return (free & ~reached) != 0;
}

function keep(): void {
  if (found == mostFound) full();
  const size = pieces << 2;
  memory.copy(coverings + <usize>found * size, path, size);
  found++;
}

/** The entry of the option with exactly these cells, or the free one where it belongs. */
@inline function slotFor(cells: u64, piece: u32): usize {
  let at = ((cells ^ (<u64>piece << 32)) * 0x9e3779b97f4a7c15) >> 40;
  while (true) {
    at &= exactMask;
    const slot = exacts + (<usize>at << 4);
    const there = load<u64>(slot);
    if (!there || (there == cells && load<u32>(slot, 8) == piece)) return slot;
    at++;
  }
}

/** The slot of a position, or the free one where it belongs. */
@inline function slotOf(occupied: u64, left: u32): usize {
  let at = ((occupied ^ (<u64>left * 0xd6e8feb86659fd93)) * 0x9e3779b97f4a7c15) >> 32;
  while (true) {
    at &= slotMask;
    const slot = slots + (<usize>at << 4);
    const there = load<u32>(slot, 8);
    if (!there || (there == left && load<u64>(slot) == occupied)) return slot;
    at++;
  }
}
