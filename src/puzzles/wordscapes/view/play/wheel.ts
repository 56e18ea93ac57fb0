/** Where the letters lie around the wheel, and which of them a stroke passes over; in hundredths of its width. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Wheel {
  /** The middle of each letter, clockwise from the top. */
  readonly seats: readonly Point[];
  /** How wide a letter is. */
  readonly size: number;
  /** How near to the middle of a letter a stroke must come to reach it. */
  readonly reach: number;
}

const LARGEST = 23;
const MARGIN = 2;

export function wheelOf(count: number): Wheel {
  const half = Math.sin(Math.PI / count);
  const middle = 50 - MARGIN;
  // As large as fits beside the next one.
  const size = Math.min(LARGEST, (1.95 * half * middle) / (1 + 0.975 * half));
  const radius = middle - size / 2;
  // A stroke that leaves out one letter must not touch it on the way, as far as it can be told apart.
  const depth = radius * (1 - Math.cos((2 * Math.PI) / count));
  return {
    seats: Array.from({ length: count }, (_, i) => {
      const angle = (2 * Math.PI * i) / count;
      return { x: 50 + radius * Math.sin(angle), y: 50 - radius * Math.cos(angle) };
    }),
    size,
    reach: Math.min(size / 2, Math.max(0.8 * depth, 0.3 * size)),
  };
}

/** The seat at a point, if there is one. */
export function seatAt({ seats, size }: Wheel, point: Point): number | undefined {
  const away = seats.map((seat) => Math.hypot(seat.x - point.x, seat.y - point.y));
  const nearest = away.indexOf(Math.min(...away));
  return away[nearest]! <= size / 2 ? nearest : undefined;
}

/** The seats that a straight stroke passes over, in the order in which it comes to them: pointers jump when they are quick. */
export function seatsAlong({ seats, reach }: Wheel, from: Point, to: Point): readonly number[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  return seats
    .map((seat, index) => {
      const along = length === 0 ? 1 : ((seat.x - from.x) * dx + (seat.y - from.y) * dy) / length;
      const at = Math.min(1, Math.max(0, along));
      return { index, at, away: Math.hypot(from.x + at * dx - seat.x, from.y + at * dy - seat.y) };
    })
    .filter(({ away }) => away <= reach)
    .sort((a, b) => a.at - b.at)
    .map(({ index }) => index);
}
