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
import type { Session } from './session.ts';
import { chooseStrategy } from './strategies.ts';

/** Returns the words with which the person asked for a new puzzle, where they did. */
export async function round(session: Session, begin: string): Promise<string | undefined> {
  const { puzzle } = session;
  const { playing: moves } = puzzle;
  let history: History<string> = noSteps;
  const begun = session.terminal.now();
  /** How many hints the present position has had. */
  let told = 0;
  /** What keeps the last move from being made, where it stands below the board. */
  let objection: Text | undefined;
  session.tellHowOnce();
  const object = (text: Text) => {
    if (session.drawsInPlace) objection = text;
    else session.complain({ text });
  };
  for (;;) {
    const text = history.made.at(-1) ?? begin;
    session.show(text, await notesOn(puzzle, text, history.made.length), objection);
    objection = undefined;
    const line = await entered(session);
    // Capitals may be moves; a puzzle without moves makes no difference between capitals and small letters.
    const command = moves ? line : line.toLowerCase();
    const [word, ...words] = command.split(/\s+/);
    if (command === 'q') throw new Leave();
    if (command === 'n') return undefined;
    if (word === 'n' && words.length > 0 && isWish(session, words)) return line;
    if (word === 't') chooseStrategy(session, words);
    else if (word === 's' && (words.length === 0 || puzzle.solution.kind === 'moves'))
      await solve(session, text, words.join(' '));
    else if (command === 'h') await session.hint(text, told++);
    else if (command === 'e') await session.explain(text);
    else if (command === '') session.tellHow();
    else if (!moves) {
      if (await session.check(text, line)) return undefined;
    } else if (command === 'c') await tellWhetherOpen(session, text);
    else if (command === 'w') await save(session, { text: () => `${text}\n`, instance: text });
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
          await finish(session, present, history.made.length, session.terminal.now() - begun);
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
async function entered({ puzzle: { playing: moves }, talk, say, drawsInPlace }: Session): Promise<string> {
  if (!drawsInPlace) return talk.ask(say(cliText(moves ? 'play-move' : 'play-prompt')));
  const done = await talk.lineOrArrow(say(cliText('play-arrows')));
  return 'arrow' in done ? moves!.arrow!(done.arrow) : done.line;
}

async function solve(session: Session, text: string, word: string): Promise<void> {
  const delay = readDelay(session, word);
  if (delay !== undefined) await session.solve(text, delay);
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

async function finish(session: Session, present: string, moves: number, milliseconds: number): Promise<void> {
  const { puzzle } = session;
  if (puzzle.solution.kind === 'moves') {
    session.talk.frame(session.picture(present, []));
    return session.rejoice(cliText('play-done-in', { moves: countText(puzzle, moves), time: clockText(milliseconds) }));
  }
  session.show(present, await notesOn(puzzle, present, moves));
  session.rejoice(cliText('play-done'));
  const rows = layOutInstance(puzzle, present);
  const text = () => `${rows ? plainRows(rows).join('\n') : present}\n`;
  await offerToSave(session, { text, instance: present });
}

/** Whether this still leads to a solution, without telling which. */
async function tellWhetherOpen(session: Session, text: string): Promise<void> {
  const { last, goal } = await session.search(text, { goal: 'first' });
  if (last.type === 'refused') return session.complain(last.problem);
  if (last.type === 'failed') return session.talk.tell(session.say(last.text));
  if (last.count > 0) return session.rejoice(cliText('play-open'));
  session.complain({ text: last.proven ? cliText('play-lost') : wordEnding(last, goal) });
}
