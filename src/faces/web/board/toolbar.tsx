/** The buttons that every game has, with the same names in the same order: undo, redo and, where it can be, start over. */
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import type { Steps } from './history.ts';
import type { Done, Tell } from './tell.ts';

export interface ToolbarProps {
  readonly game: Pick<Steps<unknown>, 'canUndo' | 'canRedo'> & { undo(): Done; redo(): Done };
  startOver?(): Done;
  /** Where it is not said, a game that can be undone can be started over. */
  readonly canStartOver?: boolean;
  readonly tell?: Tell;
}

export function Toolbar({ game, startOver, canStartOver = game.canUndo.value, tell }: ToolbarProps) {
  const button = (name: 'undo' | 'redo' | 'reset', isPossible: boolean, act: () => Done) => (
    <button
      type="button"
      disabled={!isPossible}
      onClick={() => {
        const done = act();
        tell?.(done);
      }}
    >
      {say(text(name))}
    </button>
  );
  return (
    <>
      {button('undo', game.canUndo.value, game.undo)}
      {button('redo', game.canRedo.value, game.redo)}
      {startOver && button('reset', canStartOver, startOver)}
    </>
  );
}
