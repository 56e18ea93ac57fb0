/** The keyboard on the board. */
import { type KeyAct, keyAct } from '../../../faces/web/board/keys.ts';
import type { Direction } from './aim.ts';
import type { Game } from './game.ts';
import type { Motion } from './poses.ts';

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageUp: 'higher',
  PageDown: 'lower',
};

const motions: Readonly<Record<string, Motion>> = { r: 'turn', f: 'flip', t: 'tilt' };

export interface Keyboard {
  readonly game: Game;
  /** Whether the focus is on the board itself, so that keys which otherwise scroll or press belong to it. */
  readonly focused: boolean;
  hint(): void;
}

/** What a key stands for; nothing for one that is left alone. */
export const actOf = (keyboard: Keyboard, event: KeyboardEvent): KeyAct =>
  keyAct(event, () => plainKey(keyboard, event.key), keyboard.game);

function plainKey({ game, focused, hint }: Keyboard, key: string): KeyAct {
  if (key === '?') return hint;
  const held = game.held.value !== undefined;
  const direction = directions[key];
  if (direction && (held || focused)) return () => game.move(direction);
  if (key === 'Escape' && held) return () => game.release();
  if (key === 'Enter' && held) return () => game.lay();
  if (key === 'Enter' && focused) return () => game.takeFrom(game.cursor.value);
  if ((key === 'Delete' || key === 'Backspace') && (held || focused)) return () => game.putAway();
  const motion = motions[key.toLowerCase()];
  if (motion && held) return () => game.change(motion);
  const piece = pieceOf(game, key);
  return piece === undefined ? undefined : () => game.take(piece);
}

/** The piece with this letter; small and capital letters are the same unless there is a piece of each. */
function pieceOf({ task }: Game, key: string): number | undefined {
  if (key.length !== 1) return undefined;
  const same = (fold: (s: string) => string) => task.pieces.findIndex(({ name }) => fold(name) === fold(key));
  const exact = same((s) => s);
  const found = exact >= 0 ? exact : same((s) => s.toLowerCase());
  return found < 0 ? undefined : found;
}
