/** Entering a board of the player's own, in place of the board that is played. */
import { useSignal } from '@preact/signals';
import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import type { Speaker } from '../../../contract/index.ts';
import panelCss from '../../../faces/web/board/panels.module.css';
import { bringIntoSight } from '../../../faces/web/board/sight.ts';
import css from '../../../faces/web/board/table.module.css';
import { LARGEST, SMALLEST, usualGoal } from '../model.ts';
import { tasks } from '../notation/index.ts';
import own from './board.module.css';
import editorCss from './editor.module.css';
import { createEditor, type Editor } from './editor.ts';
import type { PanelProps } from './panels.tsx';
import { text } from './texts.ts';

/** Up to this many missing numbers are named. */
const MOST_NAMED = 6;

export function EditorView({ session, say, write, open, motion }: PanelProps) {
  const form = useRef<HTMLFormElement>(null);
  const editor = useMemo(() => createEditor(session.game.task), []);
  const refused = useSignal(false);
  const missing = editor.missing.value;
  const close = () => {
    open.value = undefined;
  };
  const use = () => {
    const cells = editor.cells();
    refused.value = cells === undefined;
    if (!cells) return;
    const size = editor.size.value;
    write(tasks.format({ ...size, cells, goal: usualGoal(size), metric: session.game.task.metric }));
    close();
  };
  // It opens above the button that opens it.
  useEffect(() => {
    form.current!.querySelector<HTMLElement>('fieldset [tabindex="0"]')?.focus({ preventScroll: true });
    bringIntoSight(form.current!, motion.peek());
  }, [motion]);
  const entry = (value: number) => String(value || say(text('blank')));
  return (
    <form
      ref={form}
      class={`${css.table} ${own.table}`}
      aria-label={say(text('editor'))}
      onSubmit={(event) => {
        event.preventDefault();
        use();
      }}
    >
      <p class="quiet">{say(text('editor-about'))}</p>
      <SizeFields editor={editor} say={say} />
      <Cells editor={editor} say={say} />
      <p class={css.message} aria-live="polite">
        {say(missing.length > 0 ? text('next-tile', { tile: entry(missing[0]!) }) : text('complete'))}
      </p>
      <div class={css.controls}>
        <button type="button" disabled={!editor.canStepBack.value} onClick={editor.stepBack}>
          {say(text('step-back'))}
        </button>
        <button type="button" onClick={editor.clear}>
          {say(text('clear'))}
        </button>
        <button type="button" disabled={missing.length === 0} onClick={editor.fillRest}>
          {say(text('fill-rest'))}
        </button>
      </div>
      <div class={css.controls}>
        <button type="submit" class="primary">
          {say(text('use-board'))}
        </button>
        <button type="button" onClick={close}>
          {say(text('cancel'))}
        </button>
      </div>
      {refused.value && missing.length > 0 && (
        <p class={panelCss.warning} role="alert">
          {say(text('incomplete', { count: missing.length, missing: namedText(missing.map(entry), say) }))}
        </p>
      )}
    </form>
  );
}

function namedText(entries: readonly string[], say: Speaker): string {
  const named = entries.slice(0, MOST_NAMED).join(', ');
  const more = entries.length - MOST_NAMED;
  return more > 0 ? say(text('missing-more', { missing: named, more })) : named;
}

function SizeFields({ editor, say }: { editor: Editor; say: Speaker }) {
  const id = useId();
  const size = editor.size.value;
  return (
    <div class={editorCss.sizes}>
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

const arrows: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
};

/** The cells as buttons, of which one is reached by Tab and the others by arrows. */
function Cells({ editor, say }: { editor: Editor; say: Speaker }) {
  const box = useRef<HTMLFieldSetElement>(null);
  const focus = useSignal(0);
  const { rows, columns } = editor.size.value;
  const draft = editor.draft.value;
  const at = Math.min(focus.value, draft.length - 1);

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = arrows[event.key];
    if (step) {
      event.preventDefault();
      const row = Math.max(0, Math.min(rows - 1, Math.floor(at / columns) + step[0]));
      const column = Math.max(0, Math.min(columns - 1, (at % columns) + step[1]));
      focus.value = row * columns + column;
      box.current?.querySelectorAll('button')[focus.value]?.focus();
    } else if (event.key === 'Backspace' || event.key === 'Delete') editor.erase(at);
    else if (event.key === '-' || event.key === '0') type(event.key === '-' ? '' : '0');
    else if (/^\d$/.test(event.key)) type(event.key);
  }

  /** A digit behind a number makes a longer one where there is such a tile; otherwise it begins anew. */
  function type(digit: string): void {
    const longer = Number(`${draft[at] || ''}${digit}`);
    if (!(draft[at] && digit !== '' && editor.put(at, longer))) editor.put(at, Number(digit));
  }

  return (
    <fieldset
      ref={box}
      class={`${editorCss.cells} ${own.whole}`}
      aria-label={say(text('own-board'))}
      data-digits={String(draft.length - 1).length}
      style={{ '--rows': String(rows), '--columns': String(columns) }}
    >
      {draft.map((value, cell) => {
        const place = { row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 };
        const tile = value || say(text('blank'));
        return (
          <button
            key={cell}
            type="button"
            tabIndex={cell === at ? 0 : -1}
            data-kind={value === undefined ? 'empty' : value === 0 ? 'gap' : 'tile'}
            aria-label={say(
              value === undefined ? text('cell-empty', place) : text('cell-tile', { ...place, tile: String(tile) }),
            )}
            onFocus={() => {
              focus.value = cell;
            }}
            onKeyDown={press}
            onClick={() => editor.press(cell)}
          >
            {value === 0 ? '–' : value}
          </button>
        );
      })}
    </fieldset>
  );
}
