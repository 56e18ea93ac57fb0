/** What is wrong with the questions of an exercise, for tests: each is checked against the recording itself. */
import { languages, speaker, type Text } from '../../../contract/index.ts';
import { commonTexts } from '../../../presentation/texts.ts';
import type { Recording } from '../../recording.ts';
import { wordFigures } from '../../sentence.ts';
import { labTexts } from '../../texts.ts';
import type { Question, Searched } from '../model.ts';
import { shownOf } from '../shown.ts';
import { exerciseText, exerciseTexts } from '../texts.ts';

export function complaints(recording: Recording, searched: Searched, questions: readonly Question[]): string[] {
  const found = questions.flatMap((question, place) => {
    const wrong = [
      ...unclear(recording, searched, question),
      ...untrue(recording, question),
      ...telling(recording, question),
    ];
    return wrong.map((complaint) => `question ${place} (${question.kind}, node ${question.node}): ${complaint}`);
  });
  const keys = questions.map(({ kind, node, steps, hidden }) => JSON.stringify([kind, node, steps, hidden]));
  return new Set(keys).size < keys.length ? [...found, 'a question is asked twice'] : found;
}

/** A person can tell the choices apart, in every language, and every text has its words. */
function unclear(recording: Recording, { puzzle, strategy }: Searched, question: Question): string[] {
  const { choices, right, ask, because } = question;
  const wrong: string[] = [];
  if (choices.length < 2) wrong.push('there is nothing to choose');
  if (!(right >= 0 && right < choices.length)) wrong.push('no choice is right');
  for (const language of languages) {
    const say = speaker(language, exerciseTexts, puzzle.texts, commonTexts, labTexts);
    const seen = choices.map(({ text, node, isFigured }) =>
      isFigured ? `${say(text)} ${wordFigures(recording, node!, { puzzle, strategy, say })}` : say(text),
    );
    if (new Set(seen).size < seen.length) wrong.push(`choices look alike: ${seen.join(' | ')}`);
    const words = [say(ask), say(because), ...seen].join(' ');
    if (/NaN|undefined|\[object/.test(words)) wrong.push(`words are missing: ${words}`);
  }
  return wrong;
}

/** The right choice is what the recording has, and no other choice is. */
function untrue(recording: Recording, question: Question): string[] {
  const { kind, choices, right, node, steps, hidden } = question;
  const answers = choices.map((choice): boolean => {
    if (kind === 'next') return isNext(recording, choice.node!, steps);
    if (kind === 'fate') return choice.text.code === `fate-${fateOf(recording, node, steps)}`;
    if (kind === 'reason') return isSame(choice.text, recording.why(node)!);
    if (kind === 'figure')
      return isSame(choice.text, exerciseText('choice-value', { value: recording.figure(hidden[0]!, node)! }));
    return choice === choices[right];
  });
  return answers.every((isTrue, place) => isTrue === (place === right))
    ? []
    : [`right are ${answers.join()}, not ${right}`];
}

const isSame = (one: Text, other: Text): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether the step makes the node, makes a child of it, or settles it. */
function isNext(recording: Recording, node: number, steps: number): boolean {
  const next = recording.step(steps);
  const isMadeHere = recording.madeAt(node) >= steps;
  return isMadeHere || !next.isMade ? next.node === node : recording.parent(next.node) === node;
}

function fateOf(recording: Recording, node: number, steps: number): string {
  const { node: about, isMade } = recording.step(Math.min(steps, recording.steps - 1));
  if (recording.joins(node) >= 0) return 'joins';
  if (!isMade && about === node) return recording.outcome(node)!;
  return isMade && recording.parent(about) === node ? 'branched' : 'waits';
}

/** What is shown is not later than the question, but for the nodes that are offered. */
function telling(recording: Recording, question: Question): string[] {
  const { kind, node, steps, choices } = question;
  const { recording: shown, marks } = shownOf(recording, question);
  const wrong: string[] = [];
  const offered = marks.filter((mark) => mark !== undefined && shown.madeAt(mark) >= steps).length;
  if (shown.steps !== steps + offered) wrong.push(`${shown.steps} steps are shown, not ${steps}`);
  if (kind !== 'size' && recording.madeAt(node) >= steps) wrong.push('it is about a node that is not made');
  const isAsked = kind === 'fate' || kind === 'reason';
  if (isAsked && (shown.outcome(node) !== undefined || (kind === 'fate' && shown.joins(node) >= 0)))
    wrong.push('the outcome is shown');
  for (const [place, choice] of choices.entries()) {
    const mark = marks[place];
    if (choice.node === undefined || mark === undefined) continue;
    if (shown.position(mark) !== recording.position(choice.node)) wrong.push('a mark has another position');
    if (shown.outcome(mark) !== undefined) wrong.push('the outcome of a choice is shown');
  }
  return wrong;
}
