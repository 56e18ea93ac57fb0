/** The keys 1 to 4 lead from mode to mode, unless they are typed somewhere or the board has a use for them. */
import { useEffect } from 'preact/hooks';
import { isEmbedded } from '../embed.ts';
import type { Room } from '../room/room.ts';
import { modes, modesOf } from './modes.ts';

export function useModeKeys(room: Room): void {
  useEffect(() => {
    if (isEmbedded) return;
    const listener = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.activeElement?.matches('input, select, textarea')) return;
      // Keys are not for what lies behind a dialog.
      if (document.querySelector(':modal')) return;
      const mode = modes[Number(event.key) - 1];
      if (!mode || !modesOf(room.puzzle).includes(mode)) return;
      event.preventDefault();
      room.mode.value = mode;
    };
    // After the board, which listens at the document.
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [room]);
}
