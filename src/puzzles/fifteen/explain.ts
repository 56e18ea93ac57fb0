/** Whether a board can be solved, shown as the report shows it: KURANG, X, their sum, and why that settles it. */
import type { Explanation, Fact, Figures, Text } from '../../contract/index.ts';
import { isUsualGoal, rowsOf, type Task } from './model.ts';
import { blankParity, type Kurang, kurangSum, kurangTable, manhattan, mend } from './parity.ts';
import { pairsPicture } from './picture/pairs.ts';
import { text } from './texts.ts';

/** Up to this many numbers of a long list are written out. */
const MOST_LISTED = 16;
/** The text of a larger board is too long for a line of an explanation. */
const MOST_WRITTEN = 100;

export function explain(task: Task): Explanation {
  const table = kurangTable(task);
  const sum = kurangSum(table);
  const x = blankParity(task);
  const solvable = (sum + x) % 2 === 0;
  const facts = [sizeFact(task), ...parityFacts(task, sum, x)];
  const kurang = Object.fromEntries(table.map(({ number, smaller }) => [number, smaller.length]));
  const { first, second } = mend(task);
  return {
    verdict: verdictOf(task, sum, x),
    facts: [...facts, ...(solvable ? wayFacts(task) : [mendFact(task)])],
    figures: figuresOf(task, table),
    data: {
      ...{ solvable, kurang, sum, x, total: sum + x },
      ...(solvable ? { manhattan: manhattan(task) } : { mend: [first, second] }),
    },
    picture: pairsPicture(task, table),
  };
}

function verdictOf(task: Task, sum: number, x: number): Text {
  if (task.cells.every((tile, i) => tile === task.goal[i])) return text('verdict-solved');
  return text((sum + x) % 2 === 0 ? 'verdict-solvable' : 'verdict-unsolvable', { sum, x, total: sum + x });
}

const sizeFact = ({ rows, columns }: Task): Fact => ({
  label: text('fact-size'),
  value: text('fact-tiles', { rows, columns, tiles: rows * columns - 1 }),
});

function parityFacts(task: Task, sum: number, x: number): readonly Fact[] {
  const [row, column] = place(task.cells.indexOf(0), task);
  const [goalRow, goalColumn] = place(task.goal.indexOf(0), task);
  return [
    ...(isUsualGoal(task) ? [] : [{ label: text('fact-numbers'), value: text('fact-renumbered') }]),
    { label: text('fact-sum'), value: text('fact-pairs', { sum }) },
    { label: text('fact-x'), value: text('fact-blank', { x, row, column, goalRow, goalColumn }) },
    { label: text('fact-total'), value: text('fact-even-or-odd', { sum, x, total: sum + x }) },
    { label: text('fact-why'), value: text((sum + x) % 2 === 0 ? 'fact-why-solvable' : 'fact-why-unsolvable') },
  ];
}

const place = (at: number, { columns }: Task): readonly [row: number, column: number] => [
  Math.floor(at / columns),
  at % columns,
];

function wayFacts(task: Task): readonly Fact[] {
  return [
    { label: text('fact-manhattan'), value: text('fact-least', { distance: manhattan(task) }) },
    { label: text('fact-length'), value: text(blankParity(task) === 0 ? 'fact-length-even' : 'fact-length-odd') },
  ];
}

function mendFact(task: Task): Fact {
  const { first, second } = mend(task);
  const cells = task.cells.map((tile) => (tile === first ? second : tile === second ? first : tile));
  const board = cells.length > MOST_WRITTEN ? '' : rowsOf(cells, task).join(' / ');
  return { label: text('fact-mend'), value: text('fact-swap', { first, second, board }) };
}

/** The KURANG table; where the goal is another one, it says which tile has which number. */
function figuresOf(task: Task, table: readonly Kurang[]): Figures {
  const usual = isUsualGoal(task);
  return {
    columns: [
      text('column-number'),
      ...(usual ? [] : [text('column-tile')]),
      text('column-kurang'),
      text('column-smaller'),
    ],
    rows: table.map(({ number, tile, smaller }) => [
      usual && tile === 0 ? `${number} (-)` : number,
      ...(usual ? [] : [tile || '-']),
      smaller.length,
      listed(smaller),
    ]),
  };
}

function listed(numbers: readonly number[]): string {
  const some = numbers.slice(0, MOST_LISTED).join(' ');
  return numbers.length > MOST_LISTED ? `${some} … (+${numbers.length - MOST_LISTED})` : some;
}
