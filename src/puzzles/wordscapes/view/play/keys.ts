/** The keyboard of the wheel. */
import { type KeyAct, keyAct } from '../../../../faces/web/board/keys.ts';

export interface Keyboard {
  /** Adds a letter, a capital. */
  type(letter: string): void;
  back(): void;
  submit(): void;
  clear(): void;
  shuffle(): void;
  hint(): void;
}

/** What a key stands for; nothing for one that is left alone. */
export const actOf = (keyboard: Keyboard, event: KeyboardEvent): KeyAct =>
  keyAct(event, () => plainKey(keyboard, event.key));

function plainKey(keyboard: Keyboard, key: string): KeyAct {
  if (/^[a-z]$/i.test(key)) return () => keyboard.type(key.toUpperCase());
  const acts: Readonly<Record<string, KeyAct>> = {
    Backspace: keyboard.back,
    Escape: keyboard.clear,
    Enter: keyboard.submit,
    ' ': keyboard.shuffle,
    '?': keyboard.hint,
  };
  return acts[key];
}
