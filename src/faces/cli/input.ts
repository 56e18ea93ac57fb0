/** Where the text of a puzzle comes from: a file, standard input, an argument or an example; and what is attached to it. */
import { open } from 'node:fs/promises';
import type { AnyPuzzle, Text, Wish } from '../../contract/index.ts';
import { decode } from './decode.ts';
import { Refusal, type Terminal } from './terminal.ts';
import { cliText } from './texts.ts';

export interface InputFlags {
  readonly text?: string;
  readonly example?: string;
  /** The names of files to attach, by the attachment's id. */
  readonly attached?: Readonly<Record<string, string>>;
}

const MEGABYTE = 1 << 20;
const MOST = 4;

export async function readInput(
  terminal: Terminal,
  puzzle: AnyPuzzle,
  file: string | undefined,
  flags: InputFlags,
): Promise<string> {
  return withAttached(puzzle, await bareInput(terminal, puzzle, file, flags), await readAttached(flags));
}

async function bareInput(
  terminal: Terminal,
  puzzle: AnyPuzzle,
  file: string | undefined,
  { text, example }: InputFlags,
): Promise<string> {
  const given = [file, text, example].filter((way) => way !== undefined).length;
  if (given > 1) throw new Refusal({ text: cliText('two-inputs') });
  if (text !== undefined) return text;
  if (example !== undefined) return exampleText(puzzle, example);
  if (file !== undefined && file !== '-') return readFile(file);
  if (file === undefined && terminal.input.isTTY) throw new Refusal({ text: cliText('no-input') });
  return readStream(terminal.input);
}

/** The contents of the files that are attached. */
export async function readAttached({ attached = {} }: InputFlags): Promise<readonly Attached[]> {
  return Promise.all(Object.entries(attached).map(async ([id, file]) => ({ id, file, content: await readFile(file) })));
}

/** A file that was read to become part of texts. */
export interface Attached {
  readonly id: string;
  readonly file: string;
  readonly content: string;
}

/** The puzzle on whose board new ones are made, as a generator takes it. */
export async function wishedOn(puzzle: AnyPuzzle, file: string | undefined): Promise<{ readonly on?: string }> {
  if (file === undefined) return {};
  const on = await readFile(file);
  const read = puzzle.instance.parse(on);
  if (read.ok) return { on };
  throw new Refusal({ ...read.problem, text: cliText('in-file', { file, message: read.problem.text }) }, puzzle);
}

/** The contents as a generator takes them. */
export const wishedWith = (attached: readonly Attached[]): Pick<Wish, 'attached'> =>
  attached.length === 0 ? {} : { attached: Object.fromEntries(attached.map(({ id, content }) => [id, content])) };

/** The text with these contents in it; what is wrong with one of them is said with the name of its file. */
export function withAttached(puzzle: AnyPuzzle, text: string, attached: readonly Attached[]): string {
  return attached.reduce((before, { id, file, content }) => {
    const put = puzzle.instance.attachments!.find((one) => one.id === id)!.attach(before, content);
    if (put.ok) return put.value;
    throw new Refusal({ ...put.problem, text: cliText('in-file', { file, message: put.problem.text }) }, puzzle);
  }, text);
}

function exampleText(puzzle: AnyPuzzle, id: string): string {
  const example = puzzle.about.examples.find((e) => e.id === id);
  if (example) return example.text;
  const known = puzzle.about.examples.map((e) => e.id).join(', ');
  throw new Refusal({ text: cliText('unknown-example', { word: id, known }) });
}

/** The text of a file; anything that keeps it from being read is a refusal. */
export async function readFile(file: string): Promise<string> {
  try {
    const handle = await open(file);
    try {
      return await readStream(handle.createReadStream({ autoClose: false }), file);
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal({ text: cliText('cannot-read', { file, reason: reasonOf(error) }) });
  }
}

async function readStream(stream: AsyncIterable<unknown>, file = '-'): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk as Uint8Array | string);
    size += bytes.length;
    if (size > MOST * MEGABYTE) {
      throw new Refusal({ text: cliText('cannot-read', { file, reason: cliText('reason-large', { most: MOST }) }) });
    }
    chunks.push(bytes);
  }
  const read = decode(Buffer.concat(chunks));
  if (!read.ok) throw new Refusal({ text: cliText('cannot-read', { file, reason: read.problem.text }) });
  return read.value;
}

/** Why a file operation failed, in words. */
export function reasonOf(error: unknown): Text {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return cliText('reason-missing');
  if (code === 'EISDIR') return cliText('reason-directory');
  if (code === 'ENOTDIR') return cliText('reason-path');
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return cliText('reason-permission');
  if (code === 'ENAMETOOLONG') return cliText('reason-long-name');
  if (code === 'ELOOP') return cliText('reason-link-loop');
  if (code === 'ENOSPC' || code === 'EDQUOT') return cliText('reason-full');
  return cliText('reason-other', { detail: message });
}
