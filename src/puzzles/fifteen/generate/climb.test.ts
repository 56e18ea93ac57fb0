import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../algorithms/random/random.ts';
import { directions, type Path, slide, type Task, usualGoal } from '../model.ts';
import { toUsual } from '../testing/asking.ts';
import { distances } from '../testing/distances.ts';
import { verify } from '../verify.ts';
import { climb, type Measure } from './climb.ts';

const size = { rows: 3, columns: 3 };
const goal = usualGoal(size);
const truth = distances(goal, size, 'single');
const solved = { task: toUsual(size, goal), way: [] };

/** A shortest way, always downhill by the true distances. */
function downhill(task: Task): Path {
  const way: Path[number][] = [];
  for (let { cells } = task; truth.of(cells) > 0; ) {
    const down = directions.find((move) => truth.of(slide(cells, size, move) ?? cells) < truth.of(cells))!;
    cells = slide(cells, size, down)!;
    way.push(down);
  }
  return way;
}

describe('climbing', () => {
  it('ends on a board that needs exactly the wanted number of moves', () => {
    let asked = 0;
    const measure: Measure = (task, known) => {
      asked++;
      // What it says it knows is so.
      const moves = truth.of(task.cells);
      expect(known.least).toBeLessThanOrEqual(moves);
      expect(known.least).toBeGreaterThanOrEqual(moves - 2);
      expect(verify(task, known.way!)).toEqual([]);
      return downhill(task);
    };
    for (let moves = 0; moves <= 24; moves++) {
      const found = climb(solved, moves, seededRandom(moves), 500, measure);
      expect(truth.of(found!.cells)).toBe(moves);
    }
    expect(asked).toBeGreaterThan(0);
  });

  it('gives up after a number of steps, and where nothing can be measured', () => {
    const measure: Measure = (task) => downhill(task);
    expect(climb(solved, 12, seededRandom(1), 11, measure)).toBeUndefined();
    expect(climb(solved, 32, seededRandom(1), 300, measure)).toBeUndefined();
    expect(climb(solved, 5, seededRandom(1), 300, () => undefined)).toBeUndefined();
  });
});
