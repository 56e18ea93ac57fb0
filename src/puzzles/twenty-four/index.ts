/** The 24 game: four cards, + - * / and parentheses make 24; and any numbers, any target, the Countdown rules. */
import type { Puzzle } from '../../contract/index.ts';
import { flatForm, sameKey } from './canonical.ts';
import { effortOf } from './effort.ts';
import { examples } from './examples.ts';
import { generator } from './generate/index.ts';
import type { Expression, Hand } from './model.ts';
import { expressions, hands, readable } from './notation/index.ts';
import { depict } from './picture.ts';
import { distinct } from './strategies/distinct.ts';
import { everyExpression } from './strategies/every-expression.ts';
import { subsetTable } from './strategies/subset-table.ts';
import { text, texts } from './texts.ts';
import { verify } from './verify.ts';

export const twentyFour: Puzzle<Hand, Expression> = {
  about: {
    id: 'twenty-four',
    name: text('name'),
    summary: text('summary'),
    examples,
    published: async () => (await import('./published.ts')).published,
    lessons: async () => (await import('./lessons/index.ts')).lessons,
  },
  texts,
  instance: { ...hands, help: text('help-instance'), lines: 'one' },
  solution: { ...expressions, help: text('help-solution'), kind: 'position', cost: 'untold' },
  judge: async (hand) => ({
    verify: (e) => verify(hand, e),
    key: (e) => sameKey(e, 'd2'),
    cost: (e) => effortOf(flatForm(e, 'd2')).points,
  }),
  solving: {
    strategies: [distinct, subsetTable, everyExpression],
    goal: () => 'all',
    size: { of: (hand) => hand.numbers.length, unit: text('figure-unused') },
    // Shuffled by random ranks, which takes no other module.
    reorder: (hand, random) => ({
      ...hand,
      numbers: hand.numbers
        .map((number) => [random.below(2 ** 32), number] as const)
        .sort((a, b) => a[0] - b[0])
        .map((ranked) => ranked[1]),
    }),
  },
  showing: { depict, line: readable },
  helping: {
    explain: async (hand, context) => (await import('./explain.ts')).explain(hand, context),
    hint: async (hand, context) => (await import('./hint.ts')).hint(hand, context),
  },
  making: generator,
};
