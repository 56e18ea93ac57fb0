/** What the keys do while the focus is in the grid. */
import { OPEN } from '../../model.ts';
import type { Direction } from './cursor.ts';
import type { Drawing } from './drawing.ts';

const arrows: Readonly<Record<string, readonly [Direction, 1 | -1]>> = {
  ArrowUp: ['down', -1],
  ArrowRight: ['across', 1],
  ArrowDown: ['down', 1],
  ArrowLeft: ['across', -1],
};

export function pressKey(drawing: Drawing, event: KeyboardEvent): void {
  const act = actionOf(drawing, event);
  if (!act) return;
  event.preventDefault();
  act();
}

function actionOf(
  drawing: Drawing,
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
): (() => void) | undefined {
  if (altKey) return undefined;
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() === 'z') return shiftKey ? drawing.redo : drawing.undo;
    return key.toLowerCase() === 'y' ? drawing.redo : undefined;
  }
  const arrow = arrows[key];
  if (arrow) return () => drawing.move(...arrow);
  if (/^[a-z]$/i.test(key) || key === OPEN) return () => drawing.type(key);
  const others: Readonly<Record<string, () => void>> = {
    ' ': () => drawing.toggle(drawing.cursor.value),
    Enter: drawing.turn,
    Backspace: drawing.back,
    Delete: drawing.erase,
  };
  return others[key];
}
