/** One lane of a race: who runs, the position that it looks at, what it has counted, and how it stands. */
import { useMemo } from 'preact/hooks';
import type { Goal, Speaker, Text } from '../../../../contract/index.ts';
import type { Contender } from '../../../../lab/compare/model.ts';
import { nameContender } from '../../../../lab/contender-name.ts';
import { type Film, foundBy, nodeAt } from '../../../../lab/race/film.ts';
import type { Finish } from '../../../../lab/race/places.ts';
import { countedText } from '../../../../presentation/spent.ts';
import { SceneView } from '../../parts/scene-view.tsx';
import type { Room } from '../../room/room.ts';
import { language, say as sayPage } from '../../settings.ts';
import { text as pageText } from '../../texts.ts';
import css from './race.module.css';
import type { Lane } from './race.ts';
import { text } from './texts.ts';

export interface LaneViewProps {
  readonly room: Room;
  readonly say: Speaker;
  readonly number: number;
  readonly contender: Contender;
  readonly goal: Goal;
  /** Nothing before the race is begun. */
  readonly lane: Lane | undefined;
  /** How many nodes the race has come to. */
  readonly at: number;
  /** The place that it will have; shown when it arrives. */
  readonly place: number | undefined;
}

export function LaneView({ room, say, number, contender, goal, lane, at, place }: LaneViewProps) {
  const name = nameContender(room.puzzle, contender, room.say, language.value);
  const film = lane?.is === 'recorded' ? lane.film : undefined;
  const counted = film ? Math.min(at, film.nodes.length) : 0;
  const node = film && nodeAt(film, at);
  const isThere = film !== undefined && at >= film.nodes.length;
  return (
    <section class={css.lane} aria-label={say(text('lane-named', { n: number, name }))} data-there={isThere}>
      <h2>
        <span class={css.number}>{number}</span> {name}
      </h2>
      <Board
        room={room}
        position={lane?.is === 'recorded' && node !== undefined ? lane.recording.position(node) : undefined}
      />
      <p class={css.count}>
        <span>{room.say(countedText(room.puzzle, contender.strategy, counted))}</span>
        {isThere && place !== undefined && <strong class={css.place}>{say(text('place', { n: place }))}</strong>}
      </p>
      <p class={css.state}>{stateOf(room, say, lane, at, goal)}</p>
    </section>
  );
}

function stateOf(room: Room, say: Speaker, lane: Lane | undefined, at: number, goal: Goal): string {
  if (lane === undefined) return say(text('ready'));
  if (lane.is === 'waiting') return say(text('waiting'));
  if (lane.is === 'recording') return say(text('recording', { n: lane.nodes }));
  if (lane.is === 'refused') return room.say(lane.problem);
  const { film, finish } = lane;
  if (at >= film.nodes.length) return say(endText(film, finish, goal));
  if (at === 0) return say(text('ready'));
  const found = foundBy(film, at);
  return found > 0 ? say(text('found-so-far', { n: found })) : sayPage(pageText('searching'));
}

function endText({ solutions }: Film, finish: Finish, goal: Goal): Text {
  if (finish !== 'goal met') return text(finish);
  if (solutions.length === 0) return text('found-none');
  if (goal === 'first') return text('found-first');
  return goal === 'best' ? text('found-best') : text('found-all', { n: solutions.length });
}

/** The picture of a position; it is drawn again only where the position is another one. */
function Board({ room, position }: { room: Room; position: string | undefined }) {
  const { puzzle } = room;
  const from = room.position.value;
  const instance = useMemo(() => puzzle.instance.parse(from), [puzzle, from]);
  const scene = useMemo(() => {
    if (!instance.ok) return undefined;
    const read = position === undefined ? undefined : puzzle.solution.parse(position);
    return puzzle.showing.depict(instance.value, read?.ok ? read.value : undefined).at(-1);
  }, [instance, position]);
  return <div class={css.board}>{scene && <SceneView scene={scene} say={room.say} />}</div>;
}
