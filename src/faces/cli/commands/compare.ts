/** `teka compare`: every strategy on the same puzzles, each run in a process of its own, and what that comes to. */
import { type AnyPuzzle, type Language, type Options, speaker } from '../../../contract/index.ts';
import { planSolve } from '../../../engine/plan.ts';
import { machine } from '../../../hosts/node/machine.ts';
import { cores } from '../../../hosts/node/pool.ts';
import { contendersWith, writeContender } from '../../../lab/compare/contender.ts';
import { csvOf } from '../../../lab/compare/csv.ts';
import { htmlOf } from '../../../lab/compare/html.ts';
import { jsonOf } from '../../../lab/compare/json.ts';
import type { Comparison } from '../../../lab/compare/model.ts';
import { reportOf } from '../../../lab/compare/report.ts';
import { compare, type Planned } from '../../../lab/compare/runner.ts';
import { compareTexts } from '../../../lab/compare/texts.ts';
import { plotTexts } from '../../../presentation/plots/texts.ts';
import { commonTexts } from '../../../presentation/texts.ts';
import { type CompareFlags, usual } from '../compare/flags.ts';
import { printReport } from '../compare/print.ts';
import { readTasks } from '../compare/tasks.ts';
import { EXIT } from '../exit.ts';
import { checkPlaces, put, STDOUT } from '../files.ts';
import { tallyLine } from '../progress.ts';
import { interruptible } from '../run-solve.ts';
import { aside, Refusal, type Terminal } from '../terminal.ts';
import { cliText, cliTexts } from '../texts.ts';
import { visible } from '../visible.ts';

export async function compareCommand(
  terminal: Terminal,
  version: string,
  puzzle: AnyPuzzle,
  files: readonly string[],
  flags: CompareFlags,
  options: Options,
): Promise<number> {
  const { csv, html, json = false, force = false } = flags;
  await checkPlaces({ texts: [csv, html] }, force, json);
  const planned = await plan(terminal, version, puzzle, files, flags, options);
  const comparison = await run(terminal, planned);
  const told = [csv, html].includes(STDOUT) ? aside(terminal) : terminal;
  const language = (one: Language) => speakerOf(puzzle, one);
  const kept: string[] = [];
  const keep = async (file: string | undefined, content: () => string) => {
    if (file === undefined) return;
    await put(terminal, file, content(), force);
    if (file !== STDOUT) kept.push(file);
  };
  await keep(csv, () => csvOf(comparison, puzzle));
  await keep(html, () => htmlOf(comparison, puzzle, language, terminal.language));
  if (json) terminal.print(JSON.stringify(jsonOf(comparison, puzzle, language(terminal.language).say)));
  else {
    printReport(told, reportOf(comparison, { ...language(terminal.language), width: 0 }));
    for (const file of kept) told.print(terminal.speaker()(cliText('saved', { file })));
  }
  if (comparison.runs.some(({ status }) => status === 'wrong')) return EXIT.provenNone;
  return comparison.isComplete ? EXIT.found : EXIT.stopped;
}

/** In a terminal and in files, contenders are called as they are written in flags. */
function speakerOf(puzzle: AnyPuzzle, language: Language) {
  const say = speaker(language, puzzle.texts, commonTexts, compareTexts, plotTexts, cliTexts);
  return {
    puzzle,
    say: (text: Parameters<typeof say>[0]) => visible(say(text)),
    name: (contender: Comparison['contenders'][number]) => writeContender(puzzle, contender),
  };
}

async function plan(
  terminal: Terminal,
  version: string,
  puzzle: AnyPuzzle,
  files: readonly string[],
  flags: CompareFlags,
  given: Options,
): Promise<Planned> {
  const { strategies } = puzzle.solving;
  const isStrategys = (name: string) => strategies.some(({ options = {} }) => Object.hasOwn(options, name));
  const isMakers = (name: string) => flags.generate !== undefined && Object.hasOwn(puzzle.making?.options ?? {}, name);
  const some = (fits: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(given).filter(([name]) => fits(name)));
  const words = flags.strategies?.split(',').filter((word) => word.trim() !== '');
  const contenders = contendersWith(
    puzzle,
    words ?? strategies.map(({ id }) => id),
    some((name) => isStrategys(name) || !isMakers(name)),
  );
  if (!contenders.ok) throw new Refusal(contenders.problem, puzzle);
  if (contenders.value.length === 0) throw new Refusal({ text: cliText('no-contenders') });
  const seed = flags.seed ?? usual.seed;
  const tasks = await readTasks(terminal, puzzle, files, flags, some(isMakers), seed);
  const request = {
    puzzle: puzzle.about.id,
    text: tasks[0]!.text,
    ...(flags.goal !== undefined && { goal: flags.goal }),
  };
  const first = planSolve(puzzle, request);
  if (!first.ok) throw new Refusal(first.problem, puzzle);
  return {
    puzzle,
    goal: first.value.goal,
    contenders: contenders.value,
    tasks,
    isInsisted: flags.repeat !== undefined,
    setup: {
      version,
      measured: 'process',
      machine: machine(),
      seed,
      limit: flags.maxTime ?? usual.limit,
      repeats: flags.repeat ?? usual.repeats,
      warmUps: flags.warmUp ?? usual.warmUps,
      orders: flags.shuffle ?? 0,
      atOnce: flags.threads === 'auto' ? cores() : (flags.threads ?? 1),
    },
  };
}

/** Shows how many runs are done; Ctrl-C ends it, and what was measured until then is told. */
async function run(terminal: Terminal, planned: Planned): Promise<Comparison> {
  const { puzzle, tasks, contenders, setup } = planned;
  const line = tallyLine(terminal, tasks.length * contenders.length * (1 + setup.repeats));
  const job = compare(await terminal.measuring(), planned, ({ task, contender, repeat }, done, total) => {
    const last = `${tasks[task]!.name} · ${writeContender(puzzle, contenders[contender]!)}`;
    // A pilot has no warm-up runs, so that it says nothing about the time of the others.
    line.show(done, { last, total, isEven: repeat > 0 || setup.warmUps === 0 });
  });
  return interruptible(job).finally(() => line.clear());
}
