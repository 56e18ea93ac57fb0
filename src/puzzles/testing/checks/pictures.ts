/** Whether a puzzle's pictures can be shown: of some size, nothing outside, and told in words. */
import type { Dictionary, Puzzle, Scene, Shape } from '../../../contract/index.ts';
import { textWidth } from '../../../presentation/picture/lettering.ts';
import type { Collected } from '../run.ts';
import { wordComplaints } from './words.ts';

/** A stroke may reach this far over the edge without being noticed. */
const SLACK = 2;
/** How many frames of a longer film are looked at, spread evenly, both ends among them. */
const MOST_FRAMES = 60;

export function pictureComplaints<I, S>(puzzle: Puzzle<I, S>, instance: I, solution?: S): string[] {
  const scenes = puzzle.showing.depict(instance, solution);
  if (scenes.length === 0) return ['there is no frame'];
  const looked = Math.min(scenes.length, MOST_FRAMES);
  return Array.from({ length: looked }, (_, i) => {
    const frame = Math.round((i * (scenes.length - 1)) / Math.max(1, looked - 1));
    return sceneComplaints(puzzle.texts, scenes[frame]!).map((what) => `frame ${frame + 1}: ${what}`);
  }).flat();
}

/**
 * The last frame stands alone on images, posters and the backs of sheets, so two solutions must not end in the same one.
 * Rows of moves may: they lead to the same position.
 */
export function lastFrameComplaints<I, S>(
  puzzle: Puzzle<I, S>,
  found: Pick<Collected<I, S>, 'instance' | 'judge'>,
  solutions: readonly S[],
): string[] {
  if (puzzle.solution.kind === 'moves') return [];
  const keys = new Map<string, string>();
  return solutions.flatMap((solution) => {
    const frame = JSON.stringify(puzzle.showing.depict(found.instance, solution).at(-1));
    const key = found.judge.key(solution);
    const before = keys.get(frame) ?? key;
    keys.set(frame, before);
    return before === key ? [] : [`${key} ends in the same frame as ${before}`];
  });
}

/** One sentence for each thing that is wrong with a single picture. */
export function sceneComplaints(texts: Dictionary, { width, height, title, shapes }: Scene): string[] {
  const complaints = wordComplaints(texts, title);
  if (!(width > 0 && height > 0)) complaints.push(`its size is ${width} by ${height}`);
  if (shapes.length === 0) complaints.push('it is empty');
  for (const shape of shapes) {
    const { left, top, right, bottom } = boundsOf(shape, width);
    // Written so that a bound that is no number is a complaint too.
    const inside = left >= -SLACK && top >= -SLACK && right <= width + SLACK && bottom <= height + SLACK;
    if (!inside) complaints.push(`outside of ${width} by ${height}: ${JSON.stringify(shape)}`);
  }
  return complaints;
}

function boundsOf(shape: Shape, room: number) {
  switch (shape.kind) {
    case 'rect': {
      const { x, y, width, height } = shape;
      return { left: x, top: y, right: x + width, bottom: y + height };
    }
    case 'circle': {
      const { x, y, radius } = shape;
      return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
    }
    case 'line': {
      const { x1, y1, x2, y2 } = shape;
      return { left: Math.min(x1, x2), top: Math.min(y1, y2), right: Math.max(x1, x2), bottom: Math.max(y1, y2) };
    }
    case 'polyline': {
      const [xs, ys] = [shape.points.map(([x]) => x), shape.points.map(([, y]) => y)];
      return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
    }
    case 'label': {
      const { x, y, size, text, bold } = shape;
      // The renderer writes smaller what does not fit; that is meant for the rare long word, so half the size at most.
      const wanted = textWidth(text, size, bold) / 2;
      const space = Math.min(x, room - x);
      const shrunk = wanted <= 2 * space ? Math.min(wanted, space) : wanted;
      return { left: x - shrunk, top: y - size / 2, right: x + shrunk, bottom: y + size / 2 };
    }
  }
}
