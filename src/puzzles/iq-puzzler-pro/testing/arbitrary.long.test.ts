/** The random tasks must be of every kind, or the tests that use them would prove little. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Task } from '../model.ts';
import { arbitraryTask, arbitraryTwins } from './arbitrary.ts';
import { exchangesOf } from './classes.ts';
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

/** Those of the kinds that a sample has less than eight of. */
const rareAmong = (sample: readonly Task[], among: typeof kinds): string[] =>
  Object.entries(among)
    .filter(([, is]) => sample.filter(is).length < 8)
    .map(([kind]) => kind);

it('random tasks are of every kind', () => {
  expect(rareAmong(fc.sample(arbitraryTask, { numRuns: 400, seed: 1 }), kinds)).toEqual([]);
});

it('random twins are exchanged by a symmetry, and are of every kind', () => {
  const twins = fc
    .sample(arbitraryTwins, { numRuns: 300, seed: 1 })
    .filter((task) => exchangesOf(task).some(({ letters }) => [...letters].some(([from, to]) => from !== to)));
  const wanted = [
    'flat',
    'box',
    'with gaps',
    'with placed pieces',
    'with copies',
    'with no turn',
    'with several solutions',
  ];
  expect(rareAmong(twins, Object.fromEntries(wanted.map((kind) => [kind, kinds[kind]!])))).toEqual([]);
});
