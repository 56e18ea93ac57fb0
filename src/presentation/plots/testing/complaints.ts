/** What is wrong with a plot as a picture: something outside of it, or texts that run into each other. */
import type { Scene, Shape } from '../../../contract/index.ts';
import { textWidth } from '../../picture/lettering.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far small letters hang below the line, as a part of a capital's height. */
const HANGING = 0.3;
const SLACK = 0.5;

export function boxOf(shape: Shape): Box {
  switch (shape.kind) {
    case 'rect':
      return { left: shape.x, top: shape.y, right: shape.x + shape.width, bottom: shape.y + shape.height };
    case 'circle': {
      const { x, y, radius } = shape;
      return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
    }
    case 'line':
      return boxAround([shape.x1, shape.x2], [shape.y1, shape.y2]);
    case 'polyline':
      return boxAround(
        shape.points.map(([x]) => x),
        shape.points.map(([, y]) => y),
      );
    case 'label': {
      const { x, y, size } = shape;
      const half = textWidth(shape.text, size) / 2;
      return { left: x - half, top: y - size / 2, right: x + half, bottom: y + size / 2 + HANGING * size };
    }
  }
}

const boxAround = (xs: readonly number[], ys: readonly number[]): Box => ({
  left: Math.min(...xs),
  top: Math.min(...ys),
  right: Math.max(...xs),
  bottom: Math.max(...ys),
});

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export function complaints({ width, height, shapes }: Scene): string[] {
  const outside = shapes.filter((shape) => {
    const { left, top, right, bottom } = boxOf(shape);
    // Written so that a bound that is no number is a complaint too.
    return !(left >= -SLACK && top >= -SLACK && right <= width + SLACK && bottom <= height + SLACK);
  });
  const labels = shapes.flatMap((shape) => (shape.kind === 'label' ? [{ text: shape.text, box: boxOf(shape) }] : []));
  const colliding = labels.flatMap((one, i) =>
    labels
      .slice(i + 1)
      .filter(({ box }) => overlap(one.box, box))
      .map(({ text }) => `"${one.text}" runs into "${text}"`),
  );
  return [...outside.map((shape) => `outside of ${width} by ${height}: ${JSON.stringify(shape)}`), ...colliding];
}
