/** IQ Puzzler Pro: fill a board with lettered pieces, flat or in space. */
import type { Puzzle } from '../../contract/index.ts';
import { examples } from './examples.ts';
import { explain } from './explain.ts';
import { generator } from './generate.ts';
import { hint } from './hint.ts';
import type { Filling, Task } from './model.ts';
import { moves } from './moves.ts';
import { fillings, tasks } from './notation/index.ts';
import { depict, layout } from './picture/index.ts';
import { solutionsOf } from './solutions.ts';
import { bitboard } from './strategies/bitboard.ts';
import { dancingLinks } from './strategies/dancing-links.ts';
import { memo } from './strategies/memo.ts';
import { ordersInRotation } from './strategies/orders-in-rotation.ts';
import { piecesInOrder } from './strategies/pieces-in-order.ts';
import { text, texts } from './texts.ts';
import { verify } from './verify.ts';

export const iqPuzzlerPro: Puzzle<Task, Filling> = {
  id: 'iq-puzzler-pro',
  name: text('name'),
  summary: text('summary'),
  help: { instance: text('help-instance'), solution: text('help-solution') },
  texts,
  examples,
  strategies: [bitboard, memo, dancingLinks, piecesInOrder, ordersInRotation],
  goal: 'first',
  instance: tasks,
  solution: fillings,
  verify,
  compare: { key: fillings.format },
  depict,
  layout,
  explain,
  hint,
  atlas: solutionsOf,
  generator,
  moves,
};
