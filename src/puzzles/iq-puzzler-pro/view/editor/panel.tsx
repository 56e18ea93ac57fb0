/** A board and its pieces, made by hand; they become the puzzle when the editor is left. */
import { effect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Flag } from '../../../../faces/web/board/flag.tsx';
import { tasks } from '../../notation/index.ts';
import type { PartProps } from '../props.ts';
import { text } from '../texts.ts';
import { BoardChoice } from './board-choice.tsx';
import css from './editor.module.css';
import { createEditor, type Editor } from './model.ts';
import { Drawing, PieceChoice } from './piece-choice.tsx';

export type EditorProps = PartProps & { editor: Editor };

export function EditorPanel(props: PartProps) {
  const { session, say, write, isEditing, mode } = props;
  const { editor, before } = useMemo(() => {
    const made = createEditor(session.game.task);
    return { editor: made, before: textOf(made) };
  }, [session]);
  // At once, since the editor is about to go. What was only looked at stays as it was, with the pieces that lie in it.
  useEffect(
    () =>
      effect(() => {
        if (isEditing.value && mode.value === 'solve') return;
        const now = textOf(editor);
        if (now !== undefined && now !== before) write(now);
      }),
    [editor],
  );
  const flag = (name: 'oneSided' | 'noTurns' | 'gaps', label: string) => (
    <Flag
      label={label}
      isOn={editor[name].value}
      set={(isOn) => {
        editor[name].value = isOn;
      }}
    />
  );
  return (
    <form class={css.editor} aria-label={say(text('editor'))} onSubmit={(event) => event.preventDefault()}>
      <BoardChoice {...props} editor={editor} />
      <PieceChoice {...props} editor={editor} />
      <Drawing {...props} editor={editor} />
      <div class={css.flags}>
        {flag('oneSided', say(text('one-sided')))}
        {flag('noTurns', say(text('no-turns')))}
        {flag('gaps', say(text('gaps-allowed')))}
      </div>
      <Areas {...props} editor={editor} />
    </form>
  );
}

const textOf = ({ task }: Editor): string | undefined => task.peek() && tasks.format(task.peek()!);

/** Says whether the areas of pieces and board agree, always in sight. */
function Areas({ editor, say }: EditorProps) {
  const { cells, balls } = editor.areas.value;
  const missing = cells - balls;
  return (
    <p class={css.areas} aria-live="polite">
      {say(text('areas', { cells, balls }))}
      {missing > 0 && !editor.gaps.value && `. ${say(text('too-few', { missing }))}`}
      {missing < 0 && `. ${say(text('too-many', { extra: -missing }))}`}
    </p>
  );
}
