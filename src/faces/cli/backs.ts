/** The backs of a sheet, with their progress in the terminal: one solution of each puzzle, where it is found in time. */
import type { AnyPuzzle, Scene, Speaker, Text } from '../../contract/index.ts';
import { answerGoal, findAnswers } from '../../hosts/answers.ts';
import type { TimeLeft } from '../../hosts/batch.ts';
import { wordLast } from '../../presentation/ending.ts';
import { answerScene } from '../../presentation/picture/answer.ts';
import type { Threads } from './flags.ts';
import { onInterrupt } from './interrupt.ts';
import { tallyLine } from './progress.ts';
import type { Terminal } from './terminal.ts';
import { cliText } from './texts.ts';
import { workersFor } from './threads.ts';

export interface Backs {
  readonly scenes: readonly (Scene | undefined)[];
  /** Which puzzle, counted from 1, has nothing on its back, and why. */
  readonly unsolved: readonly { readonly number: number; readonly why: Text }[];
  /** Where Ctrl-C or the time limit came before the last puzzle was solved. */
  readonly stopped?: Text;
}

export async function drawBacks(
  terminal: Terminal,
  puzzle: AnyPuzzle,
  texts: readonly string[],
  limit: TimeLeft,
  threads: Threads = 'auto',
): Promise<Backs> {
  const workers = await workersFor(terminal, threads);
  const tally = tallyLine(terminal, texts.length);
  tally.show(0);
  const job = findAnswers(workers, puzzle, texts, (answers) => tally.show(answers), limit);
  const off = onInterrupt(() => job.cancel());
  const answers = await job.done.finally(() => {
    off();
    tally.clear();
    workers.close();
  });
  const say: Speaker = terminal.speaker(puzzle);
  const scenes = await Promise.all(answers.map(({ text, solution }) => answerScene(puzzle, text, solution, say)));
  const unsolved = answers.flatMap(({ last }, i) =>
    scenes[i] ? [] : [{ number: i + 1, why: wordLast(last, answerGoal(puzzle)) }],
  );
  // A puzzle that was not reached has an empty place on the back.
  const backs = { scenes: texts.map((_, i) => scenes[i]), unsolved };
  if (answers.length === texts.length) return backs;
  return { ...backs, stopped: cliText('sheet-backs-stopped', { reached: answers.length, puzzles: texts.length }) };
}
