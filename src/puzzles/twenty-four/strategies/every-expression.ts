/** The report's brute force: every expression in its order, told in its spelling. */
import type { Strategy } from '../../../contract/index.ts';
import type { Expression, Hand } from '../model.ts';
import { text } from '../texts.ts';
import { enumeration } from './enumeration.ts';

export const everyExpression: Strategy<Hand, Expression> = {
  ...enumeration,
  id: 'every-expression',
  name: text('every-expression-name'),
  summary: text('every-expression-summary'),
  source: text('every-expression-source'),
};
