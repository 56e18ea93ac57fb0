/** Random boards, goals and ways for property tests. */
import fc from 'fast-check';
import { type Cells, directions, type Path, type Size, type Task, usualGoal } from '../model.ts';
import { positionAfter } from '../positions.ts';

const arrangement = ({ rows, columns }: Size): fc.Arbitrary<Cells> => {
  const all = usualGoal({ rows, columns });
  return fc.shuffledSubarray([...all], { minLength: all.length, maxLength: all.length });
};

const goalOf = (size: Size): fc.Arbitrary<Cells> => fc.oneof(fc.constant(usualGoal(size)), arrangement(size));

const metric = fc.constantFrom('single' as const, 'multi' as const);

export const arbitrarySize = (most: number): fc.Arbitrary<Size> =>
  fc.record({ rows: fc.integer({ min: 2, max: most }), columns: fc.integer({ min: 2, max: most }) });

/** Any task at all, solvable or not. */
export const arbitraryTask = (sizes: fc.Arbitrary<Size> = arbitrarySize(16)): fc.Arbitrary<Task> =>
  sizes.chain((size) =>
    fc
      .tuple(arrangement(size), goalOf(size), metric)
      .map(([cells, goal, counted]) => ({ ...taskSize(size), cells, goal, metric: counted })),
  );

export const arbitraryPath = (most = 200): fc.Arbitrary<Path> =>
  fc.array(fc.constantFrom(...directions), { maxLength: most });

const smallSizes = fc.constantFrom<Size>({ rows: 2, columns: 2 }, { rows: 2, columns: 3 }, { rows: 3, columns: 2 });

/** Small enough for every strategy: the smallest boards in any order, larger ones a few moves from their goal. */
export const easyTask: fc.Arbitrary<Task> = fc.oneof(
  arbitraryTask(smallSizes),
  arbitrarySize(3).chain((size) =>
    fc
      .tuple(goalOf(size), arbitraryPath(20), metric)
      .map(([goal, path, counted]) => withWay({ ...taskSize(size), cells: goal, goal, metric: counted }, path)),
  ),
);

/** The board that the goal becomes by those of the moves that can be made. */
const withWay = (task: Task, path: Path): Task => ({
  ...task,
  cells: path.reduce((cells, move) => positionAfter({ ...task, cells }, [move]), task.cells),
});

/** Without the odd prototype that random records have. */
const taskSize = ({ rows, columns }: Size): Size => ({ rows, columns });
