/**
 * The links and the storage from before, read part by part without a page: where `tests/web/before.test.ts` says that
 * something no longer opens, this says which part no longer reads it.
 */
import { describe, expect, test } from 'vitest';
import { linkProblem } from '../src/faces/web/room/link-problem.ts';
import { readRoute, roomHash } from '../src/faces/web/route.ts';
import { createMemory } from '../src/faces/web/store.ts';
import { catalogue } from '../src/puzzles/catalogue.ts';
import type { Task as Slide } from '../src/puzzles/fifteen/model.ts';
import { createBests } from '../src/puzzles/fifteen/view/bests.ts';
import { pathOf, replay } from '../src/puzzles/fifteen/view/line.ts';
import { readState, writeState } from '../src/puzzles/fifteen/view/state.ts';
import type { Task as Cover } from '../src/puzzles/iq-puzzler-pro/model.ts';
import { fillingOf } from '../src/puzzles/iq-puzzler-pro/search/cover.ts';
import { laidBy, stateText } from '../src/puzzles/iq-puzzler-pro/view/position.ts';
import type { Task as Level } from '../src/puzzles/wordscapes/model.ts';
import { readDraft, writeDraft } from '../src/puzzles/wordscapes/view/mine/draft.ts';
import { readProgress, writeProgress } from '../src/puzzles/wordscapes/view/play/progress.ts';
import { createStore } from '../src/puzzles/wordscapes/view/store.ts';
import { readUse, writeUse } from '../src/puzzles/wordscapes/view/use.ts';
import { before, type LinkBefore, links } from './web/before/fixtures.ts';

async function instanceOf<T>({ puzzle, link }: LinkBefore): Promise<T> {
  const { instance } = await puzzleOf(puzzle);
  const read = instance.parse(link.text ?? '');
  if (!read.ok) throw new Error(`${puzzle} no longer reads ${link.text}`);
  return read.value as T;
}

const puzzleOf = (id: string) => catalogue.find((entry) => entry.id === id)!.load();
const of = (puzzle: string) => links.filter((link) => link.puzzle === puzzle);

test.each(links)('the address is read and written: $name', ({ puzzle, hash, link }) => {
  expect(readRoute(hash)).toEqual({ page: 'room', word: puzzle, link });
  expect(roomHash(puzzle, link)).toBe(hash);
});

test.each(links)('the puzzle takes text, strategy, goal and options: $name', async ({ puzzle, link }) => {
  const asked = { ...link, puzzle, text: link.text ?? '' } as Parameters<typeof linkProblem>[1];
  expect(linkProblem(await puzzleOf(puzzle), asked)).toBeUndefined();
});

describe('the state of a board is read, and written the same', () => {
  test.each(of('fifteen'))('$name', async (link) => {
    const task = await instanceOf<Slide>(link);
    const state = readState(task, link.link.state ?? '');
    expect(writeState(state)).toBe(link.link.state ?? '');
    const cells = replay(task.cells, task, pathOf(state.made))!;
    expect(cells.map((tile) => tile || '-').join(' ')).toBe(link.board.join(' '));
  });

  test.each(of('iq-puzzler-pro'))('$name', async (link) => {
    const task = await instanceOf<Cover>(link);
    const laid = laidBy(task, link.link.state ?? '');
    expect(stateText(task, laid)).toBe(link.link.state ?? '');
    const rows = fillingOf(task, [...task.placed, ...laid]).flat();
    expect(rows.map((row) => row.replaceAll('_', '–'))).toEqual(link.board);
  });

  test.each(of('wordscapes'))('$name', async (link) => {
    const task = await instanceOf<Level>(link);
    const { use, rest } = readUse(link.link.state ?? '');
    const read = {
      play: () => writeProgress(task, readProgress(task, rest)),
      mine: () => (rest === '' ? '' : writeDraft(readDraft(rest)!)),
      watch: () => rest,
    };
    expect(writeUse(use!, read[use!]())).toBe(link.link.state);
  });
});

describe('what a browser has kept is read', () => {
  const memory = createMemory(() => ({ getItem: (key) => before.kept[key] ?? null, setItem: () => undefined }));
  const of = (puzzle: string) => ({
    kept: <T>(key: string, read: (stored: unknown) => T) => memory.kept(`${puzzle}:${key}`, read),
    memory: { recall: (key: string) => memory.recall(`${puzzle}:${key}`), keep: () => true },
  });

  test('the bests of the 15 puzzle', () => {
    expect(createBests(of('fifteen').kept).all.value).toEqual({
      '3x3 easy': { moves: 1, milliseconds: 0 },
      '4x4 hard': { moves: 4, milliseconds: 258 },
    });
  });

  test('levels, bonus words, games and the text behind a level', () => {
    const store = createStore(of('wordscapes'));
    expect([store.next('en.very-easy'), store.next('id.easy'), store.bonus.value]).toEqual([2, 1, 1]);
    const { text, recent } = before.rooms.wordscapes!;
    expect(store.game(text)).toBe('en.very-easy.2___2.7.12.17.22');
    expect(store.game(recent[1]!)).toBe('__0__ACT');
    expect(store.ownBehind(text)).toBe(recent[1]);
  });

  test('a level half drawn', () => {
    const { rest } = readUse(memory.recall('wordscapes:state')!);
    expect(readDraft(rest)).toMatchObject({ kind: 'grid', letters: 'QUIZ', list: 'common' });
    expect(JSON.parse(memory.recall('wordscapes:draft')!)).toEqual([before.rooms.wordscapes!.text, rest]);
  });

  test('settings', () => {
    const setting = (key: string, allowed: readonly string[]) => memory.setting(key, allowed, 'fallback').value;
    expect(setting('language', ['en', 'id'])).toBe('id');
    expect(setting('theme', ['system', 'light', 'dark'])).toBe('dark');
    expect(setting('motion', ['system', 'on', 'off'])).toBe('off');
  });
});
