/** `teka check`, `explain`, `hint` and `pick`: one question to the worker, one answer. */
import { type AnyPuzzle, numberFormat } from '../../../contract/index.ts';
import type { Question, ReplyTo } from '../../../engine/ask.ts';
import { wordCost } from '../../../engine/cost.ts';
import { commonText } from '../../../presentation/texts.ts';
import { randomSeed } from '../batch.ts';
import { EXIT } from '../exit.ts';
import { checkPlaces, put, renderImage, STDOUT } from '../files.ts';
import { type InputFlags, readInput } from '../input.ts';
import { watched } from '../progress.ts';
import { interruptible } from '../run-solve.ts';
import { explanationLines, hintParts, laidOut } from '../show.ts';
import { aside, Refusal, type Terminal, wordProblem } from '../terminal.ts';
import { cliText } from '../texts.ts';
import { timeLimit } from '../time-limit.ts';

export interface AskFlags extends InputFlags {
  readonly json?: boolean;
  readonly maxTime?: number;
}

/** Asks in a worker of its own, for up to `maxTime` seconds; a refusal of any kind ends the command. */
export async function ask<Q extends Question>(
  terminal: Terminal,
  puzzle: AnyPuzzle,
  question: Q,
  { maxTime }: Pick<AskFlags, 'maxTime'> = {},
) {
  const client = terminal.newClient();
  try {
    const job = client.ask(question, { milliseconds: timeLimit(terminal, maxTime).left });
    const reply = await watched(terminal, interruptible(job));
    if (reply.ok) return reply as Extract<ReplyTo<Q>, { ok: true }>;
    const { code } = reply.problem.text;
    if (code === 'cancelled') throw new Refusal({ text: commonText('stopped-none') }, puzzle, EXIT.stopped);
    throw new Refusal(reply.problem, puzzle, code === 'out-of-time' ? EXIT.stopped : EXIT.badInput);
  } finally {
    client.close();
  }
}

export async function checkCommand(
  terminal: Terminal,
  puzzle: AnyPuzzle,
  file: string | undefined,
  flags: AskFlags & { readonly answer: string },
): Promise<number> {
  const text = await readInput(terminal, puzzle, file, flags);
  const { answer } = flags;
  const { problems, cost } = await ask(
    terminal,
    puzzle,
    { ask: 'check', puzzle: puzzle.about.id, text, answer },
    flags,
  );
  const say = terminal.speaker(puzzle);
  const right = problems.length === 0;
  if (flags.json) {
    const list = problems.map(({ text: t }) => ({ code: t.code, message: say(t) }));
    terminal.print(JSON.stringify({ puzzle: puzzle.about.id, right, problems: list, cost }));
  } else if (right) {
    const words = cost === undefined ? cliText('right') : cliText('right-at', { cost: wordCost(puzzle, cost)! });
    terminal.print(terminal.colors.green(say(words)));
  } else for (const problem of problems) terminal.print(wordProblem(problem, say));
  return right ? EXIT.found : EXIT.provenNone;
}

export async function explainCommand(
  terminal: Terminal,
  puzzle: AnyPuzzle,
  file: string | undefined,
  flags: AskFlags & { readonly image?: string; readonly force?: boolean },
): Promise<number> {
  const { image, force = false } = flags;
  await checkPlaces({ image }, force, flags.json === true);
  const text = await readInput(terminal, puzzle, file, flags);
  const { explanation } = await ask(terminal, puzzle, { ask: 'explain', puzzle: puzzle.about.id, text }, flags);
  const say = terminal.speaker(puzzle);
  const { figures, data, picture } = explanation;
  if (image !== undefined) {
    if (!picture) throw new Refusal({ text: cliText('no-picture') }, puzzle);
    await put(terminal, image, await renderImage(picture, image, say), force);
  }
  if (flags.json) {
    const facts = explanation.facts.map(({ label, value }) => ({ label: say(label), value: say(value) }));
    const table = figures && { figures: { columns: figures.columns.map(say), rows: figures.rows } };
    const rest = { ...table, ...(data && { data }) };
    terminal.print(JSON.stringify({ puzzle: puzzle.about.id, verdict: say(explanation.verdict), facts, ...rest }));
    return EXIT.found;
  }
  const told = image === STDOUT ? aside(terminal) : terminal;
  for (const line of explanationLines(told, say, explanation)) told.print(line);
  if (image !== undefined && image !== STDOUT) told.print(say(cliText('saved', { file: image })));
  return EXIT.found;
}

export async function hintCommand(
  terminal: Terminal,
  puzzle: AnyPuzzle,
  file: string | undefined,
  flags: AskFlags & { readonly level?: number },
): Promise<number> {
  const text = await readInput(terminal, puzzle, file, flags);
  const { hints } = await ask(terminal, puzzle, { ask: 'hint', puzzle: puzzle.about.id, text }, flags);
  const say = terminal.speaker(puzzle);
  const { level = 1 } = flags;
  const wanted = hints[level - 1];
  if (!wanted) throw new Refusal({ text: cliText('level-beyond', { level, levels: hints.length }) });
  const { show } = wanted;
  const hint = say(wanted.text);
  const shown = show === undefined ? {} : { show };
  if (flags.json)
    terminal.print(JSON.stringify({ puzzle: puzzle.about.id, level, levels: hints.length, hint, ...shown }));
  else {
    const rows = show === undefined ? undefined : laidOut(terminal, puzzle, text, show);
    for (const part of hintParts(hint, show, rows)) terminal.print(part);
  }
  return EXIT.found;
}

export interface PickFlags extends AskFlags {
  readonly number?: number;
  readonly random?: boolean;
  readonly seed?: number;
}

export async function pickCommand(
  terminal: Terminal,
  puzzle: AnyPuzzle,
  file: string | undefined,
  { number, random = false, seed = randomSeed(), ...flags }: PickFlags,
): Promise<number> {
  if (number === undefined && !random) throw new Refusal({ text: cliText('pick-which') });
  if (number !== undefined && random) throw new Refusal({ text: cliText('pick-twice') });
  const text = await readInput(terminal, puzzle, file, flags);
  const which = number === undefined ? { seed } : { index: number - 1 };
  const { count, index, solution } = await ask(
    terminal,
    puzzle,
    { ask: 'pick', puzzle: puzzle.about.id, text, ...which },
    flags,
  );
  const say = terminal.speaker(puzzle);
  const figure = numberFormat(terminal.language);
  if (solution === undefined && count > 0) {
    const problem = { text: cliText('pick-beyond', { number: figure.format(index + 1), count: figure.format(count) }) };
    throw new Refusal(problem, puzzle);
  }
  const found = solution === undefined ? {} : { number: index + 1, solution };
  if (flags.json) terminal.print(JSON.stringify({ puzzle: puzzle.about.id, count, ...found }));
  else if (solution === undefined) terminal.print(say(commonText('proven-none')));
  else {
    terminal.print(laidOut(terminal, puzzle, text, solution) ?? solution);
    const of = cliText('picked-of', { number: figure.format(index + 1), count: figure.format(count) });
    terminal.print(terminal.colors.bold(say(of)));
  }
  return count > 0 ? EXIT.found : EXIT.provenNone;
}
