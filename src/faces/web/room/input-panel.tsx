/** The text of the puzzle, with its mistakes at their place, and ready-made texts to start from. */
import { useId, useRef } from 'preact/hooks';
import { MarkedField, ProblemLine } from '../parts/marked-field.tsx';
import { offsetOf } from '../parts/place.ts';
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import css from './room.module.css';
import type { Room } from './room.ts';

export function InputPanel({ room }: { room: Room }) {
  const { inputs, puzzle } = room;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const lines = puzzle.examples.some((example) => example.text.includes('\n'));
  const problem = inputs.problem.value;

  /** Solves, or leads to the mistake. */
  const submit = () => {
    if (!problem) return room.solving.start(inputs.request());
    const box = field.current!;
    box.focus();
    if (!problem.place) return;
    const offset = offsetOf(inputs.text.value, problem.place);
    box.setSelectionRange(offset, offset + problem.place.length);
  };

  return (
    <form
      id="ask"
      class={css.panel}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div class={css.heading}>
        <h2>
          <label for={id}>{say(text('input'))}</label>
        </h2>
        <Examples room={room} />
      </div>
      <MarkedField
        id={id}
        value={inputs.text}
        problem={problem}
        multiline={lines}
        describedBy={`${id}-help`}
        field={field}
      />
      <ProblemLine
        id={id}
        problem={problem}
        sayProblem={room.say}
        lines={lines || room.inputs.text.value.includes('\n')}
      />
      {room.refusal.value && (
        <p class={css.warning} role="alert">
          {say(text(room.refusal.value))}
        </p>
      )}
      {problem && inputs.instanceText.value !== '' && <p class="quiet">{say(text('still-before'))}</p>}
      <p id={`${id}-help`} class="quiet">
        {room.say(puzzle.help.instance)}
      </p>
    </form>
  );
}

function Examples({ room }: { room: Room }) {
  const { examples } = room.puzzle;
  const recent = room.recent.texts.value;
  return (
    <select
      class={css.examples}
      aria-label={say(text('examples'))}
      value=""
      onChange={(event) => {
        const menu = event.currentTarget;
        if (menu.value !== '') room.replaceText(menu.value);
        menu.value = '';
      }}
    >
      <option value="">{say(text('examples-choose'))}</option>
      <optgroup label={say(text('examples'))}>
        {examples.map((example) => (
          <option key={example.id} value={example.text}>
            {room.say(example.title)}
          </option>
        ))}
      </optgroup>
      {recent.length > 0 && (
        <optgroup label={say(text('yours-earlier'))}>
          {recent.map((own) => (
            <option key={own} value={own}>
              {own.split('\n')[0]}
            </option>
          ))}
        </optgroup>
      )}
    </select>
  );
}
