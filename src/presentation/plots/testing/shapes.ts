/** Finds what a test looks for among the shapes of a plot. */
import type { Paint, Scene, Shape } from '../../../contract/index.ts';
import { boxOf } from './complaints.ts';

/** The labels of a plot. */
export const textsOf = ({ shapes }: Scene): string[] =>
  shapes.flatMap((shape) => (shape.kind === 'label' ? [shape.text] : []));

type OfKind<K extends Shape['kind']> = Extract<Shape, { kind: K }>;

/** The shapes of one kind, in the order in which they are drawn. */
export const ofKind = <K extends Shape['kind']>({ shapes }: Scene, kind: K): OfKind<K>[] =>
  shapes.filter((shape): shape is OfKind<K> => shape.kind === kind);

/** The middles of the marks with this colour, those that explain it among them. */
export const marksOf = ({ shapes }: Scene, fill: Paint): { x: number; y: number; kind: Shape['kind'] }[] =>
  shapes.flatMap((shape) => {
    if (shape.kind === 'label' || shape.fill !== fill) return [];
    const { left, right, top, bottom } = boxOf(shape);
    return [{ x: (left + right) / 2, y: (top + bottom) / 2, kind: shape.kind }];
  });

/** Where the label with this text stands. */
export function placeOf({ shapes }: Scene, text: string): { x: number; y: number } {
  const label = shapes.find((shape) => shape.kind === 'label' && shape.text === text);
  if (label?.kind !== 'label') throw new Error(`no label "${text}"`);
  return label;
}
