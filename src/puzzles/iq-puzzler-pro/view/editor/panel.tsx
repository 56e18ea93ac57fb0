/** The board editor: choose or paint a board, choose or draw its pieces, and start. */
import type { Signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import panelCss from '../../../../faces/web/board/panels.module.css';
import { tasks } from '../../notation/index.ts';
import type { PanelProps } from '../panels.tsx';
import { text } from '../texts.ts';
import { BoardChoice } from './board-choice.tsx';
import css from './editor.module.css';
import { createEditor, type Editor } from './model.ts';
import { Drawing, PieceChoice } from './piece-choice.tsx';

export type EditorProps = PanelProps & { editor: Editor };

export function EditorPanel(props: PanelProps) {
  const { session, say, write } = props;
  const editor = useMemo(() => createEditor(session.game.task), [session]);
  const task = editor.task.value;
  return (
    <form
      class={css.editor}
      onSubmit={(event) => {
        event.preventDefault();
        if (task) write(tasks.format(task));
      }}
    >
      <BoardChoice {...props} editor={editor} />
      <PieceChoice {...props} editor={editor} />
      <Drawing {...props} editor={editor} />
      <div class={css.flags}>
        <Flag label={say(text('one-sided'))} value={editor.oneSided} />
        <Flag label={say(text('no-turns'))} value={editor.noTurns} />
        <Flag label={say(text('gaps-allowed'))} value={editor.gaps} />
      </div>
      <div class={panelCss.row}>
        <button type="submit" class="primary" disabled={!task}>
          {say(text('start'))}
        </button>
        <Areas {...props} editor={editor} />
      </div>
    </form>
  );
}

function Flag({ label, value }: { label: string; value: Signal<boolean> }) {
  return (
    <label class={panelCss.flag}>
      <input
        type="checkbox"
        checked={value.value}
        onChange={(event) => {
          value.value = event.currentTarget.checked;
        }}
      />
      <span>{label}</span>
    </label>
  );
}

/** Says whether the areas of pieces and board agree, before the player starts. */
function Areas({ editor, say }: EditorProps) {
  const { cells, balls } = editor.areas.value;
  const missing = cells - balls;
  return (
    <p class="quiet" aria-live="polite">
      {say(text('areas', { cells, balls }))}
      {missing > 0 && !editor.gaps.value && `. ${say(text('too-few', { missing }))}`}
      {missing < 0 && `. ${say(text('too-many', { extra: -missing }))}`}
    </p>
  );
}
