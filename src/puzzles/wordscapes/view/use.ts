/** What each use of the board is given: what the board itself was given, with a state of its own and what the device keeps. */
import type { BoardProps } from '../../../faces/web/board.ts';
import type { wordscapes } from '../index.ts';
import type { Store } from './store.ts';

/** As they stand above the board. */
export const uses = ['play', 'mine', 'watch'] as const;
export type UseName = (typeof uses)[number];

/** The board places all panels of the room: playing has hints of its own, all others stand below solving. */
export interface UseProps extends BoardProps<typeof wordscapes> {
  /** What a link or a reload brings back of this use alone; empty when the person comes here from another use. */
  readonly state: BoardProps['state'];
  /** What the device keeps of levels, and of the text that a level took the place of. */
  readonly store: Store;
  /** Goes to another use. */
  go(use: UseName): void;
}

/** The room's state: the use, and what that use wrote. */
export const writeUse = (use: UseName, rest: string): string => (rest === '' ? use : `${use}_${rest}`);

export function readUse(state: string): { readonly use: UseName | undefined; readonly rest: string } {
  const at = state.indexOf('_');
  const word = at < 0 ? state : state.slice(0, at);
  const use = uses.find((name) => name === word);
  return { use, rest: use === undefined || at < 0 ? '' : state.slice(at + 1) };
}
