/**
 * A text field that shows a problem at its place. Behind the field lies a copy of its text in invisible ink, in which
 * the offending piece is underlined; the copy also gives the field its height.
 */
import type { Signal } from '@preact/signals';
import type { RefObject } from 'preact';
import type { Problem, Speaker } from '../../../contract/index.ts';
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import css from './marked-field.module.css';
import { splitAt } from './place.ts';

export function MarkedField(props: {
  id: string;
  value: Signal<string>;
  problem: Problem | undefined;
  /** Whether Enter starts a new line; otherwise it submits. */
  multiline?: boolean;
  describedBy?: string;
  /** Whether a pad stands below it, so that a phone need not open its keyboard. */
  hasPad?: boolean;
  field?: RefObject<HTMLTextAreaElement | null>;
}) {
  const { id, value, problem, multiline = false, describedBy, hasPad = false, field } = props;
  const split = problem?.place && splitAt(value.value, problem.place);
  const described = [problem && `${id}-problem`, describedBy].filter(Boolean).join(' ');
  return (
    <div class={css.scroller}>
      <div class={css.stack}>
        <div class={css.copy} aria-hidden="true">
          {split ? (
            <>
              {split.before}
              <mark>{split.marked}</mark>
              {split.after}
            </>
          ) : (
            value.value
          )}{' '}
        </div>
        <textarea
          {...(field ? { ref: field } : {})}
          id={id}
          class={css.field}
          rows={1}
          value={value.value}
          spellcheck={false}
          {...(hasPad ? { inputmode: 'none' } : {})}
          autocapitalize="off"
          autocomplete="off"
          aria-invalid={problem !== undefined}
          {...(described ? { 'aria-describedby': described } : {})}
          onInput={(event) => {
            value.value = event.currentTarget.value;
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || (multiline && !event.ctrlKey && !event.metaKey)) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
      </div>
    </div>
  );
}

/** The sentence that goes with the mark. */
export function ProblemLine(props: { id: string; problem: Problem | undefined; sayProblem: Speaker; lines: boolean }) {
  const { id, problem, sayProblem, lines } = props;
  const place = problem?.place;
  const where = place && say(lines ? text('place', place) : text('column', place));
  return (
    <p id={`${id}-problem`} class={css.problem} aria-live="polite">
      {problem && (
        <>
          {where && <strong>{where}: </strong>}
          {sayProblem(problem.text)}
        </>
      )}
    </p>
  );
}
