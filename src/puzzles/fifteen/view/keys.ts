/** The keyboard on the board: in a game, and while a solution is played. */
import type { Text } from '../../../contract/index.ts';
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
  tell(sentence: Text | undefined): void;
}

/** Does what a key stands for and says it; a key that stands for nothing is left alone. */
export function pressKey(keyboard: Keyboard, event: KeyboardEvent): void {
  const { session } = keyboard;
  const act = session.shows.value === 'own' ? gameKey(keyboard, event) : showKey(keyboard, event);
  if (!act) return;
  event.preventDefault();
  keyboard.tell(act());
}

type Act = (() => Text | undefined) | undefined;

/** What is seen and heard elsewhere, and needs no words here. */
const quietly = (act: () => void) => () => {
  act();
  return undefined;
};

const isChord = (event: KeyboardEvent) => event.ctrlKey || event.metaKey;

function gameKey({ session: { game }, hint, read }: Keyboard, event: KeyboardEvent): Act {
  if (event.altKey) return undefined;
  const key = event.key.toLowerCase();
  if (isChord(event)) {
    if (key === 'z') return event.shiftKey ? game.redo : game.undo;
    return key === 'y' ? game.redo : undefined;
  }
  const direction = arrows[event.key];
  if (direction) return () => game.push(direction);
  const acts: Readonly<Record<string, Act>> = { u: game.undo, r: game.redo, b: quietly(read), '?': quietly(hint) };
  return acts[key];
}

function showKey({ session, focused, read }: Keyboard, event: KeyboardEvent): Act {
  if (event.altKey || isChord(event)) return undefined;
  if (event.key === 'Escape') return quietly(session.leave);
  if (event.key.toLowerCase() === 'b') return quietly(read);
  const playback = session.playback.value;
  if (!playback || session.shows.value !== 'playback' || !focused) return undefined;
  const { value: at } = playback.at;
  const acts: Readonly<Record<string, Act>> = {
    ' ': quietly(playback.toggle),
    ArrowRight: quietly(() => playback.go(at + 1)),
    ArrowLeft: quietly(() => playback.go(at - 1)),
    Home: quietly(() => playback.go(0)),
    End: quietly(() => playback.go(playback.path.length)),
  };
  return acts[event.key];
}
