/**
 * How many nodes each strategy takes on boards of growing depth. A few hard boards are drawn by chance and solved; on the
 * shortest path of each, the board with d moves left to go is one that takes exactly d moves. So all depths are measured
 * on the same paths, and every strategy on the same boards.
 */

export const SIZE = 4;
export const BOARDS = 7;
/** Boards with a shorter path are passed over. */
export const DEEPEST = 50;
const STEP = 2;
/** A strategy that needs more nodes on most of the boards of a depth goes no deeper. */
export const MOST_NODES = 1_000_000;
export const SEED = 15;

const HEURISTICS = {
  misplaced: 'misplaced',
  manhattan: 'Manhattan',
  'linear-conflict': 'linear conflict',
  'walking-distance': 'walking distance',
};

const guided = (strategy, name) =>
  Object.entries(HEURISTICS).map(([heuristic, said]) => ({
    name: `${name}, ${said}`,
    strategy,
    options: { heuristic },
  }));

/** Who takes part, and what the plot calls them. */
export const ENTRANTS = [
  { name: 'breadth-first', strategy: 'breadth-first', options: {} },
  { name: 'branch and bound', strategy: 'branch-and-bound', options: {} },
  ...guided('a-star', 'A*'),
  ...guided('ida-star', 'IDA*'),
  { name: 'pattern databases', strategy: 'pattern-database', options: {} },
];

/** The strongest, to find the paths by. */
const JUDGE = { strategy: 'pattern-database', options: {} };

/**
 * Measures every entrant. `teka` is the library; `draw` draws a random order of some items; `say` hears how far it has come.
 */
export async function measure({ puzzle, solve, draw, say, entrants = ENTRANTS, judge = JUDGE }) {
  const cache = new Map();
  const ask = (entrant, text, budget) => answerOf({ puzzle, solve, cache }, entrant, text, budget);
  const courses = await hardCourses(puzzle, draw, (text) => ask(judge, text, {}));
  const series = [];
  for (const { name, strategy, options } of entrants) {
    const points = [];
    for (let depth = STEP; depth <= DEEPEST; depth += STEP) {
      const nodes = await nodesAt(courses, depth, (text) => ask({ strategy, options }, text, { nodes: MOST_NODES }));
      if (nodes === undefined) break;
      points.push({ depth, nodes });
    }
    say(`${name}: ${points.at(-1)?.nodes ?? 0} nodes at depth ${points.at(-1)?.depth ?? 0}`);
    series.push({ name, strategy, options, points });
  }
  return { size: SIZE, boards: courses.map(([first]) => first), mostNodes: MOST_NODES, seed: SEED, series };
}

/** The boards on the shortest paths of random ones, from the random one to the goal. */
async function hardCourses(puzzle, draw, solved) {
  const courses = [];
  while (courses.length < BOARDS) {
    const text = draw(Array.from({ length: SIZE ** 2 }, (_, i) => i)).join(' ');
    const { path, count } = await solved(text);
    if (count === 0) continue; // parity forbids it
    const instance = puzzle.instance.parse(text).value;
    const { play } = await puzzle.judge(instance);
    const course = play.course(puzzle.solution.parse(path).value);
    if (course.length > DEEPEST) courses.push(course.map((board) => puzzle.instance.format(board)));
  }
  return courses;
}

/** The median over all paths; undefined where it is beyond the limit. */
async function nodesAt(courses, depth, asked) {
  const found = [];
  let beyond = 0;
  for (const course of courses) {
    const { nodes, path, isDone } = await asked(course.at(-1 - depth));
    if (!isDone) beyond++;
    else if (moveCount(path) !== depth) throw new Error(`${course.at(-1 - depth)}: ${path} is not of length ${depth}`);
    else found.push(nodes);
    if (beyond > BOARDS / 2) return undefined;
  }
  return found.sort((a, b) => a - b)[Math.floor(BOARDS / 2)];
}

/** How many moves of single tiles a written path has, such as `U2LD`. */
export const moveCount = (path) =>
  Array.from(path.matchAll(/[URDL](\d*)/g), ([, times]) => Number(times || 1)).reduce((sum, n) => sum + n, 0);

async function answerOf({ puzzle, solve, cache }, { strategy, options }, text, budget) {
  let path = '';
  let last;
  const emit = (event) => {
    last = event;
    if (event.type === 'solutions') path = event.texts.at(-1);
  };
  const room = { now: () => performance.now(), stopped: () => false, cache, emit };
  await solve(puzzle, { puzzle: puzzle.about.id, text, strategy, options, goal: 'best', budget }, room);
  if (last.type !== 'ended') throw new Error(`${strategy} on ${text}: ${JSON.stringify(last)}`);
  return { nodes: last.stats.nodes, count: last.count, path, isDone: last.ending === 'exhausted' };
}
