/** The cells of a board being entered, of which the one at the cursor is reached by Tab and keeps the focus as it moves. */
import { useEffect, useRef } from 'preact/hooks';
import type { Speaker } from '../../../contract/index.ts';
import { pressKey } from '../../../faces/web/board/keys.ts';
import css from './editor.module.css';
import type { Editor } from './editor.ts';
import { text } from './texts.ts';

export function EditorCells({ editor, say }: { editor: Editor; say: Speaker }) {
  const box = useRef<HTMLFieldSetElement>(null);
  const { columns } = editor.size.value;
  const draft = editor.draft.value;
  const at = editor.cursor.value;
  const typed = editor.typed.value;
  useEffect(() => {
    if (box.current?.contains(document.activeElement)) box.current.querySelectorAll('button')[at]?.focus();
  }, [at]);
  return (
    <fieldset
      ref={box}
      class={css.cells}
      aria-label={say(text('own-board'))}
      data-digits={String(draft.length - 1).length}
    >
      {draft.map((value, cell) => {
        const place = { row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 };
        const tile = String(value || say(text('blank')));
        return (
          <button
            key={cell}
            type="button"
            tabIndex={cell === at ? 0 : -1}
            data-kind={value === undefined ? 'empty' : value === 0 ? 'blank' : 'tile'}
            data-cursor={cell === at}
            aria-label={say(value === undefined ? text('cell-empty', place) : text('cell-tile', { ...place, tile }))}
            // Behind a number they end it, rather than press the cell.
            onKeyDown={(event) => {
              if (event.key === ' ' || event.key === 'Enter') pressKey(editor.settle, event);
            }}
            onClick={() => editor.goTo(cell)}
          >
            {cell === at && typed !== '' ? `${typed}_` : value === 0 ? '–' : value}
          </button>
        );
      })}
    </fieldset>
  );
}
