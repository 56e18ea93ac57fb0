/** What the parts of the board are given: what the room gives the board, the session, and words. */
import type { Speaker } from '../../../contract/index.ts';
import type { BoardProps } from '../../../faces/web/board.ts';
import type { iqPuzzlerPro } from '../index.ts';
import type { Session } from './session.ts';

export interface PartProps extends BoardProps<typeof iqPuzzlerPro> {
  readonly session: Session;
  /** Words the board's own texts; the same code may mean something else in the puzzle's. */
  readonly say: Speaker;
  /** Words the puzzle's and the engine's texts. */
  readonly sayPuzzle: Speaker;
}
