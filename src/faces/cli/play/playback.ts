/** A solution that is a sequence of moves, shown move by move; afterwards the board is as the person left it. */
import { courseOf } from '../../../engine/course.ts';
import { cliText } from '../texts.ts';
import type { Session } from './session.ts';

const USUAL_DELAY = 150;
const LONGEST_DELAY = 60_000;

/** The delay between two moves, in milliseconds, as typed after a command; says what is wrong with a bad one. */
export function readDelay(session: Session, word: string): number | undefined {
  if (word === '') return USUAL_DELAY;
  const delay = /^[0-9]{1,5}$/.test(word) ? Number(word) : Number.NaN;
  if (delay <= LONGEST_DELAY) return delay;
  session.complain({ text: cliText('play-bad-delay', { word, most: LONGEST_DELAY }) });
  return undefined;
}

/** Only a terminal can show it; a pipe would get many boards and no movement. */
export async function playBack(session: Session, text: string, solution: string, delay: number): Promise<void> {
  const { puzzle, talk, say } = session;
  const positions = await courseOf(puzzle, text, solution);
  if (!talk.isTerminal || positions.length < 2) return;
  talk.tell(say(cliText('play-any-key')));
  const last = positions.length - 1;
  const frames = positions.map((position, i) => session.picture(position, [`${i} / ${last}`]));
  await talk.animate(frames, delay);
  talk.tell(say(cliText('play-back')));
}
