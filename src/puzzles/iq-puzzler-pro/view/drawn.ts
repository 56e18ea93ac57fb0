/** Everything that lies on the board, or is to be seen there for a while, in the order in which it is drawn. */
import type { Hint } from '../../../contract/index.ts';
import type { Placement } from '../model.ts';
import type { Game } from './game.ts';
import type { Drawn } from './grid.tsx';
import { placementsFrom } from './position.ts';

/** A position that is looked at in place of the person's own. */
export interface Exhibit {
  readonly kind: 'solution' | 'search';
  readonly placements: readonly Placement[];
}

const keyOf = ({ piece, cells }: Placement): string => `${piece}:${cells}`;

/** `told` are the hints told so far, `lost` the cells that can no longer be filled. */
export function drawnOf(
  game: Game,
  exhibit: Exhibit | undefined,
  told: readonly Hint[],
  lost: readonly number[],
): readonly Drawn[] {
  const { pieces } = game.task;
  const blamed = told.at(-1)?.data?.piece;
  const ownLook = ({ piece }: Placement) => {
    if (game.isFixed(piece)) return 'fixed';
    return pieces[piece]!.name === blamed ? 'wrong' : 'laid';
  };
  if (exhibit) {
    const own = new Set(game.lying.value.map(keyOf));
    return exhibit.placements.map((p) => ({ ...p, look: own.has(keyOf(p)) ? ownLook(p) : 'shown' }));
  }
  const ghost = game.ghost.value;
  return [
    ...game.lying.value.map((p) => ({ ...p, look: ownLook(p) }) as const),
    // A hint may be about a cell alone.
    ...hinted(game, told).map((p) => {
      const whole = p.cells.length === pieces[p.piece]!.shape.length;
      return { ...p, look: whole ? 'hint' : 'spot' } as const;
    }),
    ...(lost.length > 0 && !ghost ? [{ piece: -1, cells: lost, look: 'lost' } as const] : []),
    ...(ghost ? [{ piece: ghost.piece, cells: ghost.cells, look: ghost.fits ? 'ghost' : 'misfit' } as const] : []),
  ];
}

/** What the last hint that shows something shows, without what lies already. */
function hinted({ task, lying }: Game, told: readonly Hint[]): readonly Placement[] {
  const show = told.findLast((hint) => hint.show !== undefined)?.show;
  const there = new Set(lying.value.map(({ piece }) => piece));
  return show === undefined ? [] : placementsFrom(task, show).filter(({ piece }) => !there.has(piece));
}
