/** Where slots cross, as a search asks for it: slot by slot. */
import type { Slot } from '../../model.ts';
import { crossingsOf } from '../../slots.ts';

/** A box that a slot has in common with another: its place in both. No box belongs to more than two. */
export interface Meeting {
  readonly cell: number;
  readonly place: number;
  readonly other: number;
  readonly otherPlace: number;
}

/** For every slot, where it crosses which, in the order of its boxes. */
export function meetingsOf(slots: readonly Pick<Slot, 'cells'>[]): readonly (readonly Meeting[])[] {
  const meetings = slots.map((): Meeting[] => []);
  for (const { cell, slots: both, at } of crossingsOf(slots)) {
    for (const [here, there] of [[0, 1] as const, [1, 0] as const]) {
      meetings[both[here]]!.push({ cell, place: at[here], other: both[there], otherPlace: at[there] });
    }
  }
  return meetings.map((of) => of.sort((a, b) => a.place - b.place));
}
