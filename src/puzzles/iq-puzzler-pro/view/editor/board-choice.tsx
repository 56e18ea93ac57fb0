/** Which board, how large, and which of its cells are open. */
import { useId } from 'preact/hooks';
import panelCss from '../../../../faces/web/board/panels.module.css';
import { text } from '../texts.ts';
import css from './editor.module.css';
import { type BoardKind, boardKinds, LONGEST_SIDE } from './model.ts';
import { Painter } from './painter.tsx';
import type { EditorProps } from './panel.tsx';

export function BoardChoice({ editor, say }: EditorProps) {
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
