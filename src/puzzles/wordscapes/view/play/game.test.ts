import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Task } from '../../model.ts';
import { seededRandom } from '../../random.ts';
import { paperTask } from '../../testing/paper-task.ts';
import { createGame, type Game, type Key } from './game.ts';
import { fresh, merged, type Progress, readProgress, writeProgress } from './progress.ts';

const key: Key = { answers: paperTask.answers!, bonus: ['SCUM', 'COMS', 'MUTS', 'STUM'] };
const begin = (task: Task = paperTask, progress: Progress = fresh(task)): Game => createGame(task, key, progress);

function enter(game: Game, word: string) {
  for (const letter of word) if (!game.type(letter)) throw new Error(`no ${letter}`);
  return game.submit();
}

/** The grid as rows, `?` for open boxes. */
function picture(game: Game): string[] {
  const { shape } = game.task;
  if (shape.kind !== 'grid') throw new Error('no grid');
  return Array.from({ length: shape.rows }, (_, row) =>
    Array.from({ length: shape.columns }, (_, column) => {
      const box = game.boxes.value.get(row * shape.columns + column);
      return box ? box.letter || '?' : '.';
    }).join(''),
  );
}

describe('a word', () => {
  test('of the grid goes to its boxes', () => {
    const game = begin();
    expect(enter(game, 'COST')).toEqual({ kind: 'found', word: 'COST', cells: [[24, 25, 26, 27]], left: 8 });
    expect(picture(game)[3]).toBe('COST..?.');
    expect([game.path.value, game.word.value, game.full.value]).toEqual([[], '', 1]);
    expect(game.patterns.value.slice(0, 3)).toEqual(['C??', 'COST', '???T']);
  });

  test('found twice says so, whether it was entered or filled by others', () => {
    const game = begin();
    for (const word of ['MOST', 'SCOUT', 'MUST']) enter(game, word);
    expect(enter(game, 'MOST')).toEqual({ kind: 'again', word: 'MOST' });
    game.tell(['CUT', ...Array(8).fill('')]);
    expect(enter(game, 'CUT')).toEqual({ kind: 'again', word: 'CUT' });
  });

  test('beside the grid is a bonus, once', () => {
    const game = begin();
    expect(enter(game, 'SCUM')).toEqual({ kind: 'bonus', word: 'SCUM', count: 1 });
    expect(enter(game, 'COMS')).toEqual({ kind: 'bonus', word: 'COMS', count: 2 });
    expect(enter(game, 'SCUM')).toEqual({ kind: 'bonus-again', word: 'SCUM' });
    expect(game.bonus.value).toEqual(['SCUM', 'COMS']);
  });

  test('outside the dictionary is refused, and so is a single letter; no letters make no word', () => {
    const game = begin();
    expect(enter(game, 'TSC')).toEqual({ kind: 'unknown', word: 'TSC' });
    expect(enter(game, 'S')).toEqual({ kind: 'short' });
    expect(game.submit()).toBeUndefined();
    expect(game.full.value).toBe(0);
  });

  test('bonus words of the text count from the start', () => {
    const game = begin({ ...paperTask, bonus: ['STUM'] });
    expect(enter(game, 'STUM')).toEqual({ kind: 'bonus-again', word: 'STUM' });
    expect(writeProgress(game.task, game.progress())).toBe('');
  });
});

describe('the path', () => {
  test('goes from letter to letter and back over the one before', () => {
    const game = begin();
    for (const letter of [5, 3, 0, 3]) game.reach(letter);
    expect(game.word.value).toBe('CO');
    // Any other letter that is in it already changes nothing.
    for (const letter of [0, 1, 5]) game.reach(letter);
    expect(game.word.value).toBe('COST');
    game.back();
    expect(game.word.value).toBe('COS');
    game.clear();
    expect(game.word.value).toBe('');
  });

  test('takes each letter as often as it is on the wheel', () => {
    const game = createGame({ ...paperTask, letters: 'STUOTC' }, key, fresh({ ...paperTask, letters: 'STUOTC' }));
    expect([...'TTT'].map((letter) => game.type(letter))).toEqual([true, true, false]);
    expect(game.type('Z')).toBe(false);
    expect(game.word.value).toBe('TT');
  });

  test('stays through a shuffle, which always looks different', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 8, maxLength: 8 }), (draws) => {
        const game = begin();
        game.type('M');
        const before = game.order.value;
        let at = 0;
        game.shuffle({ below: (n) => Math.floor(draws[at++ % draws.length]! * n) });
        expect(game.order.value).not.toEqual(before);
        expect([...game.order.value].sort()).toEqual([...before].sort());
        expect(game.word.value).toBe('M');
      }),
    );
  });
});

test('a hint opens what it tells, and nothing that is wrong or open already', () => {
  const game = begin();
  enter(game, 'COST');
  expect(game.tell(['C?T', 'COST', 'X???'])).toBe(1);
  expect(game.told.value).toEqual([40]);
  expect(game.boxes.value.get(40)).toEqual({ letter: 'T', look: 'hinted' });
  expect(enter(game, 'CUT')).toMatchObject({ kind: 'found', left: 7 });
  expect(game.boxes.value.get(40)).toEqual({ letter: 'T', look: 'sure' });
});

test('all words finish it, and it can be played again without losing bonus words', () => {
  const game = begin();
  enter(game, 'SCUM');
  const kinds = key.answers.map((word) => enter(game, word)?.kind);
  expect(new Set(kinds)).toEqual(new Set(['found']));
  expect(game.finished.value).toBe(true);
  expect(picture(game)[6]).toBe('..CUSTOM');
  game.reset();
  expect([game.finished.value, game.full.value, game.bonus.value]).toEqual([false, 0, ['SCUM']]);
});

describe('what is kept', () => {
  const level = { language: 'en', difficulty: 'very-hard', number: 12 } as const;

  test('any game is read as it was written', () => {
    const choice = fc.record({
      words: fc.subarray([...key.answers, ...key.bonus]),
      told: fc.subarray([0, 3, 8]),
      shuffles: fc.nat(3),
      isLevel: fc.boolean(),
    });
    fc.assert(
      fc.property(choice, ({ words, told, shuffles, isLevel }) => {
        const game = begin(paperTask, fresh(paperTask, isLevel ? level : undefined));
        for (const word of words) enter(game, word);
        game.tell(key.answers.map((word, slot) => (told.includes(slot) ? word : '')));
        for (let i = 0; i < shuffles; i++) game.shuffle(seededRandom(i));
        const written = writeProgress(paperTask, game.progress());
        expect(written).toMatch(/^[\w.-]*$/);
        const again = begin(paperTask, readProgress(paperTask, written));
        expect(again.progress()).toEqual(game.progress());
        expect([...again.boxes.value]).toEqual([...game.boxes.value]);
      }),
      { numRuns: 60 },
    );
  });

  test('a game that has not begun needs no words', () => {
    expect(writeProgress(paperTask, fresh(paperTask))).toBe('');
    expect(writeProgress(paperTask, fresh(paperTask, level))).toBe('en.very-hard.12');
  });

  test('nonsense is left out', () => {
    expect(readProgress(paperTask, 'xx.easy.0_STUOMX_9.x.1_0.3.999_scum.A.SCUM')).toEqual({
      ...fresh(paperTask),
      found: [1],
      told: [3],
      bonus: ['SCUM'],
    });
    fc.assert(
      fc.property(fc.string(), (written) => {
        begin(paperTask, readProgress(paperTask, written));
      }),
    );
  });

  test('two games of a text become one that lost nothing', () => {
    const first = readProgress(paperTask, '_OSTUMC_0.1__SCUM');
    const second = readProgress(paperTask, 'en.easy.3__1.2_3_SCUM.COMS');
    expect(writeProgress(paperTask, merged(paperTask, first, second))).toBe('en.easy.3_OSTUMC_0.1.2_3_SCUM.COMS');
  });
});
