/** `teka generate`: one new puzzle to look at, or a folder full of them. */
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnyPuzzle, Options } from '../../../contract/index.ts';
import { fileInBatch } from '../../../hosts/batch.ts';
import { randomSeed, showBatch, type ThreadedWish } from '../batch.ts';
import { EXIT } from '../exit.ts';
import { writeWhole } from '../files.ts';
import type { Threads } from '../flags.ts';
import { type InputFlags, readAttached, reasonOf, wishedOn, wishedWith } from '../input.ts';
import { Refusal, type Terminal } from '../terminal.ts';
import { cliText } from '../texts.ts';
import { timeLimit } from '../time-limit.ts';
import { ask } from './ask.ts';

export interface GenerateFlags extends Pick<InputFlags, 'attached'> {
  readonly seed?: number;
  readonly difficulty?: string;
  readonly on?: string;
  readonly batch?: number;
  readonly to?: string;
  readonly force?: boolean;
  readonly json?: boolean;
  readonly maxTime?: number;
  readonly threads?: Threads;
}

export async function generateCommand(
  terminal: Terminal,
  puzzle: AnyPuzzle,
  flags: GenerateFlags,
  options: Options,
): Promise<number> {
  const { batch, to, seed = randomSeed() } = flags;
  const level = flags.difficulty === undefined ? {} : { difficulty: flags.difficulty };
  if ((batch === undefined) !== (to === undefined)) throw new Refusal({ text: cliText('batch-to') });
  const { threads } = flags;
  const wish = {
    seed,
    options,
    ...level,
    ...(await wishedOn(puzzle, flags.on)),
    ...wishedWith(await readAttached(flags)),
  };
  if (batch !== undefined && to !== undefined) {
    return toFolder(terminal, puzzle, to, { batch, ...wish, ...(threads !== undefined && { threads }) }, flags);
  }
  const { text } = await ask(terminal, puzzle, { ask: 'generate', puzzle: puzzle.about.id, ...wish }, flags);
  terminal.print(flags.json ? JSON.stringify({ puzzle: puzzle.about.id, seed, ...level, text }) : text);
  return EXIT.found;
}

async function toFolder(
  terminal: Terminal,
  puzzle: AnyPuzzle,
  folder: string,
  wish: ThreadedWish,
  { force = false, json = false, maxTime }: GenerateFlags,
): Promise<number> {
  const { batch, seed } = wish;
  const nameOf = (index: number) => fileInBatch(index, batch);
  const there = await prepare(folder);
  for (let index = 0; index < batch && !force && there.size > 0; index++) {
    if (there.has(nameOf(index)))
      throw new Refusal({ text: cliText('file-exists', { file: join(folder, nameOf(index)) }) });
  }
  const files: string[] = [];
  const seeds: number[] = [];
  const { made, repeats } = await showBatch(
    terminal,
    puzzle,
    wish,
    timeLimit(terminal, maxTime),
    async ({ text, index, seed: own }) => {
      const file = join(folder, nameOf(index));
      await writeWhole(file, `${text.trimEnd()}\n`, force);
      files.push(file);
      seeds.push(own);
    },
  );
  const say = terminal.speaker(puzzle);
  if (json) terminal.print(JSON.stringify({ puzzle: puzzle.about.id, seed, folder, files, seeds }));
  else if (made === batch) terminal.print(say(cliText('batch-written', { count: made, folder })));
  else terminal.print(say(cliText('batch-stopped', { made, batch, folder })));
  if (!json && repeats.length > 0) {
    const named = repeats.slice(0, MOST_NAMED);
    const more = repeats.length - named.length;
    terminal.print(say(cliText('batch-left-out', { seeds: named.join(', '), more })));
  }
  return made === batch ? EXIT.found : EXIT.stopped;
}

/** Of seeds that were skipped; JSON tells which were not. */
const MOST_NAMED = 10;

/** Makes the folder where it does not exist, and returns the names in it. */
async function prepare(folder: string): Promise<ReadonlySet<string>> {
  try {
    await mkdir(folder, { recursive: true });
    return new Set(await readdir(folder));
  } catch (error) {
    const blocked = ['EEXIST', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
    const reason = blocked ? cliText('reason-not-folder') : reasonOf(error);
    throw new Refusal({ text: cliText('cannot-write', { file: folder, reason }) });
  }
}
