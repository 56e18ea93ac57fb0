/** `teka solve`. */
import type { AnyPuzzle, Budget, Goal, Options, SolveRequest, Speaker } from '../../../contract/index.ts';
import { costOf, costText } from '../../../engine/cost.ts';
import { courseOf } from '../../../engine/course.ts';
import { wordEnding } from '../../../engine/ending.ts';
import { laysOutSolutions } from '../../../engine/layout.ts';
import { reportPieces } from '../../../engine/report.ts';
import { wordSpent } from '../../../engine/spent.ts';
import { EXIT } from '../exit.ts';
import { checkImageName, checkWritable, drawImage, writeWhole } from '../files.ts';
import { type InputFlags, readInput } from '../input.ts';
import { watched } from '../progress.ts';
import { type Outcome, runSolve } from '../run-solve.ts';
import { laidOut, positionLines } from '../show.ts';
import { Refusal, type Terminal, wordNearest } from '../terminal.ts';
import { cliText } from '../texts.ts';

export interface SolveFlags extends InputFlags {
  readonly strategy?: string;
  readonly goal?: Goal;
  readonly limit?: number;
  readonly maxTime?: number;
  readonly maxNodes?: number;
  readonly json?: boolean;
  readonly positions?: boolean;
  readonly save?: string;
  readonly image?: string;
  readonly force?: boolean;
}

export async function solveCommand(
  terminal: Terminal,
  puzzle: AnyPuzzle,
  file: string | undefined,
  flags: SolveFlags,
  options: Options,
): Promise<number> {
  const { save, image, force = false } = flags;
  if (image !== undefined) checkImageName(image);
  for (const target of [save, image]) if (target !== undefined) await checkWritable(target, force);
  const request: SolveRequest = {
    puzzle: puzzle.id,
    text: await readInput(terminal, puzzle, file, flags),
    options,
    budget: budgetOf(flags),
    ...(flags.strategy !== undefined && { strategy: flags.strategy }),
    ...(flags.goal !== undefined && { goal: flags.goal }),
  };
  const client = terminal.newClient();
  const outcome = await runSolve(terminal, client, puzzle, request, {
    keepAll: flags.json === true || save !== undefined,
    hear(texts, goal) {
      if (!flags.json && !shownAtTheEnd(puzzle, goal)) terminal.output.write(`${texts.join('\n')}\n`);
    },
  }).finally(() => client.close());
  const { last, text, goal, solutions } = outcome;
  if (last.type === 'refused') throw new Refusal(last.problem, puzzle);

  // Files first: where one cannot be written, that refusal is the one thing that is printed as JSON.
  const say = terminal.speaker(puzzle);
  const count = last.type === 'ended' ? last.count : solutions.length;
  const proven = last.type === 'ended' && last.proven;
  // A saved 0 would read as a proof, and so would a count that is only a beginning.
  const worthKeeping = proven || (count > 0 && goal !== 'count');
  if (save !== undefined && worthKeeping) {
    await watched(terminal, writeWhole(save, reportPieces(puzzle, text, count, solutions), force));
  }
  if (image !== undefined) await writeWhole(image, await drawImage(puzzle, text, solutions[0], image, say), force);
  if (flags.json) {
    terminal.print(JSON.stringify(await asJson(puzzle, outcome, say, flags.positions === true)));
  } else {
    await printEnd(terminal, puzzle, outcome, flags.positions === true);
    if (save !== undefined) terminal.print(say(worthKeeping ? cliText('saved', { file: save }) : cliText('not-saved')));
    if (image !== undefined) terminal.print(say(cliText('saved', { file: image })));
  }
  return exitCode(goal, count, proven);
}

function budgetOf({ limit, maxTime, maxNodes }: SolveFlags): Budget {
  return {
    ...(limit !== undefined && { solutions: limit }),
    ...(maxTime !== undefined && { milliseconds: maxTime * 1000 }),
    ...(maxNodes !== undefined && { nodes: maxNodes }),
  };
}

/** A count is an answer only when it is proven; of the other goals, any solution is one. */
function exitCode(goal: Goal, count: number, proven: boolean): number {
  if (count > 0 && (proven || goal !== 'count')) return EXIT.found;
  return proven ? EXIT.provenNone : EXIT.stopped;
}

/** The one JSON object; a failed solve tells its error beside what it found. */
async function asJson(puzzle: AnyPuzzle, outcome: Outcome, say: Speaker, positions: boolean) {
  const { last, text, strategy, goal, solutions } = outcome;
  const base = { puzzle: puzzle.id, strategy, goal };
  if (last.type === 'failed') {
    const error = { code: last.text.code, message: say(last.text), line: null, column: null };
    return { ...base, error, solutions, stats: last.stats };
  }
  if (last.type === 'refused') throw new Error('a refused solve has no result');
  const { ending, count, nearest, note, stats } = last;
  const problems = nearest?.problems.map((problem) => say(problem.text));
  const way = solutions.at(-1);
  const cost = isOne(goal) && way !== undefined ? await costOf(puzzle, text, way) : undefined;
  return {
    ...base,
    ending,
    count,
    solutions,
    ...(cost !== undefined && { cost }),
    ...(positions && { positions: way === undefined ? [] : await courseOf(puzzle, text, way) }),
    ...(nearest && { nearest: { text: nearest.text, problems } }),
    ...(note && { note: say(note) }),
    stats,
  };
}

/** The best is known only at the end; and one solution that is laid out over lines is not part of a list. */
const shownAtTheEnd = (puzzle: AnyPuzzle, goal: Goal): boolean =>
  goal === 'best' || (goal === 'first' && laysOutSolutions(puzzle));

/** Whether one solution is asked for, so that what it costs can be told. */
const isOne = (goal: Goal): boolean => goal === 'best' || goal === 'first';

async function printEnd(terminal: Terminal, puzzle: AnyPuzzle, outcome: Outcome, positions: boolean): Promise<void> {
  const { last, text, strategy, goal, solutions } = outcome;
  const { colors } = terminal;
  const say = terminal.speaker(puzzle);
  if (last.type === 'failed') return void terminal.errors.write(`${say(last.text)}\n`);
  if (last.type === 'refused') return;
  const [first] = solutions;
  if (first !== undefined) {
    const rows = laidOut(terminal, puzzle, text, first);
    if (shownAtTheEnd(puzzle, goal)) terminal.print(rows ?? first);
    // A list is one a line, for programs too; a person gets the only one of it to look at as well.
    else if (rows && last.count === 1 && terminal.output.isTTY) terminal.print(rows);
  }
  const way = solutions.at(-1);
  if (positions && way !== undefined)
    terminal.print(positionLines(terminal, puzzle, await courseOf(puzzle, text, way)));
  // A bare number would read as a proof; that there are at least 0 says nothing.
  if (goal === 'count' && last.proven) terminal.print(String(last.count));
  else if (goal === 'count' && last.count > 0) terminal.print(`>= ${last.count}`);
  if (last.nearest) terminal.print(wordNearest(last.nearest, say));
  const cost = isOne(goal) && first !== undefined ? await costText(puzzle, text, first) : undefined;
  const figures = wordSpent(puzzle, say, strategy, last.stats, cost);
  terminal.print(`${colors.bold(say(wordEnding(last, goal)))} ${colors.dim(`(${figures})`)}`);
  if (last.note) terminal.print(say(last.note));
}
