import { expect, test } from 'vitest';
import { createTabs } from '../../../faces/web/testing/tabs.ts';
import { type Task, usualGoal } from '../model.ts';
import { bestKey, createBests } from './bests.ts';

const size = { rows: 3, columns: 3 };
const task: Task = { ...size, cells: [1, 2, 3, 4, 5, 6, 0, 7, 8], goal: usualGoal(size), metric: 'single' };

test('are the least of each kind, and only beating one before is told', () => {
  const tabs = createTabs();
  const bests = createBests(tabs.open().kept);
  expect(bests.add('3x3', { moves: 20, milliseconds: 900 })).toEqual({ moves: false, time: false });
  expect(bests.add('3x3', { moves: 18, milliseconds: 950 })).toEqual({ moves: true, time: false });
  expect(bests.add('3x3', { moves: 18, milliseconds: 800 })).toEqual({ moves: false, time: true });
  expect(createBests(tabs.open().kept).all.value).toEqual({ '3x3': { moves: 18, milliseconds: 800 } });
  bests.clear();
  expect(createBests(tabs.open().kept).all.value).toEqual({});
});

test('of two tabs are kept together, and of each kind the better one', () => {
  const tabs = createTabs({ bests: '{"2x2":{"moves":3,"milliseconds":70}}' });
  const [first, second] = [createBests(tabs.open().kept), createBests(tabs.open().kept)];
  tabs.hold();
  first.add('3x3', { moves: 18, milliseconds: 950 });
  first.add('4x4', { moves: 60, milliseconds: 9000 });
  expect(second.add('3x3', { moves: 20, milliseconds: 900 })).toEqual({ moves: false, time: true });
  tabs.deliver();
  const all = {
    '2x2': { moves: 3, milliseconds: 70 },
    '3x3': { moves: 18, milliseconds: 900 },
    '4x4': { moves: 60, milliseconds: 9000 },
  };
  expect([first.all.value, second.all.value]).toEqual([all, all]);
  first.clear();
  expect(second.all.value).toEqual({});
});

test('are kept apart by size, metric and level', () => {
  const keys = [bestKey(task, 'any'), bestKey(task, 'easy'), bestKey({ ...task, metric: 'multi' }, 'easy')];
  expect(keys).toEqual(['3x3 any', '3x3 easy', '3x3 multi easy']);
});

test('that were kept badly are forgotten', () => {
  for (const bests of ['{', '[]', '3', 'null', '{"3x3":{"moves":"x"}}', '{"3x3":null}']) {
    expect(createBests(createTabs({ bests }).open().kept).all.value).toEqual({});
  }
});
