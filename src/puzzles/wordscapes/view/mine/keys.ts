/** What the keys do while the focus is in the grid. */
import { type KeyAct, keyAct } from '../../../../faces/web/board/keys.ts';
import { OPEN } from '../../model.ts';
import type { Direction } from './cursor.ts';
import type { Drawing } from './drawing.ts';

const arrows: Readonly<Record<string, readonly [Direction, 1 | -1]>> = {
  ArrowUp: ['down', -1],
  ArrowRight: ['across', 1],
  ArrowDown: ['down', 1],
  ArrowLeft: ['across', -1],
};

/** What a key stands for; nothing for one that is left alone. */
export const actOf = (drawing: Drawing, event: KeyboardEvent): KeyAct =>
  keyAct(event, () => plainKey(drawing, event.key), drawing);

function plainKey(drawing: Drawing, key: string): KeyAct {
  const arrow = arrows[key];
  if (arrow) return () => drawing.move(...arrow);
  if (/^[a-z]$/i.test(key) || key === OPEN) return () => drawing.type(key);
  const others: Readonly<Record<string, KeyAct>> = {
    ' ': () => drawing.toggle(drawing.cursor.value),
    Enter: drawing.turn,
    Backspace: drawing.back,
    Delete: drawing.erase,
  };
  return others[key];
}
