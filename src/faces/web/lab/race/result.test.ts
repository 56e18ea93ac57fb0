import { expect, test } from 'vitest';
import { type AnyPuzzle, speaker } from '../../../../contract/index.ts';
import type { Finish } from '../../../../lab/race/places.ts';
import { recorded } from '../../../../lab/testing/recorded.ts';
import { commonTexts } from '../../../../presentation/texts.ts';
import { template } from '../../../../puzzles/template/index.ts';
import { plainly } from './contenders.ts';
import type { Lane } from './race.ts';
import { lanePlaces, wordResult } from './result.ts';
import { raceTexts } from './texts.ts';

const puzzle = template as unknown as AnyPuzzle;
const room = { puzzle, say: speaker('en', puzzle.texts, commonTexts) };
const say = speaker('en', raceTexts);
const names = ['take-or-leave', 'every-subset', 'greedy'].map((id) =>
  room.say(puzzle.solving.strategies.find((one) => one.id === id)!.name),
);

const lane = (counted: number, finish: Finish = 'goal met'): Lane => ({
  is: 'recorded',
  recording: recorded(),
  film: { nodes: new Int32Array(counted), solutions: [], isWhole: true },
  finish,
});
const told = (...lanes: Lane[]) =>
  wordResult(
    room,
    ['take-or-leave', 'every-subset', 'greedy']
      .slice(0, lanes.length)
      .map((id, i) => ({ ...plainly(id), name: names[i]! })),
    lanes,
    say,
  );

test('the winner comes first, and the others with how many times as many', () => {
  const [winner, other] = told(lane(2166), lane(1154));
  expect(winner).toMatch(`${names[1]} comes first with 1,154`);
  expect(other).toMatch(new RegExp(`^${names[0]} needed 2,166 .*: 1.9 times as many.$`));
});

test('equals share the first place', () => {
  expect(told(lane(5), lane(5))).toEqual([expect.stringContaining(`each: ${names[0]}, ${names[1]}.`)]);
  expect(lanePlaces([lane(5), lane(5)])).toEqual([1, 1]);
});

test('nothing is a multiple of none, and of almost the same', () => {
  expect(told(lane(0), lane(7))[1]).toMatch(/needed 7 \w+/);
  expect(told(lane(0), lane(7))[1]).not.toMatch('times');
  expect(told(lane(100), lane(104))[1]).not.toMatch('times');
});

test('who misses the goal comes last, with the reason', () => {
  const all = told(lane(9, 'cut'), lane(3, 'ended'), { is: 'refused', problem: { code: 'too-large' } });
  expect(all[0]).toBe('No strategy reached the goal.');
  expect(all[1]).toMatch(`${names[0]} had not finished after 9`);
  expect(all[2]).toMatch(`${names[1]} ended after 3`);
  expect(all[3]).toMatch(`${names[2]} did not take part: `);
  expect(told(lane(9, 'cut'), lane(30))[0]).toMatch(names[1]!);
});
