/** A file of the person's that becomes part of the text, such as a list of words. */
import { useRef } from 'preact/hooks';
import type { Attachment } from '../../../contract/index.ts';
import { announce } from '../announce.ts';
import { isText, plain } from './arrivals.ts';
import { inputText } from './input-texts.ts';
import css from './room.module.css';
import type { Room } from './room.ts';
import { sayInput } from './say-input.ts';

/** Puts a file's content into the text of the room; what is wrong with it is said, and the text then stays as it was. */
async function attachFile(room: Room, attachment: Attachment, file: File): Promise<void> {
  const content = await file.text().catch(() => undefined);
  if (content === undefined || !isText(content)) {
    room.refusal.value = content === undefined ? 'not-taken-in' : 'not-a-text';
    return;
  }
  const put = attachment.attach(room.inputs.text.value, plain(content));
  room.refusal.value = put.ok ? undefined : { file: file.name, problem: put.problem };
  if (!put.ok) return;
  room.replaceText(put.value);
  announce(sayInput(inputText('taken-in')));
}

/** The file is chosen, or dropped on the button. */
export function AttachButton({ room, attachment }: { room: Room; attachment: Attachment }) {
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
