/** The picture of the chosen solution in place of the person's own board, which waits unchanged behind it. */
import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { catchFocus } from '../board/sight.ts';
import css from '../board/table.module.css';
import type { OnShowProps } from '../board.ts';
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import { Picture } from './picture.tsx';
import type { Room } from './room.ts';

export function OnShow({ room, isDrawn, children }: OnShowProps & { room: Room }) {
  const { chosen, solving, isOnShow } = room;
  const own = useRef<HTMLDivElement>(null);
  // The same one may be chosen again.
  useSignalEffect(() => {
    solving.choices.value;
    isOnShow.value = chosen.value !== undefined;
  });
  useEffect(
    () => () => {
      isOnShow.value = false;
    },
    [isOnShow],
  );
  const isShown = !isDrawn && isOnShow.value;
  useEffect(() => (isShown ? () => catchFocus(own.current) : undefined), [isShown]);
  return (
    <>
      {isShown && <Picture room={room} />}
      <div ref={own} class={css.own} tabIndex={-1} hidden={isShown}>
        {children}
      </div>
    </>
  );
}

/** The way back from the picture, below it. */
export const BackToMine = ({ room: { isOnShow } }: { room: Room }) => (
  <button
    type="button"
    onClick={() => {
      isOnShow.value = false;
    }}
  >
    {say(text('back-to-mine'))}
  </button>
);
