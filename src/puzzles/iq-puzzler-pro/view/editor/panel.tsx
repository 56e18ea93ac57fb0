/** A board of one's own: choose or paint it, choose or draw its pieces, and start. */
import type { Signal } from '@preact/signals';
import { useId, useMemo } from 'preact/hooks';
import type { SetName } from '../../model.ts';
import { tasks } from '../../notation/index.ts';
import { sets } from '../../sets.ts';
import panelCss from '../panels.module.css';
import type { PanelProps } from '../panels.tsx';
import { text } from '../texts.ts';
import { Shape } from '../tray.tsx';
import css from './editor.module.css';
import { type BoardKind, boardKinds, createEditor, DRAWING, type Editor, knownShapes, LONGEST_SIDE } from './model.ts';
import { Painter } from './painter.tsx';

type Props = PanelProps & { editor: Editor };

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

function BoardChoice({ editor, say }: Props) {
  const id = useId();
  const { kind, sizes } = editor;
  const needed = { own: ['rows', 'columns'], box: ['layers', 'rows', 'columns'], pyramid: ['rows'] } as const;
  const asked = kind.value in needed ? needed[kind.value as keyof typeof needed] : [];
  return (
    <>
      <div class={css.sizes}>
        <div class={panelCss.field}>
          <label for={id}>{say(text('editor-board'))}</label>
          <select
            id={id}
            value={kind.value}
            onChange={(event) => {
              kind.value = event.currentTarget.value as BoardKind;
            }}
          >
            {boardKinds.map((name) => (
              <option key={name} value={name}>
                {say(text(`board-${name}`))}
              </option>
            ))}
          </select>
        </div>
        {asked.map((axis) => (
          <div key={axis} class={panelCss.field}>
            <label for={`${id}-${axis}`}>{say(text(kind.value === 'pyramid' ? 'layers' : axis))}</label>
            <input
              id={`${id}-${axis}`}
              type="number"
              min={1}
              max={kind.value === 'own' ? LONGEST_SIDE : 12}
              value={sizes.value[axis]}
              onChange={(event) => {
                const { valueAsNumber: wished, max } = event.currentTarget;
                editor.resize({ [axis]: Math.max(1, Math.min(Number(max), Math.round(wished) || 1)) });
              }}
            />
          </div>
        ))}
      </div>
      {kind.value === 'own' && (
        <>
          <p class="quiet">{say(text('paint'))}</p>
          <Painter cells={editor.cells} columns={sizes.value.columns} label={say(text('paint-board'))} say={say} />
        </>
      )}
    </>
  );
}

function PieceChoice({ editor, say }: Props) {
  const id = useId();
  const { shapes } = editor;
  return (
    <>
      <div class={css.heading}>
        <h3>{say(text('editor-pieces'))}</h3>
        <label class="unseen" for={id}>
          {say(text('add-set'))}
        </label>
        <select
          id={id}
          value=""
          onChange={(event) => {
            const menu = event.currentTarget;
            if (menu.value !== '') shapes.value = Object.values(sets[menu.value as SetName].pieces);
            menu.value = '';
          }}
        >
          <option value="">{say(text('choose-set'))}</option>
          {Object.entries(sets).map(([name, { title }]) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
        {shapes.value.length > 0 && (
          <button
            type="button"
            onClick={() => {
              shapes.value = [];
            }}
          >
            {say(text('remove-all'))}
          </button>
        )}
      </div>
      {shapes.value.length > 0 && (
        <div class={css.pieces}>
          {shapes.value.map((shape, i) => (
            <button
              key={i}
              type="button"
              class={css.piece}
              aria-label={say(text('remove-piece', { number: i + 1 }))}
              onClick={() => editor.remove(i)}
            >
              <Shape spots={shape} piece={i} name="" />
              <span class={css.sign} aria-hidden="true">
                ×
              </span>
            </button>
          ))}
        </div>
      )}
      <details class={css.more}>
        <summary>{say(text('add-one'))}</summary>
        <div class={css.pieces}>
          {knownShapes.map(({ name, shape }, i) => (
            <button
              key={name}
              type="button"
              class={css.piece}
              disabled={editor.full.value}
              aria-label={say(text('add-shape', { name, size: shape.length }))}
              onClick={() => editor.add(shape)}
            >
              <Shape spots={shape} piece={i} name="" />
              <span class={css.sign} aria-hidden="true">
                +
              </span>
            </button>
          ))}
        </div>
      </details>
    </>
  );
}

function Drawing({ editor, say }: Props) {
  const { drawing, drawnShape } = editor;
  const begun = drawing.value.includes(true);
  return (
    <details class={css.more}>
      <summary>{say(text('draw-piece'))}</summary>
      <div class={css.drawing}>
        <Painter cells={drawing} columns={DRAWING} label={say(text('paint-piece'))} say={say} />
        <button
          type="button"
          disabled={!drawnShape.value || editor.full.value}
          onClick={() => {
            editor.add(drawnShape.value!);
            drawing.value = drawing.value.map(() => false);
          }}
        >
          {say(text('add-drawn'))}
        </button>
        <p class="quiet" aria-live="polite">
          {begun && !drawnShape.value && say(text('not-connected'))}
        </p>
      </div>
    </details>
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

/** Whether the pieces can fill the board at all, said before anybody tries. */
function Areas({ editor, say }: Props) {
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
