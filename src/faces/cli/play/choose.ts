/** Which puzzle to play: one that the person writes, a file, an example, or a new one. */
import { stat } from 'node:fs/promises';
import { type Notation, type Parsed, refused } from '../../../contract/index.ts';
import { randomSeed } from '../batch.ts';
import { Leave } from '../conversation.ts';
import { readFile, wishedWith, withAttached } from '../input.ts';
import { Refusal } from '../terminal.ts';
import { cliText } from '../texts.ts';
import type { Session } from './session.ts';
import { type Generator, groupsOf, namesOf, notWished, readWish } from './wish.ts';

export interface Beginning {
  /** A legal instance, in our own writing. */
  readonly text: string;
  /** Whether it was made here, and not brought by the person. */
  readonly isNew: boolean;
}

/** `said` is what the person has already typed, while the puzzle before was still being played. */
export async function choose(session: Session, said?: string): Promise<Beginning> {
  const { puzzle, talk } = session;
  for (let first = said; ; first = undefined) {
    const line = first ?? (await talk.line(prompt(session)));
    const [word, ...words] = line.trim().toLowerCase().split(/\s+/);
    if (word === 'q') throw new Leave();
    if (word === 'n' && puzzle.making) {
      const made = await make(session, puzzle.making, words);
      if (made !== undefined) return { text: made, isNew: true };
      continue;
    }
    const read = await reading(session, line);
    if (read?.ok) return { text: puzzle.instance.format(read.value), isNew: false };
    if (read) session.complain(read.problem);
  }
}

/** A puzzle with a board has long texts, which people keep in files. */
export const isOnBoard = ({ puzzle }: Session): boolean =>
  puzzle.showing.layout !== undefined || puzzle.playing !== undefined;

const isLong = ({ puzzle }: Session): boolean => puzzle.instance.lines === 'several';

function prompt(session: Session): string {
  const { puzzle, say } = session;
  const levels = puzzle.making && groupsOf(puzzle.making, say).map(namesOf).join(', ');
  if (!isOnBoard(session)) return say(levels ? cliText('play-choose', { levels }) : cliText('play-write'));
  const make = levels ? cliText('play-or-new', { levels }) : '';
  return say(cliText('play-begin', { make, end: isLong(session) ? cliText('play-ends-empty') : '' }));
}

export function listExamples({ puzzle, talk, say }: Session): void {
  const width = String(puzzle.about.examples.length).length;
  for (const [i, { title }] of puzzle.about.examples.entries()) {
    talk.tell(`  ${String(i + 1).padStart(width)}  ${say(title)}`);
  }
}

/** Whether these words after `n` say which new puzzle is wanted. */
export function isWish({ puzzle: { making: generator }, say }: Session, words: readonly string[]): boolean {
  if (!generator) return false;
  const groups = groupsOf(generator, say);
  return readWish(
    groups,
    words.map((word) => word.toLowerCase()),
    notWished(groups),
  ).ok;
}

async function make(session: Session, generator: Generator, words: readonly string[]): Promise<string | undefined> {
  const groups = groupsOf(generator, session.say);
  const wish = readWish(groups, words, notWished(groups));
  if (!wish.ok) return void session.complain(wish.problem);
  const like = { ...wish.value, ...wishedWith(session.attached) };
  const reply = await session.ask({ ask: 'generate', puzzle: session.puzzle.about.id, seed: randomSeed(), ...like });
  return reply?.text;
}

/** What a line stands for: an example, else a file that exists, else a puzzle. An empty line only lists the examples. */
async function reading(session: Session, line: string): Promise<Parsed<unknown> | undefined> {
  const { puzzle, attached } = session;
  const { examples } = puzzle.about;
  const instance = { parse: (text: string) => puzzle.instance.parse(withAttached(puzzle, text, attached)) };
  const word = line.trim();
  if (!isOnBoard(session)) return typed(instance, word);
  if (word === '') return void listExamples(session);
  const example = examples.find(({ id }, i) => id === word || String(i + 1) === word);
  if (example) return instance.parse(example.text);
  const there = await stat(word).catch(() => undefined);
  if (there && !there.isDirectory()) return fromFile(instance, word);
  // The letters that ask for help would begin a text of several lines here.
  if (/^[a-z]$/.test(word) && !instance.parse(word).ok) return refused(cliText('play-choose-first', { word }));
  const mayBeName = /[/\\]|\.txt$/i.test(word);
  const read = typed(instance, isLong(session) && !mayBeName ? await wholeText(session, line) : word);
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
async function wholeText({ talk, say }: Session, first: string): Promise<string> {
  const lines = [first];
  for (;;) {
    const line = await talk.line(lines.length === 1 ? say(cliText('play-go-on')) : '…');
    if (line.trim() === '') return lines.join('\n');
    lines.push(line);
  }
}
