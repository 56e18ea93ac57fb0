/** The text of the puzzle, with its mistakes at their place, and ready-made texts to start from. */
import { useId, useRef } from 'preact/hooks';
import type { Attachment } from '../../../contract/index.ts';
import { MarkedField, ProblemLine } from '../parts/marked-field.tsx';
import { offsetOf } from '../parts/place.ts';
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import { attachFile, type Refusal } from './arrivals.ts';
import css from './room.module.css';
import type { Room } from './room.ts';

export function InputPanel({ room }: { room: Room }) {
  const { inputs, puzzle } = room;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const lines = puzzle.instance.lines === 'several';
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
        {puzzle.attachments?.map((attachment) => (
          <AttachButton key={attachment.id} room={room} attachment={attachment} />
        ))}
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
          {sayRefusal(room, room.refusal.value)}
        </p>
      )}
      {problem && inputs.instanceText.value !== '' && <p class="quiet">{say(text('still-before'))}</p>}
      <p id={`${id}-help`} class="quiet">
        {room.say(puzzle.help.instance)}
      </p>
    </form>
  );
}

function sayRefusal(room: Room, refusal: Refusal): string {
  if (typeof refusal === 'string') return say(text(refusal));
  const { file, problem } = refusal;
  const message = room.say(problem.text);
  return say(
    problem.place ? text('in-file-at', { file, ...problem.place, message }) : text('in-file', { file, message }),
  );
}

/** A file of the person's, chosen or dropped here, that becomes part of the text. */
function AttachButton({ room, attachment }: { room: Room; attachment: Attachment }) {
  const chooser = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => {
    if (file) void attachFile(room, attachment, file);
  };
  return (
    <>
      <button
        type="button"
        class={css.attach}
        title={room.say(attachment.summary)}
        onClick={() => chooser.current?.click()}
        onDrop={(event) => {
          event.preventDefault();
          // Dropped anywhere else, a file is taken for a whole puzzle.
          event.stopPropagation();
          take(event.dataTransfer?.files[0]);
        }}
      >
        {room.say(attachment.name)}…
      </button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".txt,text/plain"
        aria-label={room.say(attachment.name)}
        onChange={(event) => {
          const field = event.currentTarget;
          take(field.files?.[0]);
          // The same file may be chosen again after it was changed.
          field.value = '';
        }}
      />
    </>
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
