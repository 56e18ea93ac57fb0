/** Hands as values. */
import { cardName, type Slot } from './model.ts';
import { answers, tasks } from './notation/index.ts';
import { texts } from './texts.ts';

export type { Answer, Slot, Task } from './model.ts';

export interface NumbersSettings {
  /** What the numbers are to make, 24 where it is left out; `?` is every target of a census. */
  readonly target?: Slot;
  /** Whether the rules are those of the television game: numbers may be left over, every step is a positive whole number. */
  readonly countdown?: boolean;
}

/** Four cards by what they are worth, 1 to 13; `?` stands for every card. */
const hand = (cards: readonly Slot[]): string => cards.map((card) => (card === '?' ? card : cardName(card))).join(' ');

/** Two to eight numbers; `?` stands for every number. */
const numbers = (given: readonly Slot[], { target = 24, countdown = false }: NumbersSettings = {}): string =>
  `${given.join(' ')} -> ${target}${countdown ? ' countdown' : ''}`;

export const building = {
  id: 'twenty-four',
  texts,
  instance: tasks,
  solution: answers,
  makers: { hand, numbers },
} as const;
