/** One game on the table as signals: what is chosen, what was done, and how it ended. */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Problem, Text } from '../../../contract/index.ts';
import { createPositions } from '../../../faces/web/board/history.ts';
import type { Expression, Hand, Operator } from '../model.ts';
import { showFraction } from '../verify/index.ts';
import { type Card, combine, deal, finalPlace, hits, type Tableau } from './tableau.ts';
import { text } from './texts.ts';

export type Outcome =
  | { readonly kind: 'won'; readonly card: Card; readonly place: number; readonly problems: readonly Problem[] }
  | { readonly kind: 'missed'; readonly card: Card; readonly place: number }
  /** The player said that there is no solution, and was right. */
  | { readonly kind: 'none'; readonly place?: undefined };

export interface Game {
  readonly hand: Hand;
  readonly tableau: ReadonlySignal<Tableau>;
  /** The place of the chosen card. */
  readonly chosen: ReadonlySignal<number | undefined>;
  readonly operator: ReadonlySignal<Operator | undefined>;
  readonly outcome: ReadonlySignal<Outcome | undefined>;
  /** Why the last step could not be done, until something else is chosen. */
  readonly refusal: ReadonlySignal<Text | undefined>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Chooses, unchooses or combines; returns what happened, to be announced. */
  pick(place: number): Text | undefined;
  pickOperator(operator: Operator): Text;
  unpick(): Text;
  /** Takes "there is no solution" for an answer; a search tells whether that is so, or nothing where it did not end. */
  answerNone(isRight: boolean | undefined): Text;
  undo(): Text | undefined;
  redo(): Text | undefined;
  reset(): void;
  readonly canReturn: ReadonlySignal<boolean>;
  save(): void;
  goBack(): boolean;
}

/** `verify` is the puzzle's own judge: the board celebrates nothing that it has not confirmed. */
export function createGame(hand: Hand, verify: (hand: Hand, expression: Expression) => readonly Problem[]): Game {
  const history = createPositions(deal(hand));
  const tableau = history.now;
  const chosen = signal<number | undefined>(undefined);
  const operator = signal<Operator | undefined>(undefined);
  const refusal = signal<Text | undefined>(undefined);
  const isNone = signal(false);
  const outcome = computed((): Outcome | undefined =>
    isNone.value ? { kind: 'none' } : judge(hand, tableau.value, verify),
  );
  const letGo = () => {
    chosen.value = operator.value = refusal.value = undefined;
  };
  const travel = (go: () => boolean, said?: Text) =>
    batch(() => {
      if (!go()) return undefined;
      letGo();
      return said;
    });

  function lay(from: number, sign: Operator, onto: number): Text {
    const next = combine(hand, tableau.value, from, sign, onto);
    if ('code' in next) {
      batch(() => {
        operator.value = undefined;
        refusal.value = next;
      });
      return next;
    }
    const step = next.steps.at(-1)!;
    batch(() => {
      history.make(next);
      letGo();
      // The player most often goes on with the result.
      if (!outcome.value) chosen.value = onto;
    });
    return text('step', {
      left: showFraction(step.left),
      sign: text(sign),
      right: showFraction(step.right),
      value: showFraction(step.value),
    });
  }

  return {
    hand,
    tableau,
    chosen,
    operator,
    outcome,
    refusal,
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    canReturn: history.canReturn,
    save: history.save,
    goBack() {
      const isBack = history.goBack();
      if (isBack) batch(letGo);
      return isBack;
    },
    pick(place) {
      const card = tableau.value.places[place];
      if (!card || outcome.value) return undefined;
      const { value: first } = chosen;
      if (first === place) return this.unpick();
      if (first !== undefined && operator.value) return lay(first, operator.value, place);
      batch(() => {
        letGo();
        chosen.value = place;
      });
      return text('picked-card', { value: showFraction(card.value) });
    },
    pickOperator(sign) {
      if (chosen.value === undefined) return text('card-first');
      batch(() => {
        refusal.value = undefined;
        operator.value = operator.value === sign ? undefined : sign;
      });
      return text(sign);
    },
    unpick() {
      batch(letGo);
      return text('unpicked');
    },
    answerNone(isRight) {
      const { target } = hand;
      const answer =
        isRight === undefined ? text('none-unknown') : text(isRight ? 'none-right' : 'none-wrong', { target });
      batch(() => {
        letGo();
        isNone.value = isRight === true;
        if (!isRight) refusal.value = answer;
      });
      return answer;
    },
    undo: () => travel(history.undo, text('undone')),
    redo: () => travel(history.redo, text('redone')),
    reset: () => void travel(history.startOver),
  };
}

function judge(
  hand: Hand,
  tableau: Tableau,
  verify: (hand: Hand, expression: Expression) => readonly Problem[],
): Outcome | undefined {
  const place = finalPlace(hand, tableau);
  if (place === undefined) return undefined;
  const card = tableau.places[place]!;
  if (!hits(hand, card)) return { kind: 'missed', card, place };
  return { kind: 'won', card, place, problems: verify(hand, card.expression) };
}
