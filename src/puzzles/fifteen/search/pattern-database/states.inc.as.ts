/**
 * What the states of a pattern are, and which moves lead from one to another (AssemblyScript): a part of build.inc.as.ts,
 * which says what a mask, a region and an arrangement is.
 */
import { factorial } from './numbers.inc.as';
import { aligned } from './sums.inc.as';

/** Makes sure that the memory has this many bytes; does not return where it cannot grow. */
@external("env", "growTo")
declare function growTo(bytes: usize): void;

export let cells: u32 = 0;
export let columns: u32 = 0;
export let tiles: u32 = 0;
export let arrangements: u32 = 0;

/** All sets of as many occupied cells as there are tiles, four bytes each, ascending. */
export let masks: usize = 0;
export let maskCount: u32 = 0;
/** For each mask, four bytes: the number of its first region. One more at the end. */
export let firstRegions: usize = 0;
export let regionCount: u32 = 0;
/** For each region, four bytes: the address of its first move. One more at the end. */
export let firstMoves: usize = 0;
/** A move is eight bytes: the region that a tile comes from, and the address of the table of new numbers, or 0. */
export const MOVE: usize = 8;

/** For each cell, four bytes: the set of cells beside it. */
let beside: usize = 0;
/** For each set of cells, two bytes: the number of that mask. */
let numbers: usize = 0;
/** For each region, four bytes: its cells. */
let regions: usize = 0;
/** For a tile that slides from place i to place j, at i * tiles + j: the new number of each arrangement, two bytes. */
let tables: usize = 0;
/** The first free address. */
export let end: usize = 0;

/** Lays all tables anew, from the beginning of the memory. */
export function layStates(rows: u32, width: u32, home: u32): void {
  cells = rows * width;
  columns = width;
  tiles = popcnt(home);
  arrangements = factorial(tiles);
  end = aligned(__heap_base);
  layCells();
  layMasks();
  layTables();
  layMoves();
}

/** Room for this many bytes, all zero; begins at a multiple of 16. */
export function room(bytes: usize): usize {
  const at = end;
  end = aligned(end + bytes);
  growTo(end);
  memory.fill(at, 0, end - at);
  return at;
}

// @ts-ignore: a decorator
@inline
export function word(table: usize, index: u32): u32 {
  return load<u32>(table + (<usize>index << 2));
}

// @ts-ignore: a decorator
@inline
export function setWord(table: usize, index: u32, value: u32): void {
  store<u32>(table + (<usize>index << 2), value);
}

// @ts-ignore: a decorator
@inline
export function numberOf(mask: u32): u32 {
  return <u32>load<u16>(numbers + (<usize>mask << 1));
}

/** The region of a mask that a cell belongs to. */
export function regionAt(mask: u32, cell: u32): u32 {
  let region = word(firstRegions, numberOf(mask));
  while (!((word(regions, region) >> cell) & 1)) region++;
  return region;
}

function layCells(): void {
  beside = room(<usize>cells << 2);
  for (let cell: u32 = 0; cell < cells; cell++) {
    const column = cell % columns;
    let set: u32 = 0;
    if (column > 0) set |= 1 << (cell - 1);
    if (column + 1 < columns) set |= 1 << (cell + 1);
    if (cell >= columns) set |= 1 << (cell - columns);
    if (cell + columns < cells) set |= 1 << (cell + columns);
    setWord(beside, cell, set);
  }
}

function layMasks(): void {
  const sets: u32 = 1 << cells;
  numbers = room(<usize>sets << 1);
  maskCount = 0;
  regionCount = 0;
  for (let set: u32 = 0; set < sets; set++) {
    if (popcnt(set) != tiles) continue;
    store<u16>(numbers + (<usize>set << 1), <u16>maskCount);
    maskCount++;
    for (let free = ~set & (sets - 1); free; free &= ~firstRegion(free)) regionCount++;
  }
  masks = room(<usize>maskCount << 2);
  firstRegions = room(<usize>(maskCount + 1) << 2);
  regions = room(<usize>regionCount << 2);
  let mask: u32 = 0;
  let region: u32 = 0;
  for (let set: u32 = 0; set < sets; set++) {
    if (popcnt(set) != tiles) continue;
    setWord(masks, mask, set);
    setWord(firstRegions, mask++, region);
    for (let free = ~set & (sets - 1); free; free &= ~word(regions, region++)) {
      setWord(regions, region, firstRegion(free));
    }
  }
  setWord(firstRegions, mask, region);
}

/** The lowest of these cells, and all that hang together with it. */
function firstRegion(free: u32): u32 {
  let region = free & (0 - free);
  for (let fringe = region; fringe; ) {
    const next = word(beside, ctz(fringe)) & free & ~region;
    region |= next;
    fringe = (fringe & (fringe - 1)) | next;
  }
  return region;
}

/**
 * The number of an arrangement in dictionary order has a digit for each place: how many of the tiles behind are smaller
 * than the one here. Two tiles side by side that change places change only their own two digits, and a tile that slides
 * past several changes places with one after the other.
 */
function layTables(): void {
  const bytes = <usize>arrangements << 1;
  tables = room(<usize>(tiles * tiles) * bytes);
  for (let from: u32 = 0; from < tiles; from++) {
    for (let x: u32 = 0; x < arrangements; x++) setNumber(from, from, x, x);
    for (let to = from + 1; to < tiles; to++) {
      for (let x: u32 = 0; x < arrangements; x++) setNumber(from, to, x, swapped(number(from, to - 1, x), to - 1));
    }
    for (let to = from; to > 0; to--) {
      for (let x: u32 = 0; x < arrangements; x++) setNumber(from, to - 1, x, swapped(number(from, to, x), to - 1));
    }
  }
}

function tableOf(from: u32, to: u32): usize {
  return tables + ((<usize>(from * tiles + to) * arrangements) << 1);
}

function number(from: u32, to: u32, x: u32): u32 {
  return <u32>load<u16>(tableOf(from, to) + (<usize>x << 1));
}

function setNumber(from: u32, to: u32, x: u32, y: u32): void {
  store<u16>(tableOf(from, to) + (<usize>x << 1), <u16>y);
}

/** The number of an arrangement when the tiles in a place and in the next one have changed places. */
function swapped(x: u32, place: u32): u32 {
  const behind = factorial(tiles - place - 2);
  const choices = tiles - place - 1;
  const inner = x % behind;
  const both = x / behind;
  const second = both % choices;
  const first = (both / choices) % (choices + 1);
  const change = first > second ? second * choices + first - 1 : (second + 1) * choices + first;
  return (both - first * choices - second + change) * behind + inner;
}

function layMoves(): void {
  let count: u32 = 0;
  for (let mask: u32 = 0; mask < maskCount; mask++) {
    const set = word(masks, mask);
    for (let left = set; left; left &= left - 1) count += popcnt(word(beside, ctz(left)) & ~set);
  }
  firstMoves = room(<usize>(regionCount + 1) << 2);
  let at = room(<usize>count * MOVE);
  for (let mask: u32 = 0; mask < maskCount; mask++) {
    const last = word(firstRegions, mask + 1);
    for (let region = word(firstRegions, mask); region < last; region++) {
      setWord(firstMoves, region, <u32>at);
      at = layMovesOf(word(masks, mask), word(regions, region), at);
    }
  }
  setWord(firstMoves, regionCount, <u32>at);
}

/** The moves by which a tile has come out of a region. Returns the address behind them. */
function layMovesOf(mask: u32, region: u32, address: usize): usize {
  let at = address;
  for (let free = region; free; free &= free - 1) {
    const from = ctz(free);
    for (let left = word(beside, from) & mask; left; left &= left - 1) {
      const to = ctz(left);
      const old = mask ^ (1 << from) ^ (1 << to);
      const i = popcnt(old & ((1 << from) - 1));
      const j = popcnt(mask & ((1 << to) - 1));
      store<u32>(at, regionAt(old, to));
      store<u32>(at, i == j ? 0 : <u32>tableOf(i, j), 4);
      at += MOVE;
    }
  }
  return at;
}
