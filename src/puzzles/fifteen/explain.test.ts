import { describe, expect, it } from 'vitest';
import { speaker, type Text } from '../../contract/index.ts';
import { sceneComplaints } from '../testing/checks/pictures.ts';
import { explain } from './explain.ts';
import { tasks } from './notation/index.ts';
import { isSolvable } from './parity.ts';
import { texts } from './texts.ts';

const read = (source: string) => {
  const task = tasks.parse(source);
  if (!task.ok) throw new Error(`${source} cannot be read`);
  return task.value;
};
const say = (text: Text) => speaker('en', texts)(text);
const explained = (source: string) => {
  const { verdict, facts, figures, data, picture } = explain(read(source));
  const told = Object.fromEntries(facts.map(({ label, value }) => [say(label), say(value)]));
  return {
    verdict: say(verdict),
    facts: told,
    rows: figures!.rows,
    columns: figures!.columns.map(say),
    data: data!,
    picture: picture!,
  };
};

describe('a board of the report', () => {
  const { verdict, facts, rows, columns, data, picture } = explained('5 1 3 4/2 6 - 7/9 10 12 8/13 14 11 15');

  it('has its verdict, and the figures behind it', () => {
    expect(verdict).toBe('Solvable: the KURANG values add up to 21 and X is 1, together 22, an even number.');
    expect(facts).toMatchObject({ Board: '4 x 4, 15 tiles', 'Sum of KURANG + X': '21 + 1 = 22, even' });
    expect(facts['Sum of KURANG']).toMatch(/^21: the number of pairs/);
    expect(facts.X).toMatch(/^1: X is 1 if .*; here 1 \+ 2 = 3 is odd, in the goal 3 \+ 3 = 6 is even$/);
    expect(facts['Manhattan distance']).toMatch(/^9: /);
    expect(facts['Length of a solution']).toMatch(/^always odd, /);
    expect(facts['What makes it solvable']).toBeUndefined();
  });

  it('has the whole table', () => {
    expect(columns).toEqual(['i', 'KURANG(i)', 'smaller ones after it']);
    expect(rows.length).toBe(16);
    expect(rows[4]).toEqual([5, 4, '1 2 3 4']);
    expect(rows[15]).toEqual(['16 (-)', 9, '7 8 9 10 11 12 13 14 15']);
  });

  it('has all of that as values too', () => {
    const kurang = Object.fromEntries(rows.map((row, i) => [i + 1, row[1]]));
    expect(data).toEqual({ solvable: true, kurang, sum: 21, x: 1, total: 22, manhattan: 9 });
    expect(kurang).toMatchObject({ 5: 4, 16: 9 });
  });

  it('has a picture with an arc for every pair, each in pieces that turn too little to be seen', () => {
    const lines = picture.shapes.filter((shape) => shape.kind === 'line');
    const joined = lines.filter(({ x1, y1 }, i) => lines[i - 1]?.x2 === x1 && lines[i - 1]?.y2 === y1);
    expect(lines.length - joined.length).toBe(21);
    const lengths = lines.map(({ x1, y1, x2, y2 }) => Math.hypot(x2 - x1, y2 - y1));
    expect(Math.max(...lengths)).toBeLessThan(20);
    expect(say(picture.title)).toMatch(/^Inverted pairs: 21 \(3-2, 4-2, .*, and 9 more\)$/);
  });
});

describe('a board that cannot be solved', () => {
  const { verdict, facts, data } = explained('1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 -');

  it('says why, and what would mend it', () => {
    expect(verdict).toMatch(/^Not solvable: .* together 1, an odd number\.$/);
    expect(facts.Why).toMatch(/always stays odd/);
    const mended = /total becomes even\. (.*)$/.exec(facts['What makes it solvable']!)![1]!;
    expect(mended).toBe('1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 15 -');
    expect(isSolvable(read(mended))).toBe(true);
    expect(facts['Manhattan distance']).toBeUndefined();
    expect(data).toMatchObject({ solvable: false, sum: 1, x: 0, total: 1, mend: [15, 14] });
    expect(data).not.toHaveProperty('manhattan');
  });
});

describe('another goal', () => {
  it('numbers the tiles by it', () => {
    const { facts, rows, columns, verdict } = explained('2 8 3/1 6 4/7 - 5; goal: 1 2 3/8 - 4/7 6 5');
    expect(columns).toEqual(['i', 'tile', 'KURANG(i)', 'smaller ones after it']);
    expect(rows.map((row) => row[1])).toEqual([1, 2, 3, 8, '-', 4, 7, 6, 5]);
    expect(rows[3]).toEqual([4, 8, 2, '1 3']);
    expect(facts.Numbers).toMatch(/by their places in the goal/);
    expect(verdict).toMatch(/^Solvable/);
  });

  it.each([
    ['2 8 3/1 6 4/7 - 5; goal: 1 2 3/8 - 4/7 6 5', 'few pairs'],
    ['8 7 6/5 4 3/2 1 -; goal: - 1 2/3 4 5/6 7 8', 'all pairs but a few'],
    [
      `${Array.from({ length: 36 }, (_, i) => 35 - i).join(' ')}; goal: 0 ${Array.from({ length: 35 }, (_, i) => i + 1).join(' ')}`,
      'a large board',
    ],
  ])('has a picture that shows the tiles as well: %s (%s)', (source) => {
    const { picture } = explained(source);
    const labels = picture.shapes.filter((shape) => shape.kind === 'label');
    const tiles = labels.filter(({ bold }) => !bold);
    expect(tiles.map(({ text }) => (text === '-' ? 0 : Number(text)))).toEqual(read(source).cells);
    expect(say(picture.title)).toMatch(/the smaller figures are the numbers on the tiles$/);
    expect(sceneComplaints(texts, picture)).toEqual([]);
  });

  it('that is reached already is told as such', () => {
    expect(explained('3 1/- 2; goal: 3 1/- 2').verdict).toMatch(/^Solved/);
  });
});

describe('a large board', () => {
  const reversed = (side: number) => Array.from({ length: side * side }, (_, i) => side * side - i - 1).join(' ');

  it.each([5, 10, 16])('%i rows and columns have a picture that can be shown, and lists that are cut', (side) => {
    const { picture, rows } = explained(reversed(side));
    expect(sceneComplaints(texts, picture)).toEqual([]);
    expect(picture.shapes.length).toBeLessThan(10_000);
    expect(String(rows.at(-2)![2]).length).toBeLessThan(100);
    expect(rows.at(-2)![2]).toMatch(side > 4 ? /… \(\+\d+\)$/ : /./);
  });
});
