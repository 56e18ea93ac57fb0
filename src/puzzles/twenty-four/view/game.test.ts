import { expect, test } from 'vitest';
import { pressKey } from '../../../faces/web/board/keys.ts';
import type { Hand } from '../model.ts';
import { showFraction, verify } from '../verify/index.ts';
import { createGame, type Game } from './game.ts';
import { actOf } from './keys.ts';

const cards = (...numbers: number[]): Hand => ({ numbers, target: 24, rules: 'cards' });
const play = (hand: Hand, keys: string): Game => {
  const game = createGame(hand, verify);
  for (const key of keys) press(game, key);
  return game;
};
const press = (game: Game, key: string, more: object = {}) => {
  const event = { key, preventDefault: () => undefined, ...more } as KeyboardEvent;
  pressKey(actOf(game, event), event);
};
const values = (game: Game) => game.tableau.value.places.map((card) => card && showFraction(card.value));

test('two cards and an operation make one card at the second place', () => {
  const game = play(cards(4, 11, 10, 9), '2-4');
  expect(values(game)).toEqual(['4', undefined, '10', '2']);
  expect(game.chosen.value).toBe(3);
});

test('a hand can be played to its end through fractions, and the judge confirms it', () => {
  const game = play(cards(3, 3, 8, 8), '3/1');
  press(game, 'Escape');
  for (const key of '2-1') press(game, key);
  expect(values(game)).toEqual(['1/3', undefined, undefined, '8']);
  press(game, 'Escape');
  for (const key of '4/1') press(game, key);
  expect(game.outcome.value).toMatchObject({ kind: 'won', place: 0, problems: [] });
});

test('the last card that misses is said to miss', () => {
  const game = play(cards(2, 2, 2, 2), '1+2+3+4');
  expect(game.outcome.value?.kind).toBe('missed');
  expect(values(game)).toEqual([undefined, undefined, undefined, '8']);
});

test('division by zero is refused and changes nothing', () => {
  const game = play(cards(5, 5, 4, 6), '1-2');
  press(game, 'Escape');
  for (const key of '3/2') press(game, key);
  expect(values(game)).toEqual([undefined, '0', '4', '6']);
  expect(game.chosen.value).toBe(2);
  expect(game.refusal.value?.code).toBeDefined();
  press(game, '+');
  expect(game.refusal.value).toBeUndefined();
});

test('undo and redo go through every step, and a new step forgets the redone ones', () => {
  const game = play(cards(4, 11, 10, 9), '2-4*3');
  press(game, 'z', { ctrlKey: true });
  press(game, 'z');
  expect(values(game)).toEqual(['4', '11', '10', '9']);
  expect(game.canUndo.value).toBe(false);
  press(game, 'z', { shiftKey: true });
  expect(values(game)).toEqual(['4', undefined, '10', '2']);
  for (const key of '1+3') press(game, key);
  expect(game.canRedo.value).toBe(false);
  game.reset();
  expect(values(game)).toEqual(['4', '11', '10', '9']);
  expect(game.canRedo.value).toBe(true);
});

test('choosing a chosen card or pressing Escape lets go', () => {
  expect(play(cards(4, 11, 10, 9), '11').chosen.value).toBeUndefined();
  const game = play(cards(4, 11, 10, 9), '1+');
  press(game, 'Escape');
  expect([game.chosen.value, game.operator.value]).toEqual([undefined, undefined]);
});

test('under the Countdown rules any card that hits the target wins, and fractions are refused', () => {
  const hand: Hand = { numbers: [25, 4, 3, 7], target: 100, rules: 'countdown' };
  expect(play(hand, '1*2').outcome.value).toMatchObject({ kind: 'won', place: 1, problems: [] });
  expect(values(play(hand, '1/2'))).toEqual(['25', '4', '3', '7']);
});

test('"no solution" ends the game where it is right, and is answered where it is not or is not known', () => {
  const game = play(cards(6, 13, 13, 6), '');
  expect([game.answerNone(undefined).code, game.refusal.value?.code]).toEqual(['none-unknown', 'none-unknown']);
  expect([game.answerNone(false).code, game.refusal.value?.code]).toEqual(['none-wrong', 'none-wrong']);
  expect(game.outcome.value).toBeUndefined();
  expect(game.answerNone(true).code).toBe('none-right');
  expect([game.outcome.value?.kind, game.refusal.value]).toEqual(['none', undefined]);
});
