/** How each piece is held: the ways it can lie, and the one in which it was held last, so that it comes back the same. */
import type { Task } from '../model.ts';
import { type Field, type Grip, type Motion, moved, type Pose, posesOf } from './poses.ts';

export interface Stances {
  poses(piece: number): readonly Pose[];
  /** The pose in which a piece was held last; before that, the first for which the bare board has room. */
  last(piece: number): number;
  keep(piece: number, pose: number): void;
  /** The piece turned, tilted or over, past poses that fit nowhere on the bare board; none where no other is left. */
  changed(piece: number, grip: Grip, motion: Motion): Grip | undefined;
}

export function createStances({ board, pieces }: Task, field: Field): Stances {
  const known = new Map<number, readonly Pose[]>();
  const kept = new Map<number, number>();
  const poses = (piece: number) => {
    const found = known.get(piece) ?? posesOf(board, pieces[piece]!);
    known.set(piece, found);
    return found;
  };
  const liesSomewhere = (piece: number, { pose, ball }: Grip) =>
    field.points.some((_, cell) => field.landing(poses(piece)[pose]!, ball, cell) !== undefined);
  return {
    poses,
    last(piece) {
      const found = kept.get(piece) ?? poses(piece).findIndex((_, pose) => liesSomewhere(piece, { pose, ball: 0 }));
      kept.set(piece, Math.max(0, found));
      return Math.max(0, found);
    },
    keep: (piece, pose) => kept.set(piece, pose),
    changed(piece, before, motion) {
      let grip: Grip | undefined = before;
      do grip = moved(board, poses(piece), grip, motion);
      while (grip && grip.pose !== before.pose && !liesSomewhere(piece, grip));
      return grip?.pose === before.pose ? undefined : grip;
    },
  };
}
