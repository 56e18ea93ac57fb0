/** Begins and pauses a race, goes to any place of it, and sets its pace; without motion a person goes node by node. */
import type { Speaker } from '../../../../contract/index.ts';
import { Slider } from '../../board/slider.tsx';
import { motion, say as sayPage } from '../../settings.ts';
import { text as pageText } from '../../texts.ts';
import css from './race.module.css';
import { paces, type Race } from './race.ts';
import { text } from './texts.ts';

interface Props {
  readonly race: Race;
  readonly say: Speaker;
}

export function Controls({ race, say }: Props) {
  const moves = motion.value;
  const isRecording = race.isRecording.value;
  const [at, length] = [race.at.value, race.length.value];
  const isThrough = length > 0 && race.over.value;
  const goOnce = async (to: () => number) => {
    if (await race.prepare()) race.go(to());
  };
  const verb = () => {
    if (isRecording) return say(text('cancel'));
    if (race.playing.value) return sayPage(pageText('pause'));
    return say(text(isThrough ? 'again' : at > 0 ? 'go-on' : 'start'));
  };
  return (
    <div class={css.controls}>
      <div class={css.verbs}>
        {(moves || isRecording) && (
          <button type="button" class="primary" onClick={() => void race.toggle()}>
            {verb()}
          </button>
        )}
        <button type="button" disabled={isThrough} onClick={() => void goOnce(() => race.at.peek() + 1)}>
          {say(text('step'))}
        </button>
        <button type="button" disabled={isThrough} onClick={() => void goOnce(() => race.length.peek())}>
          {sayPage(pageText('to-end'))}
        </button>
      </div>
      {!moves && <p class="quiet">{say(text('still'))}</p>}
      {length > 0 && <Slider label={say(text('at', { at, length }))} max={length} value={at} set={race.go} />}
      {length > 0 && moves && (
        <Slider
          label={say(text('speed', { n: paces[race.pace.value]! }))}
          max={paces.length - 1}
          value={race.pace.value}
          set={race.setPace}
        />
      )}
      {race.lanes.value.length > 0 && !isRecording && (
        <button type="button" class={css.back} onClick={race.reset}>
          {say(text('back'))}
        </button>
      )}
    </div>
  );
}
