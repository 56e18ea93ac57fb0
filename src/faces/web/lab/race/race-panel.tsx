/**
 * Strategies side by side on the current position, in every room: each lane shows what its search looks at. It is a show;
 * what Compare measures stands in its table.
 */
import { effect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { type Published, speaker } from '../../../../contract/index.ts';
import { browserClient } from '../../../../hosts/browser/index.ts';
import { announce } from '../../announce.ts';
import { showAnswer } from '../../board/sight.ts';
import { loading } from '../../parts/loading.ts';
import type { Room } from '../../room/room.ts';
import { language, motion } from '../../settings.ts';
import { ContenderList } from './contender-list.tsx';
import { Controls } from './controls.tsx';
import { LaneView } from './lane-view.tsx';
import css from './race.module.css';
import { createRace, type Race } from './race.ts';
import { lanePlaces, wordResult } from './result.ts';
import { raceTexts, text } from './texts.ts';

export function RacePanel({ room }: { readonly room: Room }) {
  const { puzzle } = room;
  const published = useMemo(() => loading(Promise.resolve(puzzle.about.published?.() ?? [])), [puzzle]);
  const { value } = published;
  if (value === 'loading') return null;
  return <Track key={puzzle.about.id} room={room} published={value === 'failed' ? [] : value} />;
}

function Track({ room, published }: { room: Room; published: readonly Published[] }) {
  const { puzzle } = room;
  const say = speaker(language.value, raceTexts);
  const race = useMemo(() => {
    const cores = navigator.hardwareConcurrency || 1;
    return createRace({ puzzle, position: room.position, published, cores, client: browserClient });
  }, [room]);
  const [contenders, lanes] = [race.contenders.value, race.lanes.value];
  const places = lanePlaces(lanes);
  const ground = useRef<HTMLDivElement>(null);
  useStops(race);
  const isBegun = lanes.length > 0;
  useEffect(() => {
    if (isBegun) showAnswer(ground.current, motion.peek());
  }, [isBegun]);
  const isOver = isBegun && !race.isRecording.value && race.over.value;
  const result = isOver ? wordResult(room, contenders, lanes, say) : [];
  useEffect(() => {
    if (isOver) announce(result.join(' '));
  }, [isOver]);
  return (
    <section class={css.race} aria-label={say(text('race'))}>
      <h3>{say(text('race'))}</h3>
      <p class="quiet">{say(text('about'))}</p>
      {race.racers.value.length < 2 ? (
        <p>{say(text('too-few'))}</p>
      ) : (
        <>
          <ContenderList room={room} race={race} say={say} />
          <div ref={ground} class={css.ground}>
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
                  at={race.at.value}
                  place={places[i]}
                />
              ))}
            </div>
            <Controls race={race} say={say} />
            <div class={css.result}>
              {result.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
          </div>
        </>
      )}
    </section>
  );
}

/** Nothing is drawn while the page is hidden or without motion, and nothing goes on after the race is left. */
function useStops(race: Race): void {
  useEffect(() => {
    const pause = () => {
      if (race.playing.peek()) race.go(race.at.peek());
    };
    const end = effect(() => {
      if (!motion.value) pause();
    });
    const hide = () => document.hidden && pause();
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      end();
      race.dispose();
    };
  }, [race]);
}
