/** Keeping things in files: the file's name is asked for, and its ending says whether it is a text or a picture. */
import type { Text } from '../../../contract/index.ts';
import { Leave } from '../conversation.ts';
import { checkWritable, drawImage, isImageName, writeWhole } from '../files.ts';
import { Refusal } from '../terminal.ts';
import { cliText } from '../texts.ts';
import type { Session } from './session.ts';

/** What a person may keep: as a text, or as a picture of a puzzle or of a solution of it. */
export interface Keepsake {
  text(): string | Iterable<string>;
  readonly instance: string;
  readonly solution?: string | undefined;
}

export async function offerToSave(session: Session, what: Keepsake): Promise<void> {
  if (await isWanted(session, cliText('play-save'))) await save(session, what);
}

/** Asks until something is saved or the person declines. */
export async function save(session: Session, { text, instance, solution }: Keepsake): Promise<void> {
  const { puzzle, talk, say } = session;
  for (;;) {
    const name = await talk.ask(say(cliText('play-file')));
    if (name.toLowerCase() === 'q') throw new Leave();
    if (name === '') return;
    const isImage = isImageName(name);
    const file = isImage || name.toLowerCase().endsWith('.txt') ? name : `${name}.txt`;
    try {
      await checkWritable(file, false);
      await writeWhole(file, isImage ? await drawImage(puzzle, instance, solution, file, say) : text(), false);
      return talk.tell(say(cliText('saved', { file })));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      session.complain(error.problem);
    }
  }
}

async function isWanted({ talk, say }: Session, question: Text): Promise<boolean> {
  for (;;) {
    const line = (await talk.ask(say(question))).toLowerCase();
    if (line === 'q') throw new Leave();
    if (['y', 'yes', 'ya'].includes(line)) return true;
    if (['n', 'no', 't', 'tidak'].includes(line)) return false;
    talk.tell(say(cliText('play-yes-or-no', { word: line })));
  }
}
