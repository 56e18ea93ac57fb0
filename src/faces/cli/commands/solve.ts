/** `teka solve`. */
import type { AnyPuzzle, Budget, Goal, Options, SolveRequest, Speaker } from '../../../contract/index.ts';
import { wordEnding } from '../../../engine/ending.ts';
import { report } from '../../../engine/report.ts';
import { engineText } from '../../../engine/texts.ts';
import { EXIT } from '../exit.ts';
import { checkImageName, checkWritable, drawImage, writeWhole } from '../files.ts';
import { type InputFlags, readInput } from '../input.ts';
import { type Last, type Outcome, runSolve } from '../run-solve.ts';
import { Refusal, type Terminal } from '../terminal.ts';
import { cliText } from '../texts.ts';

export interface SolveFlags extends InputFlags {
  readonly strategy?: string;
  readonly goal?: Goal;
  readonly limit?: number;
  readonly maxTime?: number;
  readonly maxNodes?: number;
  readonly json?: boolean;
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
  const text = await readInput(terminal, puzzle, file, flags);
  const request: SolveRequest = {
    puzzle: puzzle.id,
    text,
    options,
    budget: budgetOf(flags),
    ...(flags.strategy !== undefined && { strategy: flags.strategy }),
    ...(flags.goal !== undefined && { goal: flags.goal }),
  };
  const outcome = await runSolve(terminal, request, (texts, goal) => {
    if (!flags.json && goal !== 'best') terminal.output.write(`${texts.join('\n')}\n`);
  });
  const { last, solutions } = outcome;
  if (last.type === 'refused') throw new Refusal(last.problem, puzzle);

  const say = terminal.speaker(puzzle);
  if (flags.json) terminal.print(JSON.stringify(asJson(puzzle, outcome, say)));
  else printEnd(terminal, puzzle, outcome);
  const count = last.type === 'ended' ? last.count : solutions.length;
  const kept: string[] = [];
  if (save !== undefined) {
    await writeWhole(save, report(canonical(puzzle, text), count, solutions), force);
    kept.push(save);
  }
  if (image !== undefined) {
    await writeWhole(image, await drawImage(puzzle, text, solutions[0], image, say), force);
    kept.push(image);
  }
  if (!flags.json) for (const name of kept) terminal.print(say(cliText('saved', { file: name })));
  return exitCode(last, count);
}

/** The puzzle as we write it ourselves; it parsed before, or we would not be here. */
function canonical({ instance }: AnyPuzzle, text: string): string {
  const parsed = instance.parse(text);
  return parsed.ok ? instance.format(parsed.value) : text;
}

function budgetOf({ limit, maxTime, maxNodes }: SolveFlags): Budget {
  return {
    ...(limit !== undefined && { solutions: limit }),
    ...(maxTime !== undefined && { milliseconds: maxTime * 1000 }),
    ...(maxNodes !== undefined && { nodes: maxNodes }),
  };
}

function exitCode(last: Last, count: number): number {
  if (count > 0) return EXIT.found;
  return last.type === 'ended' && last.proven ? EXIT.provenNone : EXIT.stopped;
}

/** The one JSON object; a failed solve tells its error beside what it found. */
function asJson(puzzle: AnyPuzzle, { last, strategy, goal, solutions }: Outcome, say: Speaker) {
  const base = { puzzle: puzzle.id, strategy, goal };
  if (last.type === 'failed') {
    const error = { code: last.text.code, message: say(last.text), line: null, column: null };
    return { ...base, error, solutions, stats: last.stats };
  }
  if (last.type === 'refused') throw new Error('a refused solve has no result');
  const { ending, count, nearest, stats } = last;
  const problems = nearest?.problems.map(({ text }) => say(text));
  return { ...base, ending, count, solutions, ...(nearest && { nearest: { text: nearest.text, problems } }), stats };
}

function printEnd(terminal: Terminal, puzzle: AnyPuzzle, { last, strategy, goal, solutions }: Outcome): void {
  const { colors } = terminal;
  const say = terminal.speaker(puzzle);
  if (last.type === 'failed') return void terminal.errors.write(`${say(last.text)}\n`);
  if (last.type === 'refused') return;
  if (goal === 'best' && solutions[0] !== undefined) terminal.print(solutions[0]);
  if (goal === 'count') terminal.print(String(last.count));
  if (last.nearest) {
    const reasons = last.nearest.problems.map(({ text }) => say(text)).join(' ');
    terminal.print(`${say(engineText('nearest'))}: ${last.nearest.text}. ${reasons}`);
  }
  const number = new Intl.NumberFormat(terminal.language, { maximumFractionDigits: 1 });
  const { nodes, milliseconds, prepareMilliseconds } = last.stats;
  const spent = `${number.format(milliseconds + prepareMilliseconds)} ms`;
  const figures = `${strategy}, ${number.format(nodes)} ${say(cliText('nodes'))}, ${spent}`;
  terminal.print(`${colors.bold(say(wordEnding(last, goal)))} ${colors.dim(`(${figures})`)}`);
}
