/** `teka sheet`: pages for print with many puzzles, their solutions on the backs if wanted, or with many solutions of one. */
import { basename, extname } from 'node:path';
import type { AnyPuzzle, Options, Scene, Text } from '../../../contract/index.ts';
import type { TimeLeft } from '../../../hosts/batch.ts';
import { wordEnding } from '../../../presentation/ending.ts';
import { headingOf } from '../../../presentation/picture/heading.ts';
import { sheet } from '../../../presentation/picture/sheet.ts';
import { drawBacks } from '../backs.ts';
import { randomSeed, showBatch } from '../batch.ts';
import { EXIT } from '../exit.ts';
import { checkImageName, checkWritable, renderImage, writeWhole } from '../files.ts';
import type { Threads } from '../flags.ts';
import { MOST_PICTURES } from '../flags.ts';
import { type InputFlags, readAttached, readInput, wishedOn, wishedWith } from '../input.ts';
import { runSolve } from '../run-solve.ts';
import { Refusal, type Terminal } from '../terminal.ts';
import { cliText } from '../texts.ts';
import { timeLimit } from '../time-limit.ts';

export interface SheetFlags extends Pick<InputFlags, 'attached'> {
  readonly image: string;
  readonly batch?: number;
  readonly seed?: number;
  readonly difficulty?: string;
  readonly on?: string;
  readonly title?: string;
  readonly names?: boolean;
  readonly solutions?: boolean;
  readonly backPages?: boolean;
  readonly limit?: number;
  readonly force?: boolean;
  readonly json?: boolean;
  readonly maxTime?: number;
  readonly threads?: Threads;
}

/** What comes on the pages, with a few words for each picture. */
interface Pictures {
  readonly scenes: Scene[];
  readonly captions: string[];
  /** The puzzles themselves, where the pictures are of puzzles. */
  readonly texts: string[];
  /** Said where Ctrl-C or the time limit came before all were there. */
  readonly stopped?: Text;
}

const USUAL_SOLUTIONS = 100;

export async function sheetCommand(
  terminal: Terminal,
  puzzle: AnyPuzzle,
  files: readonly string[],
  flags: SheetFlags,
  options: Options,
): Promise<number> {
  const { image, batch, force = false } = flags;
  checkImageName(image);
  const fits = flags.solutions
    ? files.length === 1 && batch === undefined && !flags.backPages
    : files.length > 0 !== (batch !== undefined);
  if (!fits) throw new Refusal({ text: cliText('sheet-of-what') });
  if (files.length > MOST_PICTURES) {
    throw new Refusal({ text: cliText('sheet-too-many', { files: files.length, most: MOST_PICTURES }) });
  }
  const time = timeLimit(terminal, flags.maxTime);
  const { scenes, captions, texts, stopped } = flags.solutions
    ? await ofSolutions(terminal, puzzle, files[0]!, flags, time)
    : batch === undefined
      ? await ofFiles(terminal, puzzle, files, flags)
      : await ofBatch(terminal, puzzle, batch, flags, options, time);

  const say = terminal.speaker(puzzle);
  const backs = flags.backPages ? await drawBacks(terminal, puzzle, texts, time, flags.threads) : undefined;
  const heading = headingOf(flags.title ?? '', flags.names ?? false, say);
  const pages = sheet(scenes, captions, backs?.scenes, heading);
  const names = pages.map((_, i) => pageName(image, i, pages.length));
  for (const name of names) await checkWritable(name, force);
  for (const [i, page] of pages.entries()) {
    // White: a page is printed, and a tinted ground would only cost ink.
    await writeWhole(names[i]!, await renderImage(page, image, say, 'surface'), force);
    if (!flags.json) terminal.print(say(cliText('saved', { file: names[i]! })));
  }
  const interruptions = [stopped, backs?.stopped].filter((why) => why !== undefined);
  const unsolved = backs?.unsolved.map(({ number, why }) => ({ number, why: say(why) }));
  if (flags.json) {
    terminal.print(JSON.stringify({ puzzle: puzzle.about.id, pictures: scenes.length, files: names, unsolved }));
  } else {
    for (const one of unsolved ?? []) terminal.print(say(cliText('sheet-unsolved', one)));
    terminal.print(say(cliText('sheet-written', { pictures: scenes.length, pages: pages.length })));
    for (const why of interruptions) terminal.print(say(why));
  }
  return interruptions.length > 0 ? EXIT.stopped : EXIT.found;
}

/** `out.svg` alone; `out-1.svg`, `out-2.svg` and so on where there are several. */
function pageName(image: string, page: number, pages: number): string {
  if (pages === 1) return image;
  const ending = extname(image);
  return `${image.slice(0, -ending.length)}-${page + 1}${ending}`;
}

/** The last frame: the bare instance, or the finished solution. */
const lastFrame = (puzzle: AnyPuzzle, instance: unknown, solution?: unknown): Scene =>
  puzzle.showing.depict(instance, solution).at(-1)!;

async function ofFiles(
  terminal: Terminal,
  puzzle: AnyPuzzle,
  files: readonly string[],
  { attached = {} }: SheetFlags,
): Promise<Pictures> {
  const scenes: Scene[] = [];
  const texts: string[] = [];
  for (const file of files) {
    const text = await readInput(terminal, puzzle, file, { attached });
    const read = puzzle.instance.parse(text);
    if (!read.ok) {
      const message = cliText('in-file', { file, message: read.problem.text });
      throw new Refusal({ ...read.problem, text: message }, puzzle);
    }
    texts.push(text);
    scenes.push(lastFrame(puzzle, read.value));
  }
  return { scenes, captions: files.map((file) => basename(file, extname(file))), texts };
}

async function ofBatch(
  terminal: Terminal,
  puzzle: AnyPuzzle,
  batch: number,
  { seed = randomSeed(), difficulty, threads, ...flags }: SheetFlags,
  options: Options,
  time: TimeLeft,
): Promise<Pictures> {
  const say = terminal.speaker(puzzle);
  const pictures: Pictures = { scenes: [], captions: [], texts: [] };
  const attached = wishedWith(await readAttached(flags));
  const wish = {
    batch,
    seed,
    options,
    ...(difficulty !== undefined && { difficulty }),
    ...(threads !== undefined && { threads }),
    ...(await wishedOn(puzzle, flags.on)),
    ...attached,
  };
  const { made } = await showBatch(terminal, puzzle, wish, time, (one) => {
    const read = puzzle.instance.parse(one.text);
    if (!read.ok) return;
    pictures.scenes.push(lastFrame(puzzle, read.value));
    pictures.captions.push(say(cliText('sheet-seed', { seed: one.seed })));
    pictures.texts.push(one.text);
  });
  if (made === 0) throw new Refusal({ text: cliText('nothing-drawn') }, puzzle, EXIT.stopped);
  return made === batch ? pictures : { ...pictures, stopped: cliText('sheet-stopped', { made, batch }) };
}

async function ofSolutions(
  terminal: Terminal,
  puzzle: AnyPuzzle,
  file: string,
  { limit = USUAL_SOLUTIONS, attached = {} }: SheetFlags,
  time: TimeLeft,
): Promise<Pictures> {
  const text = await readInput(terminal, puzzle, file, { attached });
  const client = terminal.newClient();
  const budget = { solutions: limit, milliseconds: time.left };
  const request = { puzzle: puzzle.about.id, text, goal: 'all', budget } as const;
  const {
    last,
    goal,
    solutions,
    text: solved,
  } = await runSolve(terminal, client, puzzle, request, { keepAll: true }).finally(() => client.close());
  if (last.type === 'refused') throw new Refusal(last.problem, puzzle);
  if (last.type === 'failed') throw new Refusal({ text: last.text }, puzzle, EXIT.stopped);
  const instance = puzzle.instance.parse(solved);
  const scenes = solutions.flatMap((solution) => {
    const read = puzzle.solution.parse(solution);
    return instance.ok && read.ok ? [lastFrame(puzzle, instance.value, read.value)] : [];
  });
  const code = last.proven ? EXIT.provenNone : EXIT.stopped;
  if (scenes.length === 0) throw new Refusal({ text: wordEnding(last, goal) }, puzzle, code);
  const isShort = scenes.length < limit && ['cancelled', 'out of budget'].includes(last.ending);
  return { scenes, captions: [], texts: [], ...(isShort && { stopped: wordEnding(last, goal) }) };
}
