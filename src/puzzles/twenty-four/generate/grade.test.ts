import { describe, expect, it } from 'vitest';
import { flatForm } from '../canonical.ts';
import { effortOf } from '../effort.ts';
import { expressions } from '../notation/index.ts';
import { allHands, analysed, cards } from '../testing/hands.ts';
import { gradeOf } from './grade.ts';
import { levelIds } from './levels.ts';

const gradeFor = (...numbers: number[]) => gradeOf(analysed(cards(...numbers)))!;

describe('grades of all solvable hands', () => {
  const solvable = allHands()
    .map((hand) => ({ hand, analysis: analysed(hand) }))
    .filter(({ analysis }) => analysis.all > 0);
  const grades = solvable.map(({ analysis }) => ({ analysis, ...gradeOf(analysis)! }));

  it('fall like this, measured once; each level is worth choosing', () => {
    const counts = Object.fromEntries(levelIds.map((id) => [id, grades.filter((grade) => grade.level === id).length]));
    expect(counts).toEqual({ beginner: 326, easy: 281, medium: 295, hard: 362, expert: 98 });
  });

  it('rise with the points', () => {
    const rank = ({ level }: (typeof grades)[number]) => levelIds.indexOf(level);
    const sorted = grades.toSorted((a, b) => a.points - b.points);
    for (const [i, grade] of sorted.entries())
      if (i > 0) expect(rank(grade)).toBeGreaterThanOrEqual(rank(sorted[i - 1]!));
  });

  it('are expert wherever a fraction is needed, and say so', () => {
    const needy = grades.filter(({ analysis }) => analysis.needsFraction);
    expect(needy).toHaveLength(16);
    for (const { level, reasons } of needy) {
      expect(level).toBe('expert');
      expect(reasons[0]!.code).toBe('because-fraction');
    }
  });

  it('always have a reason, and the easiest solution is the cheapest', () => {
    for (const { reasons, analysis } of grades) {
      expect(reasons.length).toBeGreaterThan(0);
      const { expression, effort } = analysis.easiest!;
      expect(effortOf(flatForm(expression, 'd2')).points).toBe(effort.points);
    }
  });
});

describe('single hands', () => {
  it.each([
    [[1, 2, 3, 4], 'beginner'],
    [[6, 6, 6, 6], 'beginner'],
    [[5, 6, 7, 8], 'easy'],
    [[4, 9, 10, 11], 'hard'],
    [[3, 3, 8, 8], 'expert'],
    [[1, 3, 4, 6], 'expert'],
  ])('%j is %s', (numbers, level) => {
    expect(gradeFor(...numbers).level).toBe(level);
  });

  it('have no grade without a solution', () => {
    expect(gradeOf(analysed(cards(6, 13, 13, 6)))).toBeUndefined();
  });
});

describe('the effort of a solution', () => {
  const effort = (text: string) => {
    const parsed = expressions.parse(text);
    if (!parsed.ok) throw new Error(text);
    return effortOf(flatForm(parsed.value, 'd2'));
  };

  it('is the same for every spelling', () => {
    expect(effort('(7 - 8 + 5) * 6')).toEqual(effort('6 * (5 - (8 - 7))'));
    expect(effort('1 * 2 * 3 * 4')).toEqual(effort('4 * (3 * 2) / 1'));
  });

  it('grows from adding over subtracting and dividing to fractions', () => {
    const points = ['6 + 6 + 6 + 6', '8 + 8 + 10 - 2', '4 * 6 * 5 / 5', '8 / (3 - 8 / 3)'].map((e) => effort(e).points);
    expect(points).toEqual(points.toSorted((a, b) => a - b));
    expect(new Set(points).size).toBe(4);
    expect(effort('8 / (3 - 8 / 3)')).toMatchObject({ needsFraction: true, divides: true });
    expect(effort('(10 * 10 - 4) / 4')).toMatchObject({ needsFraction: false, goesLarge: true, divides: true });
    expect(effort('6 + 6 + 6 + 6')).toMatchObject({ needsFraction: false, goesLarge: false, divides: false });
  });
});
