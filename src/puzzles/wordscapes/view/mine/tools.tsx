/** The tools around the grid: what a tap does, steps back and forth, letters to tap, and room to draw. */
import { KeyList } from '../../../../faces/web/board/key-list.tsx';
import table from '../../../../faces/web/board/table.module.css';
import { MOST_SIDE } from '../../model.ts';
import type { Mode } from './drawing.ts';
import { Few } from './few.tsx';
import css from './mine.module.css';
import type { SessionProps } from './session.ts';
import { sides } from './surface.ts';
import { text } from './texts.ts';

const modes: readonly Mode[] = ['draw', 'write'];

/** What a tap does, and steps back and forth, above the grid. */
export function Modes({ session, say }: SessionProps) {
  const { mode, draft, canUndo, canRedo, undo, redo } = session.drawing;
  return (
    <div class={css.bar}>
      {draft.value.kind === 'grid' && (
        <Few
          label={say(text('mode'))}
          options={modes.map((id) => ({ id, words: say(text(`mode-${id}`)) }))}
          value={mode.value}
          choose={(name) => {
            mode.value = name;
          }}
        />
      )}
      <button type="button" aria-label={say(text('undo'))} disabled={!canUndo.value} onClick={undo}>
        <span aria-hidden="true">↶</span>
      </button>
      <button type="button" aria-label={say(text('redo'))} disabled={!canRedo.value} onClick={redo}>
        <span aria-hidden="true">↷</span>
      </button>
    </div>
  );
}

const keyLines = ['keys-move', 'keys-box', 'keys-letter', 'keys-erase', 'keys-undo'] as const;

export function Tools(props: SessionProps & { hasPad: boolean }) {
  const { session, say, hasPad } = props;
  const { drawing } = session;
  const draws = drawing.draws.value;
  return (
    <>
      {hasPad && <p class="quiet">{say(text(draws ? 'draw-about' : 'write-about'))}</p>}
      <div class={table.controls}>
        {hasPad && (
          <button type="button" onClick={draws ? drawing.clearBoxes : drawing.clearLetters}>
            {say(text(draws ? 'clear-boxes' : 'clear-letters'))}
          </button>
        )}
        <button type="button" onClick={drawing.startAfresh}>
          {say(text('start-afresh'))}
        </button>
      </div>
      {draws && <Sizes {...props} />}
      {hasPad && <KeyList say={say} title={text('keys')} lines={keyLines.map((line) => text(line))} />}
    </>
  );
}

/** The letters of the wheel as they were typed; tapped, they are written where there is no keyboard. */
export function Wheel({ session, say }: SessionProps) {
  const { drawing } = session;
  const letters = [...drawing.draft.value.letters.replace(/[^A-Z]/g, '')];
  if (letters.length === 0 || drawing.draws.value) return null;
  return (
    <fieldset class={css.wheel} aria-label={say(text('wheel'))}>
      {letters.map((letter, i) => (
        <button
          key={i}
          type="button"
          aria-label={say(text('write-letter', { letter }))}
          onClick={() => drawing.type(letter)}
        >
          {letter}
        </button>
      ))}
      <button type="button" aria-label={say(text('erase-letter'))} onClick={drawing.back}>
        ⌫
      </button>
    </fieldset>
  );
}

function Sizes({ session, say }: SessionProps) {
  const { drawing } = session;
  const { rows, columns } = drawing.surface.value;
  return (
    <details class={table.keys}>
      <summary>{say(text('size', { rows, columns }))}</summary>
      <div class={css.sides}>
        {sides.map((side) => {
          const name = say(text(`side-${side}`));
          const length = side === 'top' || side === 'bottom' ? rows : columns;
          return (
            <div key={side} class={css.side}>
              <span>{name}</span>
              <button
                type="button"
                aria-label={say(text('less', { side: name }))}
                disabled={length <= 1}
                onClick={() => drawing.resize(side, -1)}
              >
                −
              </button>
              <button
                type="button"
                aria-label={say(text('more', { side: name }))}
                disabled={length >= MOST_SIDE}
                onClick={() => drawing.resize(side, 1)}
              >
                +
              </button>
            </div>
          );
        })}
      </div>
    </details>
  );
}
