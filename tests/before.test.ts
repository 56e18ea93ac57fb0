/**
 * The links and the storage from before, read part by part without a page: where `tests/web/before.test.ts` says that
 * something no longer opens, this says which part no longer reads it. What a board has written is read beside that board, in
 * `src/puzzles/<id>/view/before.test.ts`.
 */
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { linkProblem } from '../src/faces/web/room/link-problem.ts';
import { readRoute, roomHash } from '../src/faces/web/route.ts';
import { catalogue } from '../src/puzzles/catalogue.ts';
import { links } from './web/before/fixtures.ts';
import { linksOf, memory, puzzleOf } from './web/before/kept.ts';

test.each(links)('the address is read and written: $name', ({ puzzle, hash, link }) => {
  expect(readRoute(hash)).toEqual({ page: 'room', word: puzzle, link });
  expect(roomHash(puzzle, link)).toBe(hash);
});

test.each(links)('the puzzle takes text, strategy, goal and options: $name', async ({ puzzle, link }) => {
  const asked = { ...link, puzzle, text: link.text ?? '' } as Parameters<typeof linkProblem>[1];
  expect(linkProblem(await puzzleOf(puzzle), asked)).toBeUndefined();
});

test.each(catalogue)('what the board of $id has written into links is tested beside it', ({ id }) => {
  const isWritten = linksOf(id).some(({ link }) => link.state);
  expect(existsSync(new URL(`../src/puzzles/${id}/view/before.test.ts`, import.meta.url))).toBe(isWritten);
});

test('settings that a browser has kept are read', () => {
  const setting = (key: string, allowed: readonly string[]) => memory.setting(key, allowed, 'fallback').value;
  expect(setting('language', ['en', 'id'])).toBe('id');
  expect(setting('theme', ['system', 'light', 'dark'])).toBe('dark');
  expect(setting('motion', ['system', 'on', 'off'])).toBe('off');
});
