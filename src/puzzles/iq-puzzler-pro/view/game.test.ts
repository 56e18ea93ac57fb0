import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Problem } from '../../../contract/index.ts';
import { pressKey } from '../../../faces/web/board/keys.ts';
import { boards } from '../boards.ts';
import { openCells, placementsOf } from '../geometry.ts';
import type { Board, Filling, Task } from '../model.ts';
import { tasks } from '../notation/index.ts';
import { sets } from '../sets.ts';
import { createGame, type Game } from './game.ts';
import { actOf } from './keys.ts';
import type { Motion } from './poses.ts';
import { laidBy, placementsFrom, positionText, stateText } from './position.ts';

const right = (_: Task, filling: Filling): Problem[] =>
  filling.flat().join('').includes('_') ? [{ text: { code: 'open' } }] : [];

function read(text: string): Task {
  const task = tasks.parse(text);
  if (!task.ok) throw new Error(JSON.stringify(task.problem));
  return task.value;
}

const begin = (text: string): Game => createGame(read(text), right);
const press = (game: Game, ...keys: string[]) => {
  const said: string[] = [];
  for (const key of keys) {
    const chord = key.split('+');
    const event = {
      key: chord.at(-1)!,
      ctrlKey: chord.includes('Ctrl'),
      shiftKey: chord.includes('Shift'),
      preventDefault: () => undefined,
    } as KeyboardEvent;
    const act = actOf({ game, focused: true, hint: () => undefined }, event);
    pressKey(act, event, (done) => typeof done === 'object' && said.push(done.code));
  }
  return said;
};

const SMALL = '2 3 2\nDEFAULT\nA\nAA\nB\nBB';
const PYRAMID = 'BOARD pyramid 5\nPIECES IQ Puzzler Pro';

describe('by keys', () => {
  test('a piece is taken where it fits, turned, laid, and the last one brings the verdict', () => {
    const game = begin(SMALL);
    expect(press(game, 'a', 'Enter')).toEqual(['taken', 'laid']);
    expect(game.laid.value).toEqual([{ piece: 0, cells: [0, 3, 4] }]);
    expect(game.verdict.value).toBeUndefined();
    press(game, 'b', 'r', 'r', 'ArrowRight', 'ArrowRight');
    expect(game.ghost.value).toEqual({ piece: 1, cells: [1, 2, 5], fits: true });
    press(game, 'Enter');
    expect(game.verdict.value).toEqual([]);
  });

  test('a piece that does not fit stays in the hand, and says what is in the way', () => {
    const game = begin(SMALL);
    press(game, 'a', 'Enter', 'b', 'ArrowLeft', 'ArrowLeft');
    expect(game.ghost.value?.fits).toBe(false);
    expect(press(game, 'Enter')).toEqual(['blocked']);
    expect(game.held.value?.piece).toBe(1);
    press(game, 'Escape');
    expect(game.held.value).toBeUndefined();
    expect(game.laid.value).toHaveLength(1);
  });

  test('a letter lifts a piece that lies; Escape leaves it, Delete takes it away, undo brings it back', () => {
    const game = begin(SMALL);
    press(game, 'a', 'Enter', 'a', 'Escape');
    expect(game.laid.value).toHaveLength(1);
    press(game, 'a', 'Delete');
    expect(game.laid.value).toHaveLength(0);
    press(game, 'Ctrl+z');
    expect(game.laid.value).toHaveLength(1);
    press(game, 'Ctrl+Shift+z');
    expect(game.laid.value).toHaveLength(0);
    expect(game.canRedo.value).toBe(false);
  });

  test('R, F and T are letters of pieces until one is in the hand', () => {
    const game = begin('BOARD 6x10\nPIECES pentominoes');
    press(game, 'f');
    const [{ name }] = [game.task.pieces[game.held.value!.piece]!];
    expect(name).toBe('F');
    expect(press(game, 'f')).toEqual(['changed']);
    expect(game.held.value?.pose).not.toBe(0);
  });

  test('pieces that belong to the puzzle stay', () => {
    const game = begin('BOARD 2x3\nA__\nAA_\nPIECES\nA\nAA\nB\nBB');
    expect(press(game, 'a')).toEqual(['fixed']);
    expect(press(game, 'Enter', 'Delete')).toEqual(['fixed', 'fixed']);
    press(game, 'b', 'r', 'r', 'ArrowRight', 'ArrowRight', 'Enter');
    expect(game.verdict.value).toEqual([]);
    game.clear();
    expect(game.lying.value).toHaveLength(1);
  });

  test('in a pyramid the layers are reached by Page Up and Page Down', () => {
    const game = begin(PYRAMID);
    const layer = () => game.field.spots[game.cursor.value]![0];
    expect(layer()).toBe(0);
    press(game, 'PageDown', 'PageDown');
    expect(layer()).toBe(2);
    press(game, 'PageUp', 'ArrowRight');
    expect([layer(), game.field.spots[game.cursor.value]![2]]).toEqual([1, 1]);
  });
});

describe('by pointer', () => {
  test('a piece snaps to the nearest place where it fits', () => {
    const game = begin('BOARD 5x11\nPIECES IQ Puzzler Pro');
    game.take(11, 0);
    expect(game.ghost.value).toBeUndefined();
    game.point(54);
    expect(game.ghost.value?.fits).toBe(true);
    expect(game.ghost.value?.cells).toContain(42);
    game.point(undefined);
    expect(game.ghost.value).toBeUndefined();
    game.point(0);
    game.lay();
    expect(game.laid.value).toEqual([{ piece: 11, cells: [0, 11, 12] }]);
  });

  test('a piece lifted from the board is held where it was grasped', () => {
    const game = begin('BOARD 5x11\nPIECES IQ Puzzler Pro');
    game.take(11, 0);
    game.point(0);
    game.lay();
    game.takeFrom(12);
    game.point(13);
    expect(game.ghost.value?.cells).toEqual([1, 12, 13]);
    game.lay();
    expect(game.laid.value).toEqual([{ piece: 11, cells: [1, 12, 13] }]);
  });
});

describe('poses', () => {
  const boardsToTry: readonly Board[] = [
    { kind: 'flat', rows: 5, columns: 11 },
    boards.diagonal,
    { kind: 'pyramid', side: 5 },
    { kind: 'box', layers: 3, rows: 4, columns: 5 },
  ];
  const pieces = Object.entries(sets['iq-puzzler-pro'].pieces).map(([name, shape]) => ({
    name,
    shape,
    mirror: true,
    turn: true,
  }));

  test.each(boardsToTry)('turning, flipping and tilting reach every way to lie on $kind', (board) => {
    const task: Task = { form: 'extension', board, pieces, placed: [], gaps: false };
    for (const piece of pieces.keys()) {
      const game = createGame(task, right);
      const reached = new Set<number>();
      /** The pose after these motions, from a hand that has forgotten the last one. */
      const after = (motions: readonly Motion[]): number => {
        const fresh = createGame(task, right);
        fresh.take(piece, 0);
        for (const motion of motions) fresh.change(motion);
        return fresh.held.value!.pose;
      };
      const open: (readonly Motion[])[] = [[]];
      for (const motions of open) {
        const pose = after(motions);
        if (reached.has(pose)) continue;
        reached.add(pose);
        open.push([...motions, 'turn'], [...motions, 'flip'], [...motions, 'tilt']);
      }
      const ways = new Set(
        placementsOf(task, piece).map(({ cells }) => {
          const points = cells.map((cell) => game.field.points[cell]!);
          points.sort((p, q) => p[0] - q[0] || p[1] - q[1] || p[2] - q[2]);
          return points.map((p) => p.map((v, d) => v - points[0]![d]!).join()).join(';');
        }),
      );
      const held = [...reached.keys()].map((pose) =>
        game
          .poses(piece)
          [Number(pose)]!.map((p) => p.join())
          .join(';'),
      );
      expect(new Set(held)).toEqual(ways);
    }
  });

  test('four quarter turns change nothing, and the grasped ball stays where it is', () => {
    fc.assert(
      fc.property(fc.nat({ max: 11 }), fc.nat({ max: 2 }), fc.constantFrom(...boardsToTry), (piece, ball, board) => {
        const game = createGame({ form: 'extension', board, pieces, placed: [], gaps: false }, right);
        const middle = Math.floor(openCells(board).length * 0.7);
        game.take(piece, ball);
        game.point(middle);
        const before = game.held.value;
        for (let i = 0; i < 4; i++) game.change('turn');
        expect(game.held.value).toEqual(before);
      }),
    );
  });
});

test('any play ends in pieces that lie as they may, without overlap, and survives being written down', () => {
  const keys = fc.array(
    fc.constantFrom(
      ...'abcdefghijklrft',
      'ArrowLeft',
      'ArrowRight',
      'ArrowUp',
      'ArrowDown',
      'PageUp',
      'PageDown',
      'Enter',
      'Enter',
      'Enter',
      'Escape',
      'Delete',
      'Ctrl+z',
      'Ctrl+y',
    ),
    { maxLength: 60 },
  );
  const texts = ['BOARD 5x11\nPIECES IQ Puzzler Pro', 'BOARD diagonal\nPIECES IQ Puzzler Pro', PYRAMID];
  fc.assert(
    fc.property(fc.constantFrom(...texts), keys, (text, played) => {
      const game = begin(text);
      press(game, ...played);
      game.release();
      const laid = game.laid.value;
      const position = tasks.parse(positionText(game.task, laid));
      expect(position).toMatchObject({ ok: true, value: { placed: laid } });
      expect(laidBy(game.task, stateText(game.task, laid))).toEqual(laid);
    }),
    { numRuns: 60 },
  );
});

test('a state that does not belong to the board is not believed', () => {
  const task = read('BOARD 2x3\nA__\nAA_\nPIECES\nA\nAA\nB\nBB');
  expect(laidBy(task, 'ABB AAB')).toEqual([{ piece: 1, cells: [1, 2, 5] }]);
  for (const state of ['BBB ___', 'AAA BBB', 'B', '/', 'ZZZ Z__', '\u0000']) expect(laidBy(task, state)).toEqual([]);
  expect(placementsFrom(task, '/')).toEqual([]);
});
