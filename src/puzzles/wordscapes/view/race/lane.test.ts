import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMade } from '../../../../contract/index.ts';
import type { Task } from '../../model.ts';
import { tasks } from '../../notation/index.ts';
import { type Manner, watching } from '../../search/paper/checks.ts';
import { type Answered, checksIn, frameAt, laneOf } from './lane.ts';

const read = (text: string): Answered => {
  const task = tasks.parse(text);
  if (!task.ok) throw new Error(JSON.stringify(task.problem));
  return task.value as Answered;
};

const paper = read(`LETTERS STUOMC
GRID
...?....
...?..?.
...?????
????..?.
?...????
?....?.?
..??????
ANSWERS 4D CUT, 4A COST, 1D MOST, 3A SCOUT, 2D MUST, 5A COTS, 6D OUT, 7D SUM, 8A CUSTOM`);

const manners: readonly Manner[] = ['plain', 'crossings'];
const lettersIn = (task: Task, words: readonly string[]) =>
  new Map(
    task.slots
      .flatMap(({ cells }, i) => cells.map((cell, at) => [cell, words[i]![at]!] as const))
      .filter(([, letter]) => letter !== '?'),
  );

/** Every check that is really made, against the film. */
function compare(task: Answered, manner: Manner): void {
  const lane = laneOf(task, manner);
  let count = 0;
  for (const event of watching(task, manner)) {
    // The root is where nothing was tried yet.
    if (!isMade(event) || event.parent === undefined) continue;
    const words = event.position;
    const frame = frameAt(lane, ++count);
    expect(frame.made).toBe(count);
    const slot = frame.slot!;
    expect(frame.trial).toBe(words[slot]);
    const shown = new Map([...lettersIn(task, words)]);
    // Where words cross, the trial lies on top.
    for (const [at, cell] of task.slots[slot]!.cells.entries()) shown.set(cell, words[slot]![at]!);
    expect(frame.letters).toEqual(shown);
    expect(frame.found).toBe(slot + Number(frame.trial === task.answers[slot]));
  }
  expect(count).toBe(lane.made);
}

test.each(manners)('the film of the paper’s level shows every check that is made: %s', (manner) => {
  compare(paper, manner);
});

test('the totals are the paper’s', () => {
  expect(manners.map((manner) => laneOf(paper, manner).worst)).toEqual([3240, 1380]);
});

test('of any rows of words', () => {
  const letter = fc.constantFrom(...'ABCD');
  const wheel = fc.array(letter, { minLength: 3, maxLength: 5 }).map((all) => all.join(''));
  const picks = fc.array(fc.array(fc.nat({ max: 99 }), { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(wheel, picks, fc.constantFrom(...manners), (letters, chosen, manner) => {
      const answers = chosen.map((numbers) => {
        const free = [...letters];
        return numbers.map((n) => free.splice(n % free.length, 1)[0]!).join('');
      });
      const patterns = answers.map((word) => '?'.repeat(word.length));
      const text = `LETTERS ${letters}\nROWS ${patterns.join(' ')}`;
      compare({ ...read(text), answers }, manner);
    }),
    { numRuns: 60 },
  );
});

test('before the first check nothing is laid, and after the last everything stays', () => {
  const lane = laneOf(paper, 'plain');
  expect(frameAt(lane, 0)).toMatchObject({ made: 0, slot: undefined, found: 0 });
  expect(frameAt(lane, -5).letters.size).toBe(0);
  expect(frameAt(lane, 1e12)).toMatchObject({ made: lane.made, slot: 8, trial: 'CUSTOM', found: 9 });
});

test('the checks of the slots add up', () => {
  fc.assert(
    fc.property(fc.nat({ max: 4000 }), fc.constantFrom(...manners), (count, manner) => {
      const lane = laneOf(paper, manner);
      const sum = paper.slots.reduce((all, _, slot) => all + checksIn(lane, slot, count), 0);
      expect(sum).toBe(Math.min(count, lane.made));
    }),
  );
});
