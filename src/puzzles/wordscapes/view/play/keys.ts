/** The keyboard of the wheel. */

export interface Keyboard {
  /** Adds a letter, a capital. */
  type(letter: string): void;
  back(): void;
  submit(): void;
  clear(): void;
  shuffle(): void;
  hint(): void;
}

/** What a key stands for; nothing for one that is left alone. `pressing` is set while a button has the focus. */
export function actOf(keyboard: Keyboard, event: KeyboardEvent, pressing: boolean): (() => void) | undefined {
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (/^[a-z]$/i.test(key)) return () => keyboard.type(key.toUpperCase());
  if (key === 'Backspace') return keyboard.back;
  if (key === 'Escape') return keyboard.clear;
  if (key === '?') return keyboard.hint;
  // These two press the button that has the focus.
  if (pressing) return undefined;
  if (key === 'Enter') return keyboard.submit;
  return key === ' ' ? keyboard.shuffle : undefined;
}
