/** The text of the puzzle, with its mistakes at their place, and ready-made texts to start from. */
import { useSignal, useSignalEffect } from '@preact/signals';
import { useId, useMemo, useRef } from 'preact/hooks';
import type { Attachment } from '../../../contract/index.ts';
import { loading } from '../parts/loading.ts';
import { MarkedField, ProblemLine } from '../parts/marked-field.tsx';
import { offsetOf } from '../parts/place.ts';
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import type { Refusal } from './arrivals.ts';
import { inputText } from './input-texts.ts';
import css from './room.module.css';
import type { Room } from './room.ts';
import { sayInput } from './say-input.ts';

/** The board is entered by hand where there is an editor; the text, with its help, is folded away until it is wanted or wrong. */
export function InputPanel({ room, hasEditor }: { room: Room; hasEditor: boolean }) {
  const { inputs, puzzle, isEditing } = room;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const lines = puzzle.instance.lines === 'several';
  const problem = inputs.problem.value;
  const isUnfolded = useSignal(false);
  // A mistake must be visible; the field stays unfolded once it is corrected.
  useSignalEffect(() => {
    if (inputs.problem.value) isUnfolded.value = true;
  });

  /** Leads to the mistake, or solves. */
  const submit = () => {
    if (!problem) return room.start();
    const box = field.current!;
    box.focus();
    if (!problem.place) return;
    const offset = offsetOf(inputs.text.value, problem.place);
    box.setSelectionRange(offset, offset + problem.place.length);
  };

  return (
    <form
      id="ask"
      class={css.input}
      aria-label={say(text('input'))}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div class={css.actions}>
        {hasEditor && (
          <button
            type="button"
            class={isEditing.value ? 'primary' : undefined}
            aria-pressed={isEditing.value}
            onClick={() => {
              isEditing.value = !isEditing.value;
            }}
          >
            {say(text(isEditing.value ? 'edit-done' : 'edit'))}
          </button>
        )}
        <Examples room={room} />
        <OpenButton room={room} />
        {puzzle.instance.attachments && <AttachButtons room={room} attachments={puzzle.instance.attachments} />}
      </div>
      <details
        class={css.more}
        open={isUnfolded.value}
        onToggle={(event) => {
          isUnfolded.value = event.currentTarget.open;
        }}
      >
        <summary>{sayInput(inputText('as-text'))}</summary>
        <label class="unseen" for={id}>
          {say(text('input'))}
        </label>
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
        {problem && inputs.instanceText.value !== '' && <p class="quiet">{sayInput(inputText('still-before'))}</p>}
        <p id={`${id}-help`} class="quiet">
          {room.say(puzzle.instance.help)}
        </p>
      </details>
      {room.refusal.value && (
        <p class={css.warning} role="alert">
          {sayRefusal(room, room.refusal.value)}
        </p>
      )}
    </form>
  );
}

function sayRefusal(room: Room, refusal: Refusal): string {
  if (typeof refusal === 'string') return sayInput(inputText(refusal));
  const { file, problem } = refusal;
  const message = room.say(problem.text);
  return sayInput(
    problem.place
      ? inputText('in-file-at', { file, ...problem.place, message })
      : inputText('in-file', { file, message }),
  );
}

/** A file that holds a whole puzzle; one may also be dropped anywhere. */
function OpenButton({ room }: { room: Room }) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" onClick={() => chooser.current?.click()}>
        {sayInput(inputText('open-file'))}
      </button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".txt,text/plain"
        aria-label={sayInput(inputText('open-file'))}
        onChange={(event) => {
          const field = event.currentTarget;
          const file = field.files?.[0];
          if (file) void import('./arrivals.ts').then(({ takeFile }) => takeFile(room, file));
          field.value = '';
        }}
      />
    </>
  );
}

/** Few puzzles take files to attach, so the buttons for them are loaded only there. */
function AttachButtons({ room, attachments }: { room: Room; attachments: readonly Attachment[] }) {
  const { value } = useMemo(() => loading(import('./attach-button.tsx')), []);
  return attachments.map((attachment) =>
    typeof value === 'object' ? (
      <value.AttachButton key={attachment.id} room={room} attachment={attachment} />
    ) : (
      // Its room is kept, so that nothing moves when it comes.
      <button key={attachment.id} type="button" disabled>
        {room.say(attachment.name)}…
      </button>
    ),
  );
}

function Examples({ room }: { room: Room }) {
  const { examples } = room.puzzle.about;
  const recent = room.recent.texts.value;
  return (
    <select
      class={css.examples}
      aria-label={sayInput(inputText('examples'))}
      value=""
      onChange={(event) => {
        const menu = event.currentTarget;
        if (menu.value !== '') room.replaceText(menu.value);
        menu.value = '';
      }}
    >
      <option value="">{sayInput(inputText('examples-choose'))}</option>
      <optgroup label={sayInput(inputText('examples'))}>
        {examples.map((example) => (
          <option key={example.id} value={example.text}>
            {room.say(example.title)}
          </option>
        ))}
      </optgroup>
      {recent.length > 0 && (
        <optgroup label={sayInput(inputText('yours-earlier'))}>
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
