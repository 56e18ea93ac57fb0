/** A program of a strict project that has the types of neither browsers nor Node. */
import {
  type Built,
  fifteen,
  hint,
  type InstanceOf,
  inlineClient,
  loadPuzzle,
  type Solved,
  solutions,
  solve,
} from 'teka';
import type * as browser from 'teka/browser';
import * as node from 'teka/node';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const proven = <T extends true>(): T | undefined => undefined;

const board = fifteen.board([
  [1, 2],
  [3, 0],
]);
proven<Same<typeof board, Built<'fifteen', InstanceOf<'15'>>>>();
const { cells, metric } = board.value;
proven<Same<typeof metric, 'single' | 'multi'>>();
proven<Same<(typeof cells)[number], number>>();
// @ts-expect-error a board has no such member
board.value.colour;

const solved: Solved = await solve(board, { goal: 'best', budget: { milliseconds: 1000 } });
const first: string | undefined = solved.solutions[0];
// @ts-expect-error no such goal
await solve(board, { goal: 'fastest' });
for await (const solution of solutions(board)) proven<Same<typeof solution, string>>();

const [nudge] = await hint({ puzzle: 'words', text: 'STUOMC; C?S?' });
const kind: string | undefined = nudge?.kind;

const puzzle = await loadPuzzle('15');
const judge = await puzzle.judge(board.value);
judge.verify(['U', 'L']);
// @ts-expect-error not a way to slide
judge.verify(['X']);

const last = await inlineClient().solve({ puzzle: '24', text: '7 8 5 6' }).done;
if (last.type === 'ended') proven<Same<typeof last.count, number>>();

proven<Same<typeof node.solve, typeof browser.solve>>();
proven<
  Same<typeof node.workers extends (...given: never[]) => infer T ? T : never, ReturnType<typeof browser.workers>>
>();
node.nodeClient({ href: 'file:///worker.js' }).close();

export { first, kind };
