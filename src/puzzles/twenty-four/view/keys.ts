/** The keyboard on the table. */
import type { Text } from '../../../contract/index.ts';
import { type Operator, operators } from '../model.ts';
import type { Game } from './game.ts';

/** People's keyboards have more signs than the game; each means one of its operations. */
const signs: Readonly<Record<string, Operator>> = { x: '*', '×': '*', ':': '/', '÷': '/', '−': '-' };

/** Does what a key stands for and says it; a key that stands for nothing is left alone. */
export function pressKey(game: Game, event: KeyboardEvent, tell: (text: Text | undefined) => void): void {
  const act = actionOf(game, event);
  if (!act) return;
  event.preventDefault();
  tell(act());
}

function actionOf(game: Game, event: KeyboardEvent): (() => Text | undefined) | undefined {
  const key = event.key.toLowerCase();
  const chord = event.ctrlKey || event.metaKey;
  if (event.altKey) return undefined;
  if (key === 'z') return event.shiftKey ? () => game.redo() : () => game.undo();
  if (key === 'y' && chord) return () => game.redo();
  if (chord) return undefined;
  if (key === 'escape') return () => game.unpick();
  const operator = signs[key] ?? operators.find((o) => o === key);
  if (operator) return () => game.pickOperator(operator);
  const place = /^[1-8]$/.test(key) ? Number(key) - 1 : -1;
  return place >= 0 && place < game.hand.numbers.length ? () => game.pick(place) : undefined;
}
