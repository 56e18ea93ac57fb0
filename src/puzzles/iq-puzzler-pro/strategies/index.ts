/** All strategies, the default first; the search of each is loaded when it is needed. */
import type { Strategy } from '../../../contract/index.ts';
import type { Filling, Task } from '../model.ts';
import * as about from './about.ts';

type Known = Strategy<Task, Filling>;

const lazily = (known: about.About, load: () => Promise<Known>): Known => ({
  ...known,
  prepare: async (...given) => (await load()).prepare(...given),
  split: async (...given) => (await load()).split!(...given),
  watch: async (...given) => (await load()).watch!(...given),
});

export const strategies: readonly Known[] = [
  lazily(about.bitboard, async () => (await import('./bitboard.ts')).bitboard),
  lazily(about.memo, async () => (await import('./memo.ts')).memo),
  {
    ...about.layers,
    prepare: async (...given) => (await import('./layers.ts')).layers.prepare(...given),
    split: async (...given) => (await import('./layers.ts')).layers.split!(...given),
  },
  lazily(about.dancingLinks, async () => (await import('./dancing-links.ts')).dancingLinks),
  lazily(about.piecesInOrder, async () => (await import('./pieces-in-order.ts')).piecesInOrder),
  lazily(about.ordersInRotation, async () => (await import('./orders-in-rotation.ts')).ordersInRotation),
];
