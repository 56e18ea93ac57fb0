/** The keyboard of a board: which keys are the board's, and the keys that all boards have in common. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isInSight } from './sight.ts';
import type { Done, Tell } from './tell.ts';

/** What a key does; what comes back is said. Nothing for a key that the board leaves alone. */
export type KeyAct = (() => Done) | undefined;

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * What a key stands for: undo and redo by the usual chords where there is something to `travel` through, and by itself what
 * the board says. All other chords belong to the browser.
 */
export function keyAct(event: Pressed, plain: () => KeyAct, travel?: { undo(): Done; redo(): Done }): KeyAct {
  if (event.altKey) return undefined;
  if (!event.ctrlKey && !event.metaKey) return plain();
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? travel?.redo : travel?.undo;
  return key === 'y' ? travel?.redo : undefined;
}

/** Does what a key stands for and says it; a key that stands for nothing is left alone. */
export function pressKey(act: KeyAct, event: KeyboardEvent, tell?: Tell): void {
  if (!act) return;
  event.preventDefault();
  const done = act();
  tell?.(done);
}

export interface BoardKeys {
  readonly table: RefObject<HTMLElement | null>;
  /** The part of the table that takes the focus for the whole board. */
  readonly board?: RefObject<HTMLElement | null>;
  /** Where the focus is outside the table, keys count only while this is in sight. */
  readonly sight?: RefObject<HTMLElement | null>;
  /** Whether keys also count while any button of the page has the focus. */
  readonly onButtons?: boolean;
  /** `focused` is set while the board itself has the focus, so that keys which otherwise press or scroll belong to it. */
  act(event: KeyboardEvent, focused: boolean): KeyAct;
  readonly tell?: Tell;
}

/** Hears keys on the table, and also while the focus is on no control at all, so that a person can begin at once. */
export function useBoardKeys(keys: BoardKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const { table, board, act, tell, ...more } = latest.current;
      if (event.defaultPrevented || !table.current) return;
      const focus = focusOf({ table: table.current, board: board?.current, ...more });
      const presses = focus === 'control' && (event.key === 'Enter' || event.key === ' ');
      if (focus && !presses) pressKey(act(event, focus === 'board'), event, tell);
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

interface Around extends Pick<BoardKeys, 'sight' | 'onButtons'> {
  readonly table: HTMLElement;
  readonly board: HTMLElement | null | undefined;
}

/** Where the focus is: nothing where keys are not for the board. */
function focusOf({ table, board, sight, onButtons }: Around): 'board' | 'control' | 'none' | undefined {
  const { activeElement: at } = document;
  // A board that waits behind something else hears nothing.
  if (!at || !table.checkVisibility()) return undefined;
  if (at === board) return 'board';
  // A field or a slider has its own use for keys.
  if (table.contains(at)) return at.matches('input:not([type=checkbox])') ? undefined : 'control';
  if (sight && !(sight.current && isInSight(sight.current))) return undefined;
  if (at.contains(table)) return 'none';
  return onButtons && at.matches('button') ? 'control' : undefined;
}
