/** Ways to a place on a line of steps. A place is how many steps are taken: 0 is before the first, and `steps` after the last. */

const within = (place: number, steps: number): number => Math.max(0, Math.min(steps, place));

/** The place where a key leads; a page is a twentieth of all steps. Undefined for any other key. */
export function placeOfKey(key: string, at: number, steps: number): number | undefined {
  const page = Math.max(1, Math.round(steps / 20));
  const to = new Map([
    ['ArrowLeft', at - 1],
    ['ArrowDown', at - 1],
    ['ArrowRight', at + 1],
    ['ArrowUp', at + 1],
    ['PageDown', at - page],
    ['PageUp', at + page],
    ['Home', 0],
    ['End', steps],
  ]).get(key);
  return to === undefined ? undefined : within(to, steps);
}

/** The place at a part of the width, from 0 at the left edge to 1 at the right edge. */
export const placeAt = (part: number, steps: number): number => within(Math.round(part * steps), steps);
