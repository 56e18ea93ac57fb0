/** Whether explain, hint, generate and moves answer, in words, and the same each time. */
import type { Context, Puzzle } from '../../../contract/index.ts';
import { answer, type Question, type Reply } from '../../../engine/ask.ts';
import { anyPuzzle, cachedFor } from '../run.ts';
import { sceneComplaints } from './pictures.ts';
import { wordComplaints } from './words.ts';

const freshContext = (): Context => ({ ticker: { tick: () => undefined }, cache: new Map() });

/** Asks a worker that has answered other questions before, or the one that is given. */
const ask = <I, S>(puzzle: Puzzle<I, S>, question: Question, worker?: Context): Promise<Reply> =>
  answer(anyPuzzle(puzzle), question, worker ?? { ...freshContext(), cache: cachedFor(puzzle) });

export async function explainComplaints<I, S>(puzzle: Puzzle<I, S>, text: string): Promise<string[]> {
  const reply = await ask(puzzle, { ask: 'explain', puzzle: puzzle.about.id, text });
  if (!reply.ok || reply.ask !== 'explain') return [`no explanation: ${JSON.stringify(reply)}`];
  const { verdict, facts, figures, picture } = reply.explanation;
  const texts = [verdict, ...facts.flatMap((fact) => [fact.label, fact.value]), ...(figures?.columns ?? [])];
  const ragged = figures?.rows.find((row) => row.length !== figures.columns.length);
  return [
    ...texts.flatMap((t) => wordComplaints(puzzle.texts, t)),
    ...(ragged ? [`the figures ${ragged.join(' ')} do not fill the columns`] : []),
    ...(picture ? sceneComplaints(puzzle.texts, picture).map((what) => `the picture: ${what}`) : []),
  ];
}

export async function hintComplaints<I, S>(puzzle: Puzzle<I, S>, text: string): Promise<string[]> {
  const reply = await ask(puzzle, { ask: 'hint', puzzle: puzzle.about.id, text });
  if (!reply.ok || reply.ask !== 'hint') return [`no hint: ${JSON.stringify(reply)}`];
  if (reply.hints.length === 0) return ['not even one level of help'];
  return reply.hints.flatMap(({ kind, offer, text: told, show }, i) => {
    const unreadable = show !== undefined && !puzzle.solution.parse(show).ok;
    const words = [offer, told].flatMap((t) => wordComplaints(puzzle.texts, t));
    if (!/^[a-z]+(-[a-z]+)*$/.test(kind)) words.push(`hint ${i + 1} is of the kind ${kind}, which is not kebab-case`);
    return unreadable ? [...words, `hint ${i + 1} shows ${show}, which cannot be read`] : words;
  });
}

/** Something that no move looks like must be refused in words, and a position that is still open must not pass as done. */
export async function moveComplaints<I, S>(puzzle: Puzzle<I, S>, text: string): Promise<string[]> {
  const instance = puzzle.instance.parse(text);
  if (!instance.ok || !puzzle.playing) return ['there is nothing to move'];
  const { play } = await puzzle.judge(instance.value);
  if (!play) return ['its judge does not play'];
  const complaints = ['', '\u0000', '= ='].flatMap((move) => {
    const played = play.move(move);
    const shown = JSON.stringify(move);
    return played.ok ? [`${shown} passes for a move`] : wordComplaints(puzzle.texts, played.problem.text);
  });
  const status = play.status?.();
  if (status) complaints.push(...wordComplaints(puzzle.texts, status));
  return play.finished() ? [...complaints, 'it is finished before it begins'] : complaints;
}

/** Tells how hard an instance is; undefined where it cannot be told. */
export type DifficultyOf<I> = (instance: I) => string | undefined | Promise<string | undefined>;

/** How many instances are generated of each kind. */
export const SEEDS = 20;

/**
 * The same seed must give the same text in another worker that was asked for the others in another order; other seeds give
 * something else, each as hard as wished.
 */
export async function generateComplaints<I, S>(
  puzzle: Puzzle<I, S>,
  wished?: string,
  difficultyOf?: DifficultyOf<I>,
  seeds = SEEDS,
): Promise<string[]> {
  const complaints: string[] = [];
  const made = new Set<string>();
  const wish = { ask: 'generate', puzzle: puzzle.about.id, ...(wished ? { difficulty: wished } : {}) } as const;
  const other = freshContext();
  const others: Reply[] = [];
  for (let seed = seeds; seed >= 1; seed--) others[seed] = await ask(puzzle, { ...wish, seed }, other);
  for (let seed = 1; seed <= seeds; seed++) {
    const [reply, again] = [await ask(puzzle, { ...wish, seed }), others[seed]!];
    if (!reply.ok || reply.ask !== 'generate') return [`seed ${seed}: ${JSON.stringify(reply)}`];
    if (!again.ok || again.ask !== 'generate' || again.text !== reply.text) {
      complaints.push(`seed ${seed} gives ${reply.text}, and then ${JSON.stringify(again)}`);
    }
    made.add(reply.text);
    const read = puzzle.instance.parse(reply.text);
    if (!read.ok) complaints.push(`seed ${seed}: ${reply.text} cannot be read: ${read.problem.text.code}`);
    else if (wished && difficultyOf) {
      const difficulty = await difficultyOf(read.value);
      if (difficulty !== wished) complaints.push(`seed ${seed}: ${reply.text} is ${difficulty}, not ${wished}`);
    }
  }
  if (seeds > 1 && made.size === 1) complaints.push(`${seeds} seeds all give ${[...made][0]}`);
  return complaints;
}
