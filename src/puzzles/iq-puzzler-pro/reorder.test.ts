import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../algorithms/random/random.ts';
import type { Task } from './model.ts';
import { tasks } from './notation/index.ts';
import { reorder } from './reorder.ts';
import { arbitraryTask, arbitraryTwins } from './testing/arbitrary.ts';
import { taskOf } from './testing/searching.ts';
import { waysToLie } from './verify/congruent.ts';

const inOrder = (task: Task, seed: number): Task => reorder(task, seededRandom(seed));
const seeds = Array.from({ length: 30 }, (_, seed) => seed);
const namesOf = ({ pieces }: Task) => pieces.map(({ name }) => name).join('');

describe('another order of a task', () => {
  it('has the same pieces, each with the same ways to lie', () => {
    fc.assert(
      fc.property(fc.oneof(arbitraryTask, arbitraryTwins), fc.nat(), (task, seed) => {
        const other = inOrder(task, seed);
        const ways = ({ board, pieces }: Task) =>
          pieces
            .map((piece) => {
              const lying = waysToLie(board, piece).map((way) => way.join());
              return [piece.name, piece.copyOf, piece.mirror, piece.turn, ...lying.sort()].join(' ');
            })
            .sort();
        expect(ways(other)).toEqual(ways(task));
        expect({ ...other, pieces: [] }).toEqual({ ...task, pieces: [] });
        expect(tasks.parse(tasks.format(other))).toEqual({ ok: true, value: other });
      }),
    );
  });

  it('leaves what lies, and copies behind their originals', () => {
    const task = taskOf('BOARD 3x5\nAA___\nA____\n_____\nPIECES\nBB\nB\nAA\nA\nCCC\nCOPIES B 3');
    const names = new Set(seeds.map((seed) => namesOf(inOrder(task, seed))));
    expect([...names].sort()).toEqual(['BACDE', 'CABDE']);
    for (const seed of seeds) {
      const { pieces, placed } = inOrder(task, seed);
      expect(placed).toEqual(task.placed);
      expect(pieces[1]).toEqual(task.pieces[1]);
      const original = pieces.find(({ name }) => name === 'B')!;
      for (const copy of pieces.slice(3)) expect(copy).toMatchObject({ copyOf: 'B', shape: original.shape });
    }
  });

  it('turns and mirrors only what may be', () => {
    const drawn = (bans: string) => {
      const task = taskOf(`BOARD 4x4\nPIECES\nAAA\nA\n${bans}`);
      return new Set(seeds.map((seed) => tasks.format(inOrder(task, seed)))).size;
    };
    expect(drawn('')).toBe(8);
    expect(drawn('NO MIRROR')).toBe(4);
    expect(drawn('NO TURN')).toBe(2);
    expect(drawn('NO MIRROR\nNO TURN')).toBe(1);
  });

  it('draws the pieces of a set, which has an order of its own', () => {
    const task = taskOf('BOARD pyramid 5\nPIECES IQ Puzzler Pro');
    const other = inOrder(task, 1);
    expect(other).not.toHaveProperty('set');
    expect([...namesOf(other)].sort()).toEqual([...namesOf(task)].sort());
    expect(namesOf(other)).not.toBe(namesOf(task));
  });
});
