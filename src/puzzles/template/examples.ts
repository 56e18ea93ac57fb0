/** Menu entries and golden tests alike; each says where it comes from and what every strategy must answer. */
import type { Example } from '../../contract/index.ts';
import { text } from './texts.ts';

export const examples: readonly Example[] = [
  {
    id: 'small',
    text: '3 5 8 -> 8',
    title: text('example-small'),
    source: 'By hand',
    // The order is a strategy's own, so `first` is asked of a named one; so is how many nodes it takes.
    answers: [
      { count: 2 },
      { goal: 'best', count: 1, cost: 1 },
      { strategy: 'take-or-leave', count: 2, first: '3 5', nodes: 13 },
      { strategy: 'take-or-leave', options: { target: 3 }, count: 1 },
    ],
  },
  {
    id: 'none',
    text: '2 4 6 -> 5',
    title: text('example-none'),
    source: 'Even numbers have no odd sum',
    answers: [{ count: 0 }],
  },
  {
    id: 'powers',
    text: '1 2 4 8 16 -> 21',
    title: text('example-powers'),
    source: 'OEIS A000079; binary notation is unique',
    answers: [{ count: 1, first: '1 4 16' }],
  },
  {
    id: 'done',
    text: '5 8 -> 0',
    title: text('example-done'),
    source: 'A position after the last move is a task too',
    answers: [{ count: 1 }],
  },
];
