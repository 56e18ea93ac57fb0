/**
 * `teka play`: a conversation in the terminal. Write a puzzle or have one made; then try answers or moves, ask for hints,
 * see solutions with their figures, save them. Wrong input asks again and says why; Ctrl-C or Ctrl-D leaves.
 */
import type { AnyPuzzle } from '../../../contract/index.ts';
import { Conversation, Leave } from '../conversation.ts';
import { EXIT } from '../exit.ts';
import { type InputFlags, readAttached, readInput, withAttached } from '../input.ts';
import { type Beginning, choose, isOnBoard, listExamples } from '../play/choose.ts';
import { round } from '../play/round.ts';
import { Session } from '../play/session.ts';
import { Refusal, type Terminal } from '../terminal.ts';
import { cliText } from '../texts.ts';
import { wrapped } from '../wrap.ts';

export async function playCommand(
  terminal: Terminal,
  puzzle: AnyPuzzle,
  file: string | undefined,
  flags: InputFlags,
): Promise<number> {
  const attached = await readAttached(flags);
  // A bad file is refused before the person chooses a puzzle.
  withAttached(puzzle, puzzle.about.examples[0]?.text ?? '', attached);
  const given = await givenAtOnce(terminal, puzzle, file, flags);
  const talk = new Conversation(terminal);
  const client = terminal.newClient();
  const session = new Session(terminal, puzzle, talk, client, attached);
  try {
    talk.tell(terminal.colors.bold(session.say(puzzle.about.name)));
    let said: string | undefined;
    if (given !== undefined) said = await begin(session, { text: given, isNew: false });
    else {
      talk.tell(wrapped(terminal, session.say(puzzle.instance.help)));
      if (isOnBoard(session)) listExamples(session);
    }
    for (;;) said = await begin(session, await choose(session, said));
  } catch (error) {
    if (!(error instanceof Leave)) throw error;
    talk.tell(`\n${session.say(cliText('goodbye'))}`);
    return EXIT.found;
  } finally {
    client.close();
    talk.close();
  }
}

async function begin(session: Session, { text, isNew }: Beginning): Promise<string | undefined> {
  if (!isNew) await session.introduce(text);
  return round(session, text);
}

/** The puzzle that was named with the command; the conversation asks for one otherwise. */
async function givenAtOnce(
  terminal: Terminal,
  puzzle: AnyPuzzle,
  file: string | undefined,
  flags: InputFlags,
): Promise<string | undefined> {
  if ([file, flags.text, flags.example].every((way) => way === undefined)) return undefined;
  const read = puzzle.instance.parse(await readInput(terminal, puzzle, file, flags));
  if (!read.ok) throw new Refusal(read.problem, puzzle);
  return puzzle.instance.format(read.value);
}
