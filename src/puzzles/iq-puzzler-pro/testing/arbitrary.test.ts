/** The random tasks must be of every kind, or the tests that use them would prove little. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Task } from '../model.ts';
import { arbitraryTask } from './arbitrary.ts';
import { plainSearch } from './plain.ts';

const kinds: Readonly<Record<string, (task: Task) => boolean>> = {
  flat: ({ board }) => board.kind === 'flat',
  masked: ({ board }) => board.kind === 'flat' && board.mask !== undefined,
  pyramid: ({ board }) => board.kind === 'pyramid',
  box: ({ board }) => board.kind === 'box',
  'a piece with layers': ({ pieces }) => pieces.some(({ shape }) => shape.some(([layer]) => layer > 0)),
  course: ({ form }) => form === 'course',
  extension: ({ form }) => form === 'extension',
  'with gaps': ({ gaps }) => gaps,
  'with placed pieces': ({ placed }) => placed.length > 0,
  'with copies': ({ pieces }) => pieces.some(({ copyOf }) => copyOf !== undefined),
  'with placed copies': ({ pieces, placed }) => placed.some(({ piece }) => pieces[piece]!.copyOf !== undefined),
  'with no mirror': ({ pieces }) => pieces.some(({ mirror }) => !mirror),
  'with no mirror for all': ({ pieces }) => pieces.every(({ mirror }) => !mirror),
  'with no turn': ({ pieces }) => pieces.some(({ turn }) => !turn),
  'many pieces': ({ pieces }) => pieces.length >= 4,
  unsolvable: (task) => plainSearch(task, 100_000)!.fillings.length === 0,
  'with one solution': (task) => plainSearch(task, 100_000)!.fillings.length === 1,
  'with several solutions': (task) => plainSearch(task, 100_000)!.fillings.length > 1,
};

it('random tasks are of every kind', () => {
  const sample = fc.sample(arbitraryTask, { numRuns: 400, seed: 1 });
  const rare = Object.entries(kinds).filter(([, is]) => sample.filter(is).length < 8);
  expect(rare.map(([kind]) => kind)).toEqual([]);
});
