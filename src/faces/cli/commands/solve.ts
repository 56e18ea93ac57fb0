/** `teka solve`. */
import type { AnyPuzzle, Budget, Goal, Options, SolveRequest, Speaker, Text } from '../../../contract/index.ts';
import { costOf } from '../../../engine/cost.ts';
import { courseOf } from '../../../engine/course.ts';
import { wordEnding } from '../../../presentation/ending.ts';
import { laysOutSolutions } from '../../../presentation/layout.ts';
import { EXIT } from '../exit.ts';
import { checkPlaces, drawImage, put, STDOUT } from '../files.ts';
import type { Threads } from '../flags.ts';
import { type InputFlags, readInput } from '../input.ts';
import { JsonListing } from '../json-listing.ts';
import { Keeping } from '../keeping.ts';
import { watched } from '../progress.ts';
import { type Outcome, runSolve } from '../run-solve.ts';
import { laidOut, positionLines, wordOutcome } from '../show.ts';
import { aside, Refusal, type Terminal, wordNearest } from '../terminal.ts';
import { cliText } from '../texts.ts';
import { searcherFor } from '../threads.ts';

export interface SolveFlags extends InputFlags {
  readonly strategy?: string;
  readonly goal?: Goal;
  readonly limit?: number;
  readonly maxTime?: number;
  readonly maxNodes?: number;
  readonly threads?: Threads;
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
  const { save, image, json = false, positions = false, force = false } = flags;
  await checkPlaces({ texts: [save], image }, force, json);
  const request: SolveRequest = {
    puzzle: puzzle.about.id,
    text: await readInput(terminal, puzzle, file, flags),
    options,
    budget: budgetOf(flags),
    ...(flags.strategy !== undefined && { strategy: flags.strategy }),
    ...(flags.goal !== undefined && { goal: flags.goal }),
  };
  const told = [save, image].includes(STDOUT) ? aside(terminal) : terminal;
  const isShown = !json && save !== STDOUT;
  const keeping = save === undefined ? undefined : Keeping.open(puzzle, save, flags.threads);
  const listing = json ? new JsonListing() : undefined;
  try {
    const searcher = searcherFor(terminal, flags.threads);
    const outcome = await runSolve(terminal, searcher, puzzle, request, {
      keepAll: false,
      listener(bundle, text, goal) {
        if (goal === 'all') listing?.add(bundle.texts);
        keeping?.keep(bundle, text, goal);
        if (isShown && !shownAtTheEnd(puzzle, goal)) {
          told.output.write(bundle.lines?.bytes ?? `${bundle.texts.join('\n')}\n`);
        }
      },
    }).finally(() => searcher.close());
    if (outcome.last.type === 'refused') throw new Refusal(outcome.last.problem, puzzle);
    // Files first: where one cannot be written, that refusal is the one thing that is printed as JSON.
    const say = terminal.speaker(puzzle);
    const kept = await keep(terminal, puzzle, outcome, flags, keeping);
    if (isShown) showSolution(told, puzzle, outcome);
    if (listing) await listing.print(terminal, await asJson(puzzle, listing.with(outcome), say, positions));
    else await printEnd(told, puzzle, outcome, positions);
    for (const text of kept) {
      if (!json) told.print(say(text));
      else if (text.code !== 'saved') terminal.errors.write(`${say(text)}\n`);
    }
    return exitCode(outcome);
  } finally {
    keeping?.close();
    listing?.close();
  }
}

/** Writes the files that are asked for; tells which were written, or why not. */
async function keep(
  terminal: Terminal,
  puzzle: AnyPuzzle,
  outcome: Outcome,
  { save, image, force = false }: SolveFlags,
  keeping: Keeping | undefined,
): Promise<readonly Text[]> {
  const { text, goal, count, solutions } = outcome;
  const saved = (file: string) => (file === STDOUT ? [] : [cliText('saved', { file })]);
  // A saved 0 or an unfinished count would read as a proof, and a bare board as one without a solution.
  if (!isAnswer(outcome)) return save === undefined && image === undefined ? [] : [cliText('not-saved')];
  const kept: Text[] = [];
  if (save !== undefined) {
    await watched(terminal, keeping!.write(terminal, outcome, force));
    kept.push(...saved(save));
  }
  if (image !== undefined && goal === 'count' && count > 0) kept.push(cliText('not-drawn'));
  else if (image !== undefined) {
    const picture = await drawImage(puzzle, text, solutions[0], image, terminal.speaker(puzzle));
    await put(terminal, image, picture, force);
    kept.push(...saved(image));
  }
  return kept;
}

function budgetOf({ limit, maxTime, maxNodes }: SolveFlags): Budget {
  return {
    ...(limit !== undefined && { solutions: limit }),
    ...(maxTime !== undefined && { milliseconds: maxTime * 1000 }),
    ...(maxNodes !== undefined && { nodes: maxNodes }),
  };
}

const isProven = ({ last }: Outcome): boolean => last.type === 'ended' && last.proven;

/** A count is an answer only when it is proven; of the other goals, any solution is one. */
const isAnswer = (outcome: Outcome): boolean => isProven(outcome) || (outcome.count > 0 && outcome.goal !== 'count');

/** A search that failed is no success, even if it had found something. */
export function exitCode(outcome: Outcome): number {
  if (outcome.last.type === 'failed' || !isAnswer(outcome)) return EXIT.stopped;
  return outcome.count > 0 ? EXIT.found : EXIT.provenNone;
}

/** The one JSON object; a failed solve tells its error beside what it found. */
export async function asJson(puzzle: AnyPuzzle, outcome: Outcome, say: Speaker, positions: boolean) {
  const { last, text, strategy, goal, solutions } = outcome;
  const base = { puzzle: puzzle.about.id, strategy, goal };
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

/** Whether one solution is asked for, so that its cost can be shown. */
const isOne = (goal: Goal): boolean => goal === 'best' || goal === 'first';

function showSolution(terminal: Terminal, puzzle: AnyPuzzle, { last, text, goal, count, solutions }: Outcome): void {
  const [first] = solutions;
  if (first === undefined || last.type !== 'ended') return;
  const rows = laidOut(terminal, puzzle, text, first);
  if (shownAtTheEnd(puzzle, goal)) terminal.print(rows ?? first);
  // A list has one solution a line, for programs too; where there is only one, a person also sees it laid out.
  else if (rows && count === 1 && terminal.output.isTTY) terminal.print(rows);
}

export async function printEnd(
  terminal: Terminal,
  puzzle: AnyPuzzle,
  outcome: Outcome,
  positions: boolean,
): Promise<void> {
  const { last, text, goal, solutions } = outcome;
  const { colors } = terminal;
  const say = terminal.speaker(puzzle);
  if (last.type === 'failed') return void terminal.errors.write(`${say(last.text)}\n`);
  if (last.type === 'refused') return;
  const way = solutions.at(-1);
  if (positions && way !== undefined)
    terminal.print(positionLines(terminal, puzzle, await courseOf(puzzle, text, way)));
  // A bare number would read as a proof; that there are at least 0 says nothing.
  if (goal === 'count' && last.proven) terminal.print(String(last.count));
  else if (goal === 'count' && last.count > 0) terminal.print(`>= ${last.count}`);
  if (last.nearest) terminal.print(wordNearest(last.nearest, say));
  const figures = await wordOutcome(puzzle, say, outcome);
  terminal.print(`${colors.bold(say(wordEnding(last, goal)))} ${colors.dim(`(${figures})`)}`);
  if (last.note) terminal.print(say(last.note));
}
