/** The 24 game: four cards, + - * / and parentheses make 24; and any numbers, any target, the Countdown rules. */
import type { Puzzle } from '../../contract/index.ts';
import { flatForm, sameKey } from './canonical.ts';
import { depict } from './depict.ts';
import { effortOf } from './effort.ts';
import { examples } from './examples.ts';
import { expressions } from './expression.ts';
import { generator } from './generate.ts';
import type { Expression, Hand } from './model.ts';
import { hands } from './notation.ts';
import { distinct } from './strategies/distinct.ts';
import { everyExpression } from './strategies/every-expression.ts';
import { subsetTable } from './strategies/subset-table.ts';
import { text, texts } from './texts.ts';
import { verify } from './verify.ts';

export const twentyFour: Puzzle<Hand, Expression> = {
  id: 'twenty-four',
  name: text('name'),
  summary: text('summary'),
  help: { instance: text('help-instance'), solution: text('help-solution') },
  texts,
  examples,
  strategies: [distinct, subsetTable, everyExpression],
  goal: 'all',
  instance: hands,
  solution: expressions,
  verify,
  compare: {
    key: (e) => sameKey(e, 'd2'),
    cost: (e) => effortOf(flatForm(e, 'd2')).points,
  },
  depict,
  explain: async (hand, context) => (await import('./explain.ts')).explain(hand, context),
  hint: async (hand, context) => (await import('./hint.ts')).hint(hand, context),
  generator,
};
