/**
 * Which part of a search a kernel goes through, as part.ts sets it: what lies behind some options, how far down, and whether
 * all ways or one that is drawn (AssemblyScript, a part of kernels).
 */
@external("env", "draw") declare function draw(ways: i32): i32;

export const ALL: i32 = 0x7fffffff;

/** Where the options are written that are laid first, as the kernel knows them, and how many; above them no node counts. */
export let guide: usize = 0;
export let guided: i32 = 0;
/** Positions with this many options laid are told instead of searched. */
export let limit: i32 = ALL;
/** Whether one way is drawn instead of going all. */
export let dives: bool = false;
let arrived: bool = true;

export function setPart(table: usize, length: i32, most: i32, random: bool): void {
  guide = table;
  guided = length;
  limit = most;
  dives = random;
  arrived = length == 0;
}

/** Whether the search came to the last of the options that are laid first. */
export function hasArrived(): bool {
  return arrived;
}

/** The search lays the last of these options. */
export function arrive(): void {
  arrived = true;
}

/** Which of the ways from a position with this many options laid is gone: ALL, or one by its number. */
export function pickOf(depth: i32, ways: i32): i32 {
  return dives && depth >= guided ? draw(ways) : ALL;
}
