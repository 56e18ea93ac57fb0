/** The one row of actions of a game: the same names in the same order in every room, under the thumb on a phone. */
import type { Done } from '../board/tell.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import css from './frame.module.css';
import type { FullFrameProps } from './frame.tsx';

export function ActionBar({ room, game, hints, hintPanel, tell }: FullFrameProps) {
  const open = room.panel.value;
  const toggle = (name: string) => () => {
    room.panel.value = open === name ? undefined : name;
  };
  const opener = (name: 'hint' | 'new' | 'more') => (
    <Action icon={name} label={say(text(`action-${name}`))} pressed={open === name} onClick={toggle(name)} />
  );
  const act = (name: 'undo' | 'redo', isPossible: boolean, does: () => Done) => (
    <Action
      icon={name}
      label={say(text(name))}
      disabled={!isPossible}
      onClick={() => {
        const done = does();
        tell?.(done);
      }}
    />
  );
  return (
    <div class={css.bar} role="toolbar" aria-label={say(text('actions'))}>
      {(hints || hintPanel) && opener('hint')}
      {game && act('undo', game.canUndo.value, game.undo)}
      {game && act('redo', game.canRedo.value, game.redo)}
      {room.puzzle.making && opener('new')}
      {opener('more')}
    </div>
  );
}

interface ActionProps {
  readonly icon: IconName;
  readonly label: string;
  readonly disabled?: boolean;
  /** Whether the panel that it opens is open; nothing for an action that opens none. */
  readonly pressed?: boolean;
  onClick(): void;
}

function Action({ icon, label, disabled = false, pressed, onClick }: ActionProps) {
  return (
    <button type="button" class={css.action} disabled={disabled} aria-expanded={pressed} onClick={onClick}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}
