/** A pad to enter a board by taps: every tile of a small board, digits for a larger one. */
import type { Speaker } from '../../../contract/index.ts';
import css from './editor.module.css';
import type { Editor } from './editor.ts';
import { text } from './texts.ts';

/** Up to this many tiles stand on the pad, each of them one tap. */
const MOST_TILES = 25;
const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] as const;

/** How many rows there are: of eight keys for each tile and the blank, or of six for the digits, the blank and the next number. */
export const padRows = (count: number): number => (count <= MOST_TILES ? Math.ceil(count / 8) : 2);

export function EditorPad({ editor, say }: { editor: Editor; say: Speaker }) {
  const { rows, columns } = editor.size.value;
  const count = rows * columns;
  const missing = new Set(editor.missing.value);
  const tiles = Array.from({ length: count - 1 }, (_, i) => i + 1);
  return (
    <fieldset class={css.pad} data-keys={count <= MOST_TILES ? 'tiles' : 'digits'} aria-label={say(text('pad'))}>
      {count <= MOST_TILES
        ? tiles.map((tile) => (
            <button
              key={tile}
              type="button"
              // A button that cannot be used keeps the focus this way.
              aria-disabled={!missing.has(tile)}
              onClick={() => missing.has(tile) && editor.put(tile)}
            >
              {tile}
            </button>
          ))
        : digits.map((digit) => (
            <button key={digit} type="button" onClick={() => editor.type(digit)}>
              {digit}
            </button>
          ))}
      {count > MOST_TILES && (
        <button type="button" aria-label={say(text('next-number'))} onClick={editor.settle}>
          ↵
        </button>
      )}
      <button
        type="button"
        aria-label={say(text('blank'))}
        aria-disabled={!missing.has(0)}
        onClick={() => missing.has(0) && editor.put(0)}
      >
        –
      </button>
    </fieldset>
  );
}
