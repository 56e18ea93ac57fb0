/** Entering a board as it is read, row by row, in place of the board that is played; it is taken over once it is complete. */
import { effect } from '@preact/signals';
import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import type { Speaker } from '../../../contract/index.ts';
import { arrowStep } from '../../../faces/web/board/grid-focus.ts';
import { type KeyAct, keyAct, useBoardKeys } from '../../../faces/web/board/keys.ts';
import table from '../../../faces/web/board/table.module.css';
import { LARGEST, SMALLEST, usualGoal } from '../model.ts';
import { tasks } from '../notation/index.ts';
import { isSolvable } from '../parity.ts';
import css from './editor.module.css';
import { createEditor, type Editor } from './editor.ts';
import { EditorCells } from './editor-cells.tsx';
import { EditorPad, padRows } from './editor-pad.tsx';
import type { PanelProps } from './panels.tsx';
import { text } from './texts.ts';

export function EditorView({ session, say, write }: PanelProps) {
  const { metric } = session.game.task;
  const editor = useMemo(() => createEditor(session.game.task), []);
  const box = useRef<HTMLElement>(null);
  useBoardKeys({ table: box, act: (event) => keyAct(event, () => keyOf(editor, event.key)) });
  useEffect(() => {
    box.current!.querySelector<HTMLElement>('[data-kind][tabindex="0"]')?.focus({ preventScroll: true });
    let isWritten = false;
    const follow = effect(() => {
      const cells = editor.cells.value;
      const size = editor.size.peek();
      if (!cells) return;
      write(tasks.format({ ...size, cells, goal: usualGoal(size), metric }), isWritten);
      isWritten = true;
    });
    return () => {
      editor.settle();
      follow();
    };
  }, [editor, write, metric]);
  const { rows, columns } = editor.size.value;
  return (
    <section
      ref={box}
      class={css.editor}
      aria-label={say(text('editor'))}
      style={{ '--rows': String(rows), '--columns': String(columns), '--pad-rows': String(padRows(rows * columns)) }}
    >
      <EditorCells editor={editor} say={say} />
      <div class={css.entry}>
        <SizeFields editor={editor} say={say} />
        <p class={table.message} aria-live="polite">
          {say(standing(editor))}
        </p>
        <EditorPad editor={editor} say={say} />
        <div class={table.controls}>
          <button type="button" disabled={!editor.canStepBack.value} onClick={editor.stepBack}>
            {say(text('undo'))}
          </button>
          <button type="button" onClick={editor.clear}>
            {say(text('clear'))}
          </button>
          <button type="button" disabled={editor.missing.value.length === 0} onClick={editor.fillRest}>
            {say(text('fill-rest'))}
          </button>
        </div>
      </div>
    </section>
  );
}

function keyOf(editor: Editor, key: string): KeyAct {
  const to = arrowStep(key, editor.cursor.value, editor.size.value);
  if (to !== undefined) return () => editor.goTo(to);
  if (/^\d$/.test(key)) return () => editor.type(Number(key));
  const acts: Readonly<Record<string, KeyAct>> = {
    '-': () => editor.put(0),
    ' ': editor.settle,
    Enter: editor.settle,
    Backspace: editor.erase,
    Delete: editor.erase,
  };
  return acts[key];
}

/** Which cell is next, or what came of it: a board that nobody can solve has mostly been misread. */
function standing({ missing, cursor, cells, size }: Editor) {
  const { columns } = size.value;
  if (!cells.value) {
    const place = { row: Math.floor(cursor.value / columns) + 1, column: (cursor.value % columns) + 1 };
    return text('next-cell', { ...place, left: missing.value.length });
  }
  const solvable = isSolvable({ cells: cells.value, goal: usualGoal(size.value), columns });
  return text(solvable ? 'complete' : 'complete-unsolvable');
}

function SizeFields({ editor, say }: { editor: Editor; say: Speaker }) {
  const id = useId();
  const size = editor.size.value;
  return (
    <div class={css.sizes}>
      {(['rows', 'columns'] as const).map((side) => (
        <div key={side}>
          <label for={`${id}-${side}`}>{say(text(side))}</label>
          <input
            id={`${id}-${side}`}
            type="number"
            inputMode="numeric"
            min={SMALLEST}
            max={LARGEST}
            value={size[side]}
            onChange={(event) => {
              editor.resize({ ...size, [side]: event.currentTarget.valueAsNumber });
              // What was out of bounds has been brought within them.
              event.currentTarget.value = String(editor.size.value[side]);
            }}
          />
        </div>
      ))}
    </div>
  );
}
