/** Random hands, patterns, expressions and findings. */
import fc from 'fast-check';
import { type Answer, type Expression, type Hand, operators, type Pattern, type Slot, type Task } from '../model.ts';

/** Records like those that code makes; fast-check would also make some without a prototype. */
const plain = { noNullPrototype: true };

const numbersHand = (fewest: number, most: number): fc.Arbitrary<Hand> =>
  fc.record(
    {
      numbers: fc.array(fc.integer({ min: 0, max: 13 }), { minLength: fewest, maxLength: most }),
      target: fc.integer({ min: 0, max: 30 }),
      rules: fc.constant('numbers' as const),
    },
    plain,
  );

const cardsHand: fc.Arbitrary<Hand> = fc.record(
  {
    numbers: fc.array(fc.integer({ min: 1, max: 13 }), { minLength: 4, maxLength: 4 }),
    target: fc.constant(24),
    rules: fc.constant('cards' as const),
  },
  plain,
);

/** Zeros are wanted here: nothing times anything is where searches from the target backwards go wrong. */
export const countdownHand: fc.Arbitrary<Hand> = fc.record(
  {
    numbers: fc.array(fc.oneof(fc.integer({ min: 0, max: 12 }), fc.constantFrom(25, 50, 75, 100)), {
      minLength: 2,
      maxLength: 4,
    }),
    target: fc.integer({ min: 0, max: 400 }),
    rules: fc.constant('countdown' as const),
  },
  plain,
);

export const arbitraryHand: fc.Arbitrary<Hand> = fc.oneof(
  { weight: 6, arbitrary: numbersHand(2, 4) },
  { weight: 1, arbitrary: numbersHand(5, 5) },
  { weight: 2, arbitrary: cardsHand },
  { weight: 2, arbitrary: countdownHand },
);

/** Puts question marks in some places: up to two of the numbers, or the target. */
const opened = ({ numbers, target, rules }: Hand, marks: readonly number[]): Pattern => {
  const places = new Set(marks.map((mark) => mark % numbers.length));
  const slots = numbers.map((n, i): Slot => (places.has(i) ? '?' : n));
  return { slots, target: places.size === 0 ? '?' : target, rules };
};

/** Patterns of few hands. A hand of cards has no other target. */
const arbitraryPattern: fc.Arbitrary<Pattern> = fc
  .tuple(fc.oneof(numbersHand(2, 4), cardsHand, countdownHand), fc.array(fc.nat({ max: 3 }), { maxLength: 2 }))
  .map(([hand, marks]) => opened(hand, hand.rules === 'cards' ? [0, ...marks] : marks));

export const arbitraryTask: fc.Arbitrary<Task> = fc.oneof(
  { weight: 5, arbitrary: arbitraryHand },
  { weight: 1, arbitrary: arbitraryPattern },
);

/** Trees of any shape over any numbers that can be written. */
export const arbitraryExpression: fc.Arbitrary<Expression> = fc.letrec<{ expression: Expression }>((tie) => ({
  expression: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ number: fc.oneof(fc.integer({ min: 0, max: 13 }), fc.nat({ max: 999_999_999_999_999 })) }, plain),
    fc.record({ operator: fc.constantFrom(...operators), left: tie('expression'), right: tie('expression') }, plain),
  ),
})).expression;

export const arbitraryAnswer: fc.Arbitrary<Answer> = fc.oneof(
  arbitraryExpression,
  fc.record({ hand: arbitraryHand, expression: arbitraryExpression }, plain),
);
