/** `teka watch`: a search step by step, on a screen, as sentences, or as one JSON object a node. */
import type { AnyPuzzle, Goal, Options, Text } from '../../../contract/index.ts';
import { planSolve } from '../../../engine/plan.ts';
import type { TimeLeft } from '../../../hosts/batch.ts';
import type { Client, Job } from '../../../hosts/client.ts';
import { nodeLines } from '../../../lab/lines.ts';
import { type Recorder, record, type Watched } from '../../../lab/record.ts';
import { extentText, type Told, wordStep } from '../../../lab/sentence.ts';
import { findWhole, type Whole } from '../../../lab/whole.ts';
import { commonText } from '../../../presentation/texts.ts';
import { EXIT } from '../exit.ts';
import { type InputFlags, readInput } from '../input.ts';
import { watched as timed } from '../progress.ts';
import { interruptible } from '../run-solve.ts';
import { Refusal, type Terminal } from '../terminal.ts';
import { timeLimit } from '../time-limit.ts';
import { positionDrawer } from '../watch/position.ts';
import { hasScreen, showScreen } from '../watch/screen.ts';
import { Watching } from '../watch/watching.ts';

export interface WatchFlags extends InputFlags {
  readonly strategy?: string;
  readonly goal?: Goal;
  readonly maxTime?: number;
  readonly speed?: number;
  readonly json?: boolean;
}

/** How long to look for the size of a search that was recorded in part, in milliseconds. */
const LOOKING_FOR_WHOLE = 5000;
/** How many lines are written at once. */
const BUNDLE = 1000;

/** A search that is being recorded, and what words it. */
interface Watch {
  readonly terminal: Terminal;
  readonly client: Client;
  readonly puzzle: AnyPuzzle;
  readonly watched: Watched;
  readonly told: Told;
  readonly limit: TimeLeft;
}

export async function watchCommand(
  terminal: Terminal,
  puzzle: AnyPuzzle,
  file: string | undefined,
  flags: WatchFlags,
  options: Options,
): Promise<number> {
  const request = {
    puzzle: puzzle.about.id,
    text: await readInput(terminal, puzzle, file, flags),
    options,
    ...(flags.strategy !== undefined && { strategy: flags.strategy }),
    ...(flags.goal !== undefined && { goal: flags.goal }),
  };
  const plan = planSolve(puzzle, request);
  if (!plan.ok) throw new Refusal(plan.problem, puzzle);
  const { strategy, goal, instance } = plan.value;
  const watched = { ...request, strategy: strategy.id, goal };
  const told = { puzzle, strategy: strategy.id, say: terminal.speaker(puzzle) };
  const client = terminal.newClient();
  const watch: Watch = { terminal, client, puzzle, watched, told, limit: timeLimit(terminal, flags.maxTime) };
  try {
    if (flags.json) return await printNodes(watch);
    if (!hasScreen(terminal)) return await printSteps(watch);
    return await show(watch, puzzle.instance.format(instance), flags.speed);
  } finally {
    client.close();
  }
}

const recorder = ({ client, watched, limit }: Watch, grown?: () => void): Recorder =>
  record((question) => client.ask(question, { milliseconds: limit.left }), watched, grown);

/** Waits until all is recorded that can be; where nothing is, that is a refusal. */
async function recorded({ puzzle }: Watch, { done, recording }: Recorder): Promise<void> {
  const problem = await done;
  const isLate = problem?.text.code === 'out-of-time';
  if (problem && !(isLate && recording.count > 0))
    throw new Refusal(problem, puzzle, isLate ? EXIT.stopped : EXIT.badInput);
  if (recording.count === 0 && !recording.isComplete)
    throw new Refusal({ text: commonText('stopped-none') }, puzzle, EXIT.stopped);
}

/** Looks for the size of the whole search. */
const wholeOf = ({ client, watched, limit }: Watch): Job<Whole | undefined> =>
  findWhole(client, watched, Math.min(limit.left, LOOKING_FOR_WHOLE));

/** How much was recorded; where the recording is full, of how much. */
async function extentOf(watch: Watch, { recording }: Recorder): Promise<Text> {
  const whole = recording.isFull ? await timed(watch.terminal, interruptible(wholeOf(watch))) : undefined;
  return extentText(recording, whole);
}

/** A recording that ends at its own limit is what was asked for. */
const exitCode = ({ recording: { isComplete, isFull } }: Recorder): number =>
  isComplete || isFull ? EXIT.found : EXIT.stopped;

async function printNodes(watch: Watch): Promise<number> {
  const { terminal, told } = watch;
  const made = recorder(watch);
  const done = recorded(watch, made);
  await timed(terminal, interruptible({ done, cancel: () => made.cancel() }));
  printBundled(
    terminal,
    Array.from(nodeLines(made.recording, told.say), (line) => JSON.stringify(line)),
  );
  if (!made.recording.isComplete) terminal.errors.write(`${told.say(await extentOf(watch, made))}\n`);
  return exitCode(made);
}

async function printSteps(watch: Watch): Promise<number> {
  const { terminal, told } = watch;
  let printed = 0;
  const made = recorder(watch, () => {
    const { recording } = made;
    const lines: string[] = [];
    while (printed < recording.steps) lines.push(wordStep(recording, printed++, told));
    printBundled(terminal, lines);
  });
  await interruptible({ done: recorded(watch, made), cancel: () => made.cancel() });
  terminal.print(told.say(await extentOf(watch, made)));
  return exitCode(made);
}

function printBundled(terminal: Terminal, lines: readonly string[]): void {
  for (let from = 0; from < lines.length; from += BUNDLE) terminal.print(lines.slice(from, from + BUNDLE).join('\n'));
}

/** The screen opens when there is something to see, and the search is recorded on behind it. */
async function show(watch: Watch, text: string, speed: number | undefined): Promise<number> {
  const { terminal, puzzle, told } = watch;
  let made!: Recorder;
  const begun = new Promise<void>((settle) => {
    made = recorder(watch, settle);
  });
  const done = recorded(watch, made);
  await timed(terminal, interruptible({ done: Promise.race([begun, done]), cancel: () => made.cancel() }));
  if (made.recording.steps === 0) {
    terminal.print(told.say(extentText(made.recording)));
    return EXIT.found;
  }
  const watching = new Watching(terminal, made.recording, await positionDrawer(terminal, puzzle, text), told, speed);
  let hasLeft = false;
  let problem: unknown;
  const finish = async () => {
    await done;
    watching.end();
    if (made.recording.isFull && !hasLeft) watching.end(await wholeOf(watch).done);
  };
  const finished = finish().catch((error: unknown) => {
    problem = error;
  });
  const how = await showScreen(terminal, watching);
  hasLeft = true;
  made.cancel();
  watch.client.close();
  await finished;
  if (problem) throw problem;
  return how === 'leave' ? EXIT.found : EXIT.stopped;
}
