/** The lanes of a race in place of the board, and how it came out. */
import { useEffect } from 'preact/hooks';
import { speaker } from '../../../../contract/index.ts';
import { nameContender } from '../../../../lab/contender-name.ts';
import { announce } from '../../announce.ts';
import type { Room } from '../../room/room.ts';
import { language } from '../../settings.ts';
import { LaneView } from './lane-view.tsx';
import css from './race.module.css';
import type { Race } from './race.ts';
import { lanePlaces, wordResult } from './result.ts';
import { raceTexts, text } from './texts.ts';

export function Track({ room, race }: { room: Room; race: Race }) {
  const say = speaker(language.value, raceTexts);
  const [contenders, lanes, at] = [race.contenders.value, race.lanes.value, race.at.value];
  const places = lanePlaces(lanes);
  const isOver = lanes.length > 0 && !race.isRecording.value && race.over.value;
  const named = contenders.map((one) => ({
    ...one,
    name: nameContender(room.puzzle, one, room.say, language.value),
  }));
  const result = isOver ? wordResult(room, named, lanes, say).join(' ') : '';
  useEffect(() => {
    if (isOver) announce(result);
  }, [isOver]);
  return (
    <section data-whole class={css.track} aria-label={say(text('lanes'))}>
      <div class={css.lanes}>
        {contenders.map((contender, i) => (
          <LaneView
            key={i}
            room={room}
            say={say}
            number={i + 1}
            contender={contender}
            goal={race.goal.value}
            lane={lanes[i]}
            at={at}
            place={places[i]}
          />
        ))}
      </div>
      <p class={css.result}>{result}</p>
    </section>
  );
}
