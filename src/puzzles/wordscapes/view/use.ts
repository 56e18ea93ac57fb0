/** What the parts of the board are given, and the writing of the room's state. */
import type { BoardProps, Mode } from '../../../faces/web/board.ts';
import type { wordscapes } from '../index.ts';
import type { Store } from './store.ts';

/** The board as the room sees it, with what the device keeps of levels and of the text that a level took the place of. */
export interface UseProps extends BoardProps<typeof wordscapes> {
  readonly store: Store;
}

/** What a state belongs to. Links from before the modes of the room have these names, and name no mode. */
export const uses = ['play', 'mine', 'watch'] as const;
export type UseName = (typeof uses)[number];

export const useOf = (mode: Mode): UseName => (mode === 'play' ? 'play' : mode === 'solve' ? 'mine' : 'watch');

/** The mode that a state from before belongs to: what was watched then is compared now. */
const modes: Readonly<Record<UseName, Mode>> = { play: 'play', mine: 'solve', watch: 'compare' };
export const modeFor = (use: UseName): Mode => modes[use];

/** The room's state: the use, and what is to be found again: how far a game is, or a drawing that is not yet a level. */
export const writeUse = (use: UseName, rest: string): string => (rest === '' ? use : `${use}_${rest}`);

export function readUse(state: string): { readonly use: UseName | undefined; readonly rest: string } {
  const at = state.indexOf('_');
  const word = at < 0 ? state : state.slice(0, at);
  const use = uses.find((name) => name === word);
  return { use, rest: use === undefined || at < 0 ? '' : state.slice(at + 1) };
}
