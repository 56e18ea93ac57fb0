/** Shows a recorded film in an SVG: makes its actors, and moves them from frame to frame. */
import type { Pose } from '../../../contract/index.ts';
import type { WrittenFilm } from '../../../lab/poster/index.ts';

export interface Player {
  /** The frame that stands or is being left. */
  frame(): number;
  /** Runs the film on, or lets it stand. */
  run(isOn: boolean): void;
  /** Lets actors go to other places than those of the film, which stands from then on. */
  move(poses: readonly Pose[]): void;
  dispose(): void;
}

/** What lies between two pictures is never more than this, in milliseconds: a page that was hidden does not catch up. */
const LONGEST_STEP = 100;
/** How long a move takes that is not of the film. */
const OWN_MOVE = 130;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly opacity: number;
}

interface Passage {
  readonly actor: number;
  readonly from: Place;
  readonly to: Place;
}

export function createPlayer(svg: SVGSVGElement, film: WrittenFilm): Player {
  const frames = framesOf(film);
  const elements = film.actors.map((look) => {
    const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    group.innerHTML = film.looks[look]!;
    return group;
  });
  const places = elements.map((): Place => ({ x: 0, y: 0, scale: 1, opacity: 0 }));
  let frame = film.still;
  let passages: readonly Passage[] = [];
  /** Milliseconds since the frame began to become the next one, and how long that takes. */
  let passed = 0;
  let length = 0;
  let isRunning = false;
  /** Whether actors have left the places of the film. */
  let isTaken = false;
  let asked: number | undefined;
  let last: number | undefined;

  function put(actor: number, place: Place): void {
    places[actor] = place;
    const element = elements[actor]!;
    const { x, y, scale, opacity } = place;
    if (opacity === 0) {
      element.setAttribute('display', 'none');
      return;
    }
    element.removeAttribute('display');
    element.setAttribute('transform', `translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`);
    if (opacity === 1) element.removeAttribute('opacity');
    else element.setAttribute('opacity', String(opacity));
  }

  /** Begins to bring the picture to other poses, which are listed from back to front. */
  function begin(poses: readonly Pose[], milliseconds: number): void {
    finish();
    const seen = new Map(poses.map((pose) => [pose.actor, pose]));
    passages = places.flatMap((from, actor) => {
      const pose = seen.get(actor);
      if (!pose) return from.opacity === 0 ? [] : [{ actor, from, to: { ...from, opacity: 0 } }];
      const to = { x: pose.x, y: pose.y, scale: pose.scale ?? 1, opacity: 1 };
      // What comes in is there already, and only fades.
      const begun = from.opacity === 0 ? { ...to, opacity: 0 } : from;
      return same(begun, to) ? [] : [{ actor, from: begun, to }];
    });
    if (film.whole) stack(poses);
    passed = 0;
    length = milliseconds;
    if (milliseconds === 0) finish();
  }

  function stack(poses: readonly Pose[]): void {
    for (const [i, { actor }] of poses.entries()) {
      const element = elements[actor]!;
      if (svg.children[i] !== element) svg.insertBefore(element, svg.children[i] ?? null);
    }
  }

  function finish(): void {
    for (const { actor, to } of passages) put(actor, to);
    passages = [];
  }

  function tick(now: number): void {
    asked = undefined;
    passed += Math.min(LONGEST_STEP, now - (last ?? now));
    last = now;
    if (passed >= length) finish();
    else {
      const share = film.glide === 1 ? passed / length : eased(passed / length);
      for (const { actor, from, to } of passages) put(actor, between(from, to, share));
    }
    if (isRunning && passed >= film.pace) {
      frame = (frame + 1) % frames.length;
      const rest = passed - film.pace;
      begin(frames[frame]!, film.pace * film.glide);
      passed = Math.min(rest, film.pace);
    }
    wake();
  }

  function wake(): void {
    if (!isRunning && passages.length === 0) last = undefined;
    else asked ??= requestAnimationFrame(tick);
  }

  svg.replaceChildren(...elements);
  for (const element of elements) element.setAttribute('display', 'none');
  begin(frames[frame] ?? [], 0);
  return {
    frame: () => frame,
    run(isOn) {
      isRunning = isOn && !isTaken && frames.length > 1;
      wake();
    },
    move(poses) {
      isRunning = false;
      isTaken = true;
      begin(poses, OWN_MOVE);
      wake();
    },
    dispose() {
      if (asked !== undefined) cancelAnimationFrame(asked);
    },
  };
}

/** The poses of every frame. */
export function framesOf({ frames, whole }: Pick<WrittenFilm, 'frames' | 'whole'>): readonly (readonly Pose[])[] {
  const now = new Map<number, Pose>();
  return frames.map((numbers) => {
    if (whole) now.clear();
    for (let i = 0; i < numbers.length; ) {
      const actor = numbers[i]!;
      if (actor < 0) {
        now.delete(-1 - actor);
        i++;
        continue;
      }
      now.set(actor, { actor, x: numbers[i + 1]! / 10, y: numbers[i + 2]! / 10, scale: numbers[i + 3]! / 100 });
      i += 4;
    }
    return [...now.values()];
  });
}

const same = (a: Place, b: Place) => a.x === b.x && a.y === b.y && a.scale === b.scale && a.opacity === b.opacity;

const between = (from: Place, to: Place, share: number): Place => ({
  x: mixed(from.x, to.x, share),
  y: mixed(from.y, to.y, share),
  scale: mixed(from.scale, to.scale, share),
  opacity: mixed(from.opacity, to.opacity, share),
});

const mixed = (a: number, b: number, share: number): number =>
  a === b ? a : Math.round((a + (b - a) * share) * 100) / 100;

/** Slow at both ends. */
const eased = (share: number): number => share * share * (3 - 2 * share);
