/** Whether explain, hint and generate answer, in words, and the same each time. */
import type { Context, Puzzle } from '../../../contract/index.ts';
import { answer, type Question, type Reply } from '../../../engine/ask.ts';
import { anyPuzzle } from '../run.ts';
import { wordComplaints } from './words.ts';

const freshContext = (): Context => ({ ticker: { tick: () => undefined }, cache: new Map() });

const ask = <I, S>(puzzle: Puzzle<I, S>, question: Question): Promise<Reply> =>
  answer(anyPuzzle(puzzle), question, freshContext());

export async function explainComplaints<I, S>(puzzle: Puzzle<I, S>, text: string): Promise<string[]> {
  const reply = await ask(puzzle, { ask: 'explain', puzzle: puzzle.id, text });
  if (!reply.ok || reply.ask !== 'explain') return [`no explanation: ${JSON.stringify(reply)}`];
  const { verdict, facts } = reply.explanation;
  return [verdict, ...facts.flatMap((fact) => [fact.label, fact.value])].flatMap((t) =>
    wordComplaints(puzzle.texts, t),
  );
}

export async function hintComplaints<I, S>(puzzle: Puzzle<I, S>, text: string): Promise<string[]> {
  const reply = await ask(puzzle, { ask: 'hint', puzzle: puzzle.id, text });
  if (!reply.ok || reply.ask !== 'hint') return [`no hint: ${JSON.stringify(reply)}`];
  if (reply.hints.length === 0) return ['not even one level of help'];
  return reply.hints.flatMap((hint) => [hint.offer, hint.text]).flatMap((t) => wordComplaints(puzzle.texts, t));
}

/** Tells how hard an instance is; undefined where it cannot be told. */
export type DifficultyOf<I> = (instance: I) => string | undefined;

const SEEDS = 20;

/** The same seed must give the same text in a fresh worker, other seeds something else, each as hard as wished. */
export async function generateComplaints<I, S>(
  puzzle: Puzzle<I, S>,
  wished?: string,
  difficultyOf?: DifficultyOf<I>,
): Promise<string[]> {
  const complaints: string[] = [];
  const made = new Set<string>();
  for (let seed = 1; seed <= SEEDS; seed++) {
    const wish = { ask: 'generate', puzzle: puzzle.id, seed, ...(wished ? { difficulty: wished } : {}) } as const;
    const [reply, again] = [await ask(puzzle, wish), await ask(puzzle, wish)];
    if (!reply.ok || reply.ask !== 'generate') return [`seed ${seed}: ${JSON.stringify(reply)}`];
    if (!again.ok || again.ask !== 'generate' || again.text !== reply.text) {
      complaints.push(`seed ${seed} gives ${reply.text}, and then ${JSON.stringify(again)}`);
    }
    made.add(reply.text);
    const read = puzzle.instance.parse(reply.text);
    if (!read.ok) complaints.push(`seed ${seed}: ${reply.text} cannot be read: ${read.problem.text.code}`);
    else if (wished && difficultyOf && difficultyOf(read.value) !== wished) {
      complaints.push(`seed ${seed}: ${reply.text} is ${difficultyOf(read.value)}, not ${wished}`);
    }
  }
  if (made.size === 1) complaints.push(`${SEEDS} seeds all give ${[...made][0]}`);
  return complaints;
}
