/** Which pieces: a whole set, known ones one by one, and ones that are drawn. */
import { useId } from 'preact/hooks';
import panelCss from '../../../../faces/web/board/panels.module.css';
import type { SetName } from '../../model.ts';
import { sets } from '../../sets.ts';
import { text } from '../texts.ts';
import { Shape } from '../tray.tsx';
import css from './editor.module.css';
import { DRAWING, knownShapes } from './model.ts';
import { Painter } from './painter.tsx';
import type { EditorProps } from './panel.tsx';

export function PieceChoice({ editor, say }: EditorProps) {
  const id = useId();
  const { shapes, oneSided } = editor;
  const take = (set: SetName) => {
    shapes.value = Object.values(sets[set].pieces);
    if (sets[set].oneSided) oneSided.value = true;
  };
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
            if (menu.value !== '') take(menu.value as SetName);
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
      <details class={panelCss.more}>
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

export function Drawing({ editor, say }: EditorProps) {
  const { drawing, drawnShape } = editor;
  const begun = drawing.value.includes(true);
  return (
    <details class={panelCss.more}>
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
