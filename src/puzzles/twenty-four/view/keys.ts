/** The keyboard on the table. */
import { type KeyAct, keyAct } from '../../../faces/web/board/keys.ts';
import { type Operator, operators } from '../model.ts';
import type { Game } from './game.ts';

/** People's keyboards have more signs than the game; each means one of its operations. */
const signs: Readonly<Record<string, Operator>> = { x: '*', '×': '*', ':': '/', '÷': '/', '−': '-' };

/** What a key stands for; nothing for one that is left alone. */
export const actOf = (game: Game, event: KeyboardEvent): KeyAct => keyAct(event, () => plainKey(game, event), game);

function plainKey(game: Game, event: KeyboardEvent): KeyAct {
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? game.redo : game.undo;
  if (key === 'escape') return game.unpick;
  const operator = signs[key] ?? operators.find((o) => o === key);
  if (operator) return () => game.pickOperator(operator);
  const place = /^[1-8]$/.test(key) ? Number(key) - 1 : -1;
  return place >= 0 && place < game.hand.numbers.length ? () => game.pick(place) : undefined;
}
