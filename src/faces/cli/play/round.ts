/** One puzzle until it is solved or left: answers or moves, and the letters that ask for help. */
import { type AnyPuzzle, type Parsed, type Play, parsed, refused, type Text } from '../../../contract/index.ts';
import { wordCost } from '../../../engine/cost.ts';
import { clockText } from '../../../presentation/clock.ts';
import { wordEnding } from '../../../presentation/ending.ts';
import { add, type History, noSteps, redo, undo } from '../../../presentation/history.ts';
import { layOutInstance, plainRows } from '../../../presentation/layout.ts';
import { Leave } from '../conversation.ts';
import { cliText } from '../texts.ts';
import { isWish } from './choose.ts';
import { offerToSave, save } from './keep.ts';
import { readDelay } from './playback.ts';
import { chooseStrategy } from './strategies.ts';
import type { Table } from './table.ts';

/** Returns the words with which the person asked for a new puzzle, where they did. */
export async function round(table: Table, begin: string): Promise<string | undefined> {
  const { puzzle } = table;
  const { moves } = puzzle;
  let history: History<string> = noSteps;
  const begun = performance.now();
  /** How many hints the present position has had. */
  let told = 0;
  /** What keeps the last move from being made, where it stands below the board. */
  let objection: Text | undefined;
  table.tellHowOnce();
  const object = (text: Text) => {
    if (table.drawsInPlace) objection = text;
    else table.complain({ text });
  };
  for (;;) {
    const text = history.made.at(-1) ?? begin;
    table.show(text, await notesOn(puzzle, text, history.made.length), objection);
    objection = undefined;
    const line = await entered(table);
    // Capitals may be moves; a puzzle without moves never told them apart.
    const command = moves ? line : line.toLowerCase();
    const [word, ...words] = command.split(/\s+/);
    if (command === 'q') throw new Leave();
    if (command === 'n') return undefined;
    if (word === 'n' && words.length > 0 && isWish(table, words)) return line;
    if (word === 't') chooseStrategy(table, words);
    else if (word === 's' && (words.length === 0 || puzzle.solution.kind === 'moves'))
      await solve(table, text, words.join(' '));
    else if (command === 'h') await table.hint(text, told++);
    else if (command === 'e') await table.explain(text);
    else if (command === '') table.tellHow();
    else if (!moves) {
      if (await table.check(text, line)) return undefined;
    } else if (command === 'c') await tellWhetherOpen(table, text);
    else if (command === 'w') await save(table, { text: () => `${text}\n`, instance: text });
    else if (command === 'u' || command === 'r') {
      const next = command === 'u' ? undo(history) : redo(history);
      if (next === history) object(cliText(command === 'u' ? 'play-first-move' : 'play-last-move'));
      history = next;
      told = 0;
    } else {
      const next = await played(puzzle, text, line);
      if (next.ok) {
        history = add(history, next.value);
        told = 0;
        const present = history.made.at(-1) ?? begin;
        if (await isFinished(puzzle, present)) {
          await finish(table, present, history.made.length, performance.now() - begun);
          return undefined;
        }
      } else object(next.problem.text);
    }
  }
}

/** What there is to say of a position: how many moves led there where they count, and what the board does not show. */
async function notesOn(puzzle: AnyPuzzle, text: string, count: number): Promise<readonly Text[]> {
  const status = (await playOf(puzzle, text))?.status?.();
  const counted = puzzle.solution.kind === 'moves' ? [countText(puzzle, count)] : [];
  return [...counted, ...(status ? [status] : [])];
}

/** How many moves were made, in the puzzle's own word for them where it has one. */
const countText = (puzzle: AnyPuzzle, count: number): Text =>
  wordCost(puzzle, count) ?? cliText('play-count', { count });

/** A position with this text, to be played. */
async function playOf(puzzle: AnyPuzzle, text: string): Promise<Play<unknown, unknown> | undefined> {
  const position = puzzle.instance.parse(text);
  return position.ok ? (await puzzle.judge(position.value)).play : undefined;
}

/** The next line; an arrow key stands for the move that it makes. */
async function entered({ puzzle: { moves }, talk, say, drawsInPlace }: Table): Promise<string> {
  if (!drawsInPlace) return talk.ask(say(cliText(moves ? 'play-move' : 'play-prompt')));
  const done = await talk.lineOrArrow(say(cliText('play-arrows')));
  return 'arrow' in done ? moves!.arrow!(done.arrow) : done.line;
}

async function solve(table: Table, text: string, word: string): Promise<void> {
  const delay = readDelay(table, word);
  if (delay !== undefined) await table.solve(text, delay);
}

/** The positions that a line leads through; a refusal names no place, since the line is short. */
async function played(puzzle: AnyPuzzle, text: string, line: string): Promise<Parsed<readonly string[]>> {
  const play = (await playOf(puzzle, text))!;
  const next = play.move(line);
  if (!next.ok) return refused(next.problem.text);
  const end = puzzle.instance.format(next.value);
  // Several moves on one line are counted, and taken back, one by one.
  const way = play.way?.(line) ?? puzzle.solution.parse(line);
  const course = way.ok ? (play.course?.(way.value) ?? []) : [];
  const positions = course.slice(1).map((position) => puzzle.instance.format(position));
  return parsed(positions.at(-1) === end ? positions : [end]);
}

const isFinished = async (puzzle: AnyPuzzle, text: string): Promise<boolean> =>
  (await playOf(puzzle, text))?.finished() === true;

async function finish(table: Table, present: string, moves: number, milliseconds: number): Promise<void> {
  const { puzzle } = table;
  if (puzzle.solution.kind === 'moves') {
    table.talk.frame(table.picture(present, []));
    return table.rejoice(cliText('play-done-in', { moves: countText(puzzle, moves), time: clockText(milliseconds) }));
  }
  table.show(present, await notesOn(puzzle, present, moves));
  table.rejoice(cliText('play-done'));
  const rows = layOutInstance(puzzle, present);
  const text = () => `${rows ? plainRows(rows).join('\n') : present}\n`;
  await offerToSave(table, { text, instance: present });
}

/** Whether this still leads to a solution, without telling which. */
async function tellWhetherOpen(table: Table, text: string): Promise<void> {
  const { last, goal } = await table.search(text, { goal: 'first' });
  if (last.type === 'refused') return table.complain(last.problem);
  if (last.type === 'failed') return table.talk.tell(table.say(last.text));
  if (last.count > 0) return table.rejoice(cliText('play-open'));
  table.complain({ text: last.proven ? cliText('play-lost') : wordEnding(last, goal) });
}
