/** How much memory the searches for large boards may take. */
import type { Beam } from '../beam/quest.ts';

/** What knows how much it takes. */
export type Room = Pick<Beam, 'room'>;

const MOST_BYTES = 200_000_000;

/** The width asked for, halved as often as needed until there is room. */
export function fitting(beam: Room, width: number, longest: number): number {
  let fits = width;
  while (beam.room({ width: fits, longest }) > MOST_BYTES) fits = Math.ceil(fits / 2);
  return fits;
}
