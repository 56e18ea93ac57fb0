/** Where slots cross. */
import type { Problem } from './problem.ts';

/** A box that a slot has in common with another: its place in both. No box belongs to more than two. */
export interface Crossing {
  readonly cell: number;
  readonly place: number;
  readonly other: number;
  readonly otherPlace: number;
}

/** For every slot, where it crosses which. */
export function crossingsOf({ spaces }: Problem): readonly (readonly Crossing[])[] {
  const at = new Map<number, [number, number][]>();
  spaces.forEach(({ cells }, slot) => {
    cells.forEach((cell, place) => {
      at.set(cell, [...(at.get(cell) ?? []), [slot, place]]);
    });
  });
  return spaces.map(({ cells }, slot) =>
    cells.flatMap((cell, place) =>
      at.get(cell)!.flatMap(([other, otherPlace]) => (other === slot ? [] : [{ cell, place, other, otherPlace }])),
    ),
  );
}
