/** One question: what a person may see of the search, the answers to choose from, and the verdict. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { AnyPuzzle, Speaker } from '../../../../contract/index.ts';
import type { Question } from '../../../../lab/exercise/model.ts';
import { shownOf } from '../../../../lab/exercise/shown.ts';
import type { Recording } from '../../../../lab/recording.ts';
import { madeText, wordFigures, wordStep } from '../../../../lab/sentence.ts';
import { SceneView } from '../../parts/scene-view.tsx';
import css from './exercise.module.css';
import { text } from './texts.ts';
import { Tree } from './tree.tsx';

export interface QuestionProps {
  readonly puzzle: AnyPuzzle;
  /** What is solved, as the puzzle reads it. */
  readonly instance: unknown;
  readonly strategy: string;
  readonly recording: Recording;
  readonly question: Question;
  /** Which choice was taken; nothing before that. */
  readonly answer: number | undefined;
  readonly say: Speaker;
  choose(choice: number): void;
  goOn(): void;
  readonly isLast: boolean;
}

export function QuestionView(props: QuestionProps) {
  const { question, answer, say, choose, goOn, recording, isLast } = props;
  const shown = useMemo(() => shownOf(recording, question), [recording, question]);
  const looked = useSignal<number | undefined>(undefined);
  const title = useRef<HTMLHeadingElement>(null);
  const onward = useRef<HTMLButtonElement>(null);
  const node = looked.value ?? question.node;
  const isAnswered = answer !== undefined;
  // The focus moves with what is shown: a key that is pressed at once would go elsewhere.
  useLayoutEffect(() => {
    looked.value = undefined;
    title.current?.focus({ preventScroll: true });
  }, [question]);
  useLayoutEffect(() => {
    if (isAnswered) onward.current?.focus({ preventScroll: true });
  }, [question, isAnswered]);
  const isMarked = shown.marks.some((mark) => mark !== undefined);
  const verdict = () => (answer === question.right ? text('right') : text('wrong', { place: question.right + 1 }));
  return (
    <>
      <h2 ref={title} class={css.ask} tabIndex={-1}>
        {say(question.ask)}
      </h2>
      <div class={css.sight}>
        <Position {...props} node={node} />
        <Tree
          shown={shown}
          node={node}
          label={say(text('tree'))}
          choose={choose}
          look={(one) => {
            looked.value = one;
          }}
        />
      </div>
      <Caption {...props} recording={shown.recording} node={node} isLooked={looked.value !== undefined} />
      <div class={css.answers}>
        <ol class={css.choices} aria-label={say(text('choices'))} data-pictured={isMarked}>
          {question.choices.map((_, place) => (
            <li key={`${question.kind} ${question.steps} ${place}`}>
              <ChoiceButton {...props} place={place} />
            </li>
          ))}
        </ol>
        {!isAnswered && <p class={css.help}>{say(text(isMarked ? 'tree-marked' : 'tree-looked'))}</p>}
        <div class={css.verdict} data-answered={isAnswered}>
          <p aria-live="polite">
            {isAnswered && (
              <>
                <strong>{say(verdict())}</strong> {say(question.because)}
              </>
            )}
          </p>
          {isAnswered && (
            <button ref={onward} type="button" class="primary" onClick={goOn}>
              {say(text(isLast ? 'finish' : 'go-on'))}
            </button>
          )}
        </div>
      </div>
    </>
  );
}

function ChoiceButton({ place, ...props }: QuestionProps & { place: number }) {
  const { question, answer, say, choose } = props;
  const choice = question.choices[place]!;
  const mark =
    answer === undefined ? undefined : place === question.right ? 'right' : place === answer ? 'wrong' : 'other';
  const told = { ...props, say };
  return (
    <button
      type="button"
      class={css.choice}
      data-mark={mark}
      aria-disabled={answer !== undefined}
      onClick={() => choose(place)}
    >
      <span class={css.number}>
        {mark === 'right' ? '✓' : mark === 'wrong' ? '✗' : place + 1}
        {(mark === 'right' || mark === 'wrong') && <span class="unseen"> {say(text(`is-${mark}`))}:</span>}
      </span>
      {choice.node !== undefined && <Position {...props} node={choice.node} />}
      <span>
        {say(choice.text)}
        {choice.isFigured && <small>{wordFigures(props.recording, choice.node!, told)}</small>}
      </span>
    </button>
  );
}

/** The position of a node. */
function Position({ puzzle, instance, recording, node, say }: QuestionProps & { node: number }) {
  const scene = useMemo(() => {
    const read = puzzle.solution.parse(recording.position(node));
    return puzzle.showing.depict(instance, read.ok ? read.value : undefined).at(-1);
  }, [puzzle, instance, recording, node]);
  return <div class={css.picture}>{scene && <SceneView scene={scene} say={say} />}</div>;
}

/** What is known of the node whose position is shown; of the one that is asked about, only what does not tell the answer. */
function Caption(props: QuestionProps & { node: number; isLooked: boolean }) {
  const { puzzle, strategy, recording, question, node, say, isLooked } = props;
  const told = { puzzle, strategy, say };
  const figures = (one: number, hidden: readonly string[] = []) => wordFigures(recording, one, told, hidden);
  const parent = recording.parent(node);
  const sentence = (): string => {
    if (question.kind === 'size' && !isLooked) return '';
    if (node === question.node && question.kind !== 'next')
      return say(madeText(recording, node, figures(node, question.hidden)));
    if (!isLooked) return wordStep(recording, question.steps - 1, told);
    const settled = recording.settledAt(node);
    return wordStep(recording, settled < 0 ? recording.madeAt(node) : settled, told);
  };
  const isFromParent = question.isFromParent && node === question.node && parent >= 0 && figures(parent) !== '';
  return (
    <p class={css.caption}>
      {sentence()} {isFromParent && say(text('of-parent', { node: parent, figures: figures(parent) }))}
    </p>
  );
}
