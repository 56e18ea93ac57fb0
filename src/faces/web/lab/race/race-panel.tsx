/**
 * Strategies side by side on the current position, in every room: who races and for what, and the controls. The lanes take
 * the place of the board. It is a show; what Compare measures stands in its table.
 */
import { effect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { type Published, speaker } from '../../../../contract/index.ts';
import { browserClient } from '../../../../hosts/browser/index.ts';
import { showAnswer } from '../../board/sight.ts';
import { loading } from '../../parts/loading.ts';
import type { Room } from '../../room/room.ts';
import { language, motion } from '../../settings.ts';
import { ContenderList } from './contender-list.tsx';
import { Controls } from './controls.tsx';
import css from './race.module.css';
import { createRace, type Race } from './race.ts';
import { raceTexts, text } from './texts.ts';
import { Track } from './track.tsx';

export function RacePanel({ room }: { readonly room: Room }) {
  const { puzzle } = room;
  const published = useMemo(() => loading(Promise.resolve(puzzle.about.published?.() ?? [])), [puzzle]);
  const { value } = published;
  if (value === 'loading') return null;
  return <Entry key={puzzle.about.id} room={room} published={value === 'failed' ? [] : value} />;
}

function Entry({ room, published }: { room: Room; published: readonly Published[] }) {
  const { puzzle } = room;
  const say = speaker(language.value, raceTexts);
  const race = useMemo(() => {
    const cores = navigator.hardwareConcurrency || 1;
    return createRace({ puzzle, position: room.position, published, cores, client: browserClient });
  }, [room]);
  const controls = useRef<HTMLDivElement>(null);
  const isBegun = race.lanes.value.length > 0;
  useStops(race);
  useEffect(() => {
    if (!isBegun) return;
    room.onStage.value = <Track room={room} race={race} />;
    return () => {
      room.onStage.value = undefined;
    };
  }, [race, isBegun]);
  const isReady = race.length.value > 0;
  useEffect(() => {
    if (isReady) showAnswer(controls.current, motion.peek());
  }, [race, isReady]);
  return (
    <section class={css.race} aria-label={say(text('race'))}>
      <h2>{say(text('race'))}</h2>
      <p class="quiet">{say(text('about'))}</p>
      {race.racers.value.length < 2 ? (
        <p>{say(text('too-few'))}</p>
      ) : (
        <>
          <ContenderList room={room} race={race} say={say} />
          <div ref={controls} class={css.sight}>
            <Controls race={race} say={say} />
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
