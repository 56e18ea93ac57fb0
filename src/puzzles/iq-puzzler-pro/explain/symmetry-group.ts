/** What the symmetries of a board are called together. */
import type { Text } from '../../../contract/index.ts';
import { type Symmetry, symmetries } from '../geometry.ts';
import type { Board } from '../model.ts';
import { text } from '../texts.ts';

/** On a flat board, and of a pyramid seen from above: what a symmetry does. */
function kindOf({ axes, signs: [, rows, columns] }: Symmetry): string {
  if (axes[1] === 1) return `${rows < 0 ? 'top-bottom ' : ''}${columns < 0 ? 'left-right' : ''}`.trim();
  return rows === columns ? 'diagonal' : 'quarter';
}

/** The groups that are parts of a square's, largest first, by what is in them beside leaving everything as it is. */
const groups = [
  ['group-square', ['quarter', 'diagonal', 'left-right']],
  ['group-pinwheel', ['quarter']],
  ['group-rhombus', ['diagonal', 'top-bottom left-right']],
  ['group-rectangle', ['left-right', 'top-bottom']],
  ['group-diagonal', ['diagonal']],
  ['group-left-right', ['left-right']],
  ['group-top-bottom', ['top-bottom']],
  ['group-half-turn', ['top-bottom left-right']],
] as const;

export function symmetryGroup(board: Board): Text {
  const found = symmetries(board);
  if (found.length === 1) return text('group-none');
  if (board.kind === 'box') {
    const turns = found.filter(isTurn).length;
    return text('group-box', { turns, mirrors: found.length - turns });
  }
  const kinds = new Set(found.map(kindOf));
  const [name] = groups.find(([, needed]) => needed.every((kind) => kinds.has(kind)))!;
  return text(name);
}

/** A turn, and not a mirroring: the determinant of what is done to the axes is 1. */
function isTurn({ axes, signs }: Symmetry): boolean {
  const [a, b, c] = axes;
  const exchanges = (a > b ? 1 : 0) + (a > c ? 1 : 0) + (b > c ? 1 : 0);
  return signs[0] * signs[1] * signs[2] * (exchanges % 2 === 0 ? 1 : -1) > 0;
}
