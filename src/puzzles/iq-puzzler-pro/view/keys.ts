/** The keyboard on the board. */
import type { Text } from '../../../contract/index.ts';
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
  hint(): undefined;
  tell(sentence: Text | undefined): void;
}

/** Does what a key stands for and says it; a key that stands for nothing is left alone. */
export function pressKey(keyboard: Keyboard, event: KeyboardEvent): void {
  const act = actionOf(keyboard, event);
  if (!act) return;
  event.preventDefault();
  keyboard.tell(act());
}

function actionOf({ game, focused, hint }: Keyboard, event: KeyboardEvent): (() => Text | undefined) | undefined {
  const { key } = event;
  if (event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) {
    if (key.toLowerCase() === 'z') return event.shiftKey ? game.redo : game.undo;
    return key.toLowerCase() === 'y' ? game.redo : undefined;
  }
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
