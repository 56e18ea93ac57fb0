/** Which puzzle to play: one that the person writes, a file, an example, or a new one. */
import { stat } from 'node:fs/promises';
import { type Notation, type Parsed, refused } from '../../../contract/index.ts';
import { randomSeed } from '../batch.ts';
import { Leave } from '../conversation.ts';
import { readFile, wishedWith, withAttached } from '../input.ts';
import { Refusal } from '../terminal.ts';
import { cliText } from '../texts.ts';
import type { Table } from './table.ts';
import { type Generator, groupsOf, namesOf, notWished, readWish } from './wish.ts';

export interface Beginning {
  /** A legal instance, in our own writing. */
  readonly text: string;
  /** Whether it was made here, and not brought by the person. */
  readonly isNew: boolean;
}

/** `said` is what the person has already typed, while the puzzle before was still on the table. */
export async function choose(table: Table, said?: string): Promise<Beginning> {
  const { puzzle, talk } = table;
  for (let first = said; ; first = undefined) {
    const line = first ?? (await talk.line(prompt(table)));
    const [word, ...words] = line.trim().toLowerCase().split(/\s+/);
    if (word === 'q') throw new Leave();
    if (word === 'n' && puzzle.generator) {
      const made = await make(table, puzzle.generator, words);
      if (made !== undefined) return { text: made, isNew: true };
      continue;
    }
    const read = await reading(table, line);
    if (read?.ok) return { text: puzzle.instance.format(read.value), isNew: false };
    if (read) table.complain(read.problem);
  }
}

/** A puzzle with a board has long texts, which people keep in files. */
export const isOnBoard = ({ puzzle }: Table): boolean => puzzle.layout !== undefined || puzzle.moves !== undefined;

const isLong = ({ puzzle }: Table): boolean => puzzle.instance.lines === 'several';

function prompt(table: Table): string {
  const { puzzle, say } = table;
  const levels = puzzle.generator && groupsOf(puzzle.generator, say).map(namesOf).join(', ');
  if (!isOnBoard(table)) return say(levels ? cliText('play-choose', { levels }) : cliText('play-write'));
  const make = levels ? cliText('play-or-new', { levels }) : '';
  return say(cliText('play-begin', { make, end: isLong(table) ? cliText('play-ends-empty') : '' }));
}

export function listExamples({ puzzle, talk, say }: Table): void {
  const width = String(puzzle.examples.length).length;
  for (const [i, { title }] of puzzle.examples.entries()) {
    talk.tell(`  ${String(i + 1).padStart(width)}  ${say(title)}`);
  }
}

/** Whether these words behind `n` say which new puzzle is wanted. */
export function isWish({ puzzle: { generator }, say }: Table, words: readonly string[]): boolean {
  if (!generator) return false;
  const groups = groupsOf(generator, say);
  return readWish(
    groups,
    words.map((word) => word.toLowerCase()),
    notWished(groups),
  ).ok;
}

async function make(table: Table, generator: Generator, words: readonly string[]): Promise<string | undefined> {
  const groups = groupsOf(generator, table.say);
  const wish = readWish(groups, words, notWished(groups));
  if (!wish.ok) return void table.complain(wish.problem);
  const like = { ...wish.value, ...wishedWith(table.attached) };
  const reply = await table.ask({ ask: 'generate', puzzle: table.puzzle.id, seed: randomSeed(), ...like });
  return reply?.text;
}

/** What a line stands for: an example, else a file that exists, else a puzzle. An empty line only lists the examples. */
async function reading(table: Table, line: string): Promise<Parsed<unknown> | undefined> {
  const { puzzle, attached } = table;
  const { examples } = puzzle;
  const instance = { parse: (text: string) => puzzle.instance.parse(withAttached(puzzle, text, attached)) };
  const word = line.trim();
  if (!isOnBoard(table)) return typed(instance, word);
  if (word === '') return void listExamples(table);
  const example = examples.find(({ id }, i) => id === word || String(i + 1) === word);
  if (example) return instance.parse(example.text);
  const there = await stat(word).catch(() => undefined);
  if (there && !there.isDirectory()) return fromFile(instance, word);
  // The letters that ask for help would begin a text of several lines here.
  if (/^[a-z]$/.test(word) && !instance.parse(word).ok) return refused(cliText('play-choose-first', { word }));
  const mayBeName = /[/\\]|\.txt$/i.test(word);
  const read = typed(instance, isLong(table) && !mayBeName ? await wholeText(table, line) : word);
  if (read.ok || !mayBeName) return read;
  return refused(cliText('play-neither', { word, message: read.problem.text }));
}

/** What is wrong with a file is said with its name, since a name may read like a puzzle. */
async function fromFile(instance: Pick<Notation<unknown>, 'parse'>, file: string): Promise<Parsed<unknown>> {
  try {
    const read = instance.parse(await readFile(file));
    if (read.ok) return read;
    const { text: message, place } = read.problem;
    return refused(cliText('in-file', { file, message }), place);
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, problem: error.problem };
    throw error;
  }
}

/** In a single line that stands right above, a line and a column say nothing more. */
function typed(instance: Pick<Notation<unknown>, 'parse'>, text: string): Parsed<unknown> {
  const read = instance.parse(text);
  return read.ok || text.includes('\n') ? read : refused(read.problem.text);
}

/** A pasted text: lines as they are, up to an empty one. */
async function wholeText({ talk, say }: Table, first: string): Promise<string> {
  const lines = [first];
  for (;;) {
    const line = await talk.line(lines.length === 1 ? say(cliText('play-go-on')) : '…');
    if (line.trim() === '') return lines.join('\n');
    lines.push(line);
  }
}
