/** What a player may want to see beside the pieces: the board in space, and how many solutions remain. */
import type { Signal } from '@preact/signals';
import { Flag } from '../../../faces/web/board/flag.tsx';
import type { PartProps } from './props.ts';
import type { Shown } from './session.ts';
import { Sliders } from './spatial.tsx';
import { text } from './texts.ts';

export function ViewPanel(props: PartProps) {
  const { session, say } = props;
  const { inSpace, outlook, game } = session;
  const isDeep = game.task.board.kind !== 'flat';
  const flag = (name: 'in-space' | 'show-remaining', shown: Signal<Shown>) => (
    <Flag
      label={say(text(name))}
      isOn={shown.value === 'shown'}
      set={(isOn) => {
        shown.value = isOn ? 'shown' : 'hidden';
      }}
    />
  );
  return (
    <>
      {isDeep && flag('in-space', inSpace)}
      {isDeep && outlook.failed.value && <p class="quiet">{say(text('space-failed'))}</p>}
      {session.isDeep.value && <Sliders {...props} />}
      {flag('show-remaining', session.remaining.wanted)}
    </>
  );
}
