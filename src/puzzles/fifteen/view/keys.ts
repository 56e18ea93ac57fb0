/** The keyboard on the board: in a game, and while a solution is played. */
import { type KeyAct, keyAct } from '../../../faces/web/board/keys.ts';
import type { Direction } from '../model.ts';
import type { Session } from './session.ts';

const arrows: Readonly<Record<string, Direction>> = { ArrowUp: 'U', ArrowRight: 'R', ArrowDown: 'D', ArrowLeft: 'L' };

export interface Keyboard {
  readonly session: Session;
  /** Whether the focus is on the board itself, so that keys which otherwise press or scroll belong to it. */
  readonly focused: boolean;
  hint(): void;
  /** Says the whole board. */
  read(): void;
}

/** What a key stands for; nothing for one that is left alone. */
export const actOf = (keyboard: Keyboard, event: KeyboardEvent): KeyAct =>
  keyboard.session.shows.value === 'own'
    ? keyAct(event, () => gameKey(keyboard, event.key), keyboard.session.game)
    : keyAct(event, () => showKey(keyboard, event.key));

function gameKey({ session: { game }, hint, read }: Keyboard, key: string): KeyAct {
  const direction = arrows[key];
  if (direction) return () => game.push(direction);
  const acts: Readonly<Record<string, KeyAct>> = { u: game.undo, r: game.redo, b: read, '?': hint };
  return acts[key.toLowerCase()];
}

function showKey({ session, focused, read }: Keyboard, key: string): KeyAct {
  if (key === 'Escape') return session.leave;
  if (key.toLowerCase() === 'b') return read;
  const playback = session.playback.value;
  if (!playback || session.shows.value !== 'playback' || !focused) return undefined;
  const { value: at } = playback.at;
  const acts: Readonly<Record<string, KeyAct>> = {
    ' ': playback.toggle,
    ArrowRight: () => playback.go(at + 1),
    ArrowLeft: () => playback.go(at - 1),
    Home: () => playback.go(0),
    End: () => playback.go(playback.path.length),
  };
  return acts[key];
}
