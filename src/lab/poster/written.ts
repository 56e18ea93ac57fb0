/** A film as few letters as it takes: every look once, and of each frame only what changed. */
import type { Film } from '../../contract/index.ts';
import { themedPaint } from '../../presentation/picture/palette.ts';
import { drawShapes } from '../../presentation/picture/svg.ts';

/** Tenths of the picture's unit, and hundredths of a scale, are whole numbers in what is written. */
const PLACE = 10;
const SCALE = 100;

export interface WrittenFilm {
  readonly width: number;
  readonly height: number;
  readonly pace: number;
  readonly glide: number;
  readonly still: number;
  /** SVG of each look; colours are left to the page's theme. */
  readonly looks: readonly string[];
  /** The look of each actor, by its number. */
  readonly actors: readonly number[];
  /**
   * Of each frame four numbers for each pose: actor, x, y and scale. Where `whole` is set, they are all poses from back to
   * front. Otherwise they are the poses that are not as in the frame before, actors lie in the order of their numbers, and
   * an actor that is gone stands as -1 - actor alone.
   */
  readonly whole: boolean;
  readonly frames: readonly (readonly number[])[];
}

export function writeFilm(film: Film): WrittenFilm {
  const { width, height, pace, glide, still } = film;
  const order = orderOf(film);
  const places = new Map(order?.map((actor, place) => [actor, place]));
  const number = (actor: number) => places.get(actor) ?? actor;
  const looks: string[] = [];
  const actors = (order ?? film.actors.map((_, actor) => actor)).map((actor) => {
    const look = drawShapes(film.actors[actor]!, width, themedPaint);
    const at = looks.indexOf(look);
    return at < 0 ? looks.push(look) - 1 : at;
  });
  const frames = film.frames.map((poses) =>
    poses.map(({ actor, x, y, scale = 1 }) => [
      number(actor),
      Math.round(x * PLACE),
      Math.round(y * PLACE),
      Math.round(scale * SCALE),
    ]),
  );
  return {
    ...{ width, height, pace, glide, still, looks, actors, whole: order === undefined },
    frames: order ? changes(frames) : frames.map((poses) => poses.flat()),
  };
}

/** The actors in an order from back to front that holds in every frame; none where two of them change places. */
function orderOf({ actors, frames }: Film): readonly number[] | undefined {
  const isSorted = frames.every((poses) => poses.every(({ actor }, i) => i === 0 || poses[i - 1]!.actor < actor));
  if (isSorted) return [...actors.keys()];
  const next = actors.map(() => new Set<number>());
  for (const poses of frames) {
    for (const [i, { actor }] of poses.entries()) if (i > 0) next[poses[i - 1]!.actor]!.add(actor);
  }
  const before = actors.map(() => 0);
  for (const others of next) for (const actor of others) before[actor]!++;
  const order = [...before.keys()].filter((actor) => before[actor] === 0);
  for (const actor of order) {
    for (const other of next[actor]!) if (--before[other]! === 0) order.push(other);
  }
  return order.length === actors.length ? order : undefined;
}

/** Of each frame what is not as in the one before. */
function changes(frames: readonly (readonly (readonly number[])[])[]): readonly (readonly number[])[] {
  return frames.map((poses, i) => {
    const before = new Map((frames[i - 1] ?? []).map((pose) => [pose[0]!, pose]));
    const now = new Set(poses.map(([actor]) => actor!));
    const gone = [...before.keys()].filter((actor) => !now.has(actor)).map((actor) => -1 - actor);
    return [...gone, ...poses.filter((pose) => String(pose) !== String(before.get(pose[0]!))).flat()];
  });
}

/** The frame where nothing may move, as a picture by itself. */
export function stillOf({ width, height, actors, frames, still }: Film): string {
  const places = (frames[still] ?? []).map(({ actor, x, y, scale = 1 }) => {
    const turn = scale === 1 ? '' : ` scale(${round(scale)})`;
    const drawn = drawShapes(actors[actor]!, width, themedPaint);
    return x === 0 && y === 0 && scale === 1
      ? drawn
      : `<g transform="translate(${round(x)} ${round(y)})${turn}">${drawn}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(width)} ${round(height)}">${places.join('')}</svg>`;
}

const round = (n: number): number => Math.round(n * SCALE) / SCALE;
