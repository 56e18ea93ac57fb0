/** What a comparison is made on: files, folders of files, a text, the puzzle's examples, or puzzles made for it. */
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { AnyPuzzle, Options } from '../../../contract/index.ts';
import type { Task } from '../../../lab/compare/model.ts';
import { examplesOf, type Named, tasksOf } from '../../../lab/compare/tasks.ts';
import { showBatch } from '../batch.ts';
import { EXIT } from '../exit.ts';
import { type Attached, readAttached, readFile, readInput, reasonOf, wishedWith, withAttached } from '../input.ts';
import { Refusal, type Terminal } from '../terminal.ts';
import { cliText } from '../texts.ts';
import { timeLimit } from '../time-limit.ts';
import { visible } from '../visible.ts';
import type { CompareFlags } from './flags.ts';

export async function readTasks(
  terminal: Terminal,
  puzzle: AnyPuzzle,
  files: readonly string[],
  flags: CompareFlags,
  wishes: Options,
  seed: number,
): Promise<readonly Task[]> {
  const attached = await readAttached(flags);
  const named = await readNamed(terminal, puzzle, files, flags, wishes, seed, attached);
  const { shuffle = 0 } = flags;
  if (shuffle > 0 && !puzzle.solving.reorder) throw new Refusal({ text: cliText('no-orders') }, puzzle);
  return named.flatMap((one) => {
    const tasks = tasksOf(puzzle, one, shuffle, seed);
    if (tasks.ok) return tasks.value;
    const { text: message, ...place } = tasks.problem;
    throw new Refusal({ text: cliText('in-file', { file: one.name, message }), ...place }, puzzle);
  });
}

async function readNamed(
  terminal: Terminal,
  puzzle: AnyPuzzle,
  files: readonly string[],
  flags: CompareFlags,
  wishes: Options,
  seed: number,
  attached: readonly Attached[],
): Promise<readonly Named[]> {
  const ways = [files.length > 0, flags.examples, flags.generate !== undefined, flags.text ?? flags.example];
  if (ways.filter((way) => way !== false && way !== undefined).length > 1)
    throw new Refusal({ text: cliText('compare-of-what') });
  const attach = (texts: readonly Named[]) =>
    texts.map(({ name, text }) => ({ name, text: withAttached(puzzle, text, attached) }));
  if (flags.examples) return attach(examplesOf(puzzle));
  if (flags.generate !== undefined) return made(terminal, puzzle, flags.generate, flags, wishes, seed, attached);
  if (files.length > 0) return attach(await readFiles(files));
  const text = await readInput(terminal, puzzle, undefined, flags);
  return [{ name: flags.example ?? puzzle.about.id, text }];
}

async function made(
  terminal: Terminal,
  puzzle: AnyPuzzle,
  batch: number,
  { difficulty }: CompareFlags,
  options: Options,
  seed: number,
  attached: readonly Attached[],
): Promise<readonly Named[]> {
  const named: Named[] = [];
  const wish = { batch, seed, options, ...(difficulty !== undefined && { difficulty }), ...wishedWith(attached) };
  const { made } = await showBatch(terminal, puzzle, wish, timeLimit(terminal), (one) => {
    named.push({ name: terminal.speaker()(cliText('sheet-seed', { seed: one.seed })), text: one.text });
  });
  if (made < batch) throw new Refusal({ text: cliText('compare-not-made', { made, batch }) }, puzzle, EXIT.stopped);
  return named;
}

/** Each file by its name, and in place of a folder the text files in it, in the order of their names. */
async function readFiles(files: readonly string[]): Promise<readonly Named[]> {
  const paths = (await Promise.all(files.map(inFolder))).flat();
  // Two files of one name in two folders are called by their paths.
  const names = paths.map((path) => basename(path));
  const nameOf = (path: string, i: number) =>
    names.indexOf(names[i]!) === names.lastIndexOf(names[i]!) ? names[i]! : path;
  return Promise.all(paths.map(async (path, i) => ({ name: visible(nameOf(path, i)), text: await readFile(path) })));
}

async function inFolder(file: string): Promise<readonly string[]> {
  try {
    if (file === '-' || !(await stat(file)).isDirectory()) return [file];
    const names = (await readdir(file)).filter((name) => name.endsWith('.txt')).sort();
    if (names.length > 0) return names.map((name) => join(file, name));
  } catch (error) {
    throw new Refusal({ text: cliText('cannot-read', { file, reason: reasonOf(error) }) });
  }
  throw new Refusal({ text: cliText('empty-folder', { folder: file }) });
}
