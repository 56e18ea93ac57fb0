/** How a race came out, in sentences. */
import type { Speaker, Text } from '../../../../contract/index.ts';
import type { Contender } from '../../../../lab/compare/model.ts';
import { placesOf } from '../../../../lab/race/places.ts';
import { countedText } from '../../../../presentation/spent.ts';
import type { Room } from '../../room/room.ts';
import { nameOf } from './contenders.ts';
import type { Lane } from './race.ts';
import { text } from './texts.ts';

/** The place of each lane; none while the searches are not recorded, and for who does not reach the goal. */
export const lanePlaces = (lanes: readonly Lane[]): readonly (number | undefined)[] =>
  placesOf(
    lanes.map((lane) =>
      lane.is === 'recorded'
        ? { finish: lane.finish, counted: lane.film.nodes.length }
        : { finish: 'cut', counted: Number.POSITIVE_INFINITY },
    ),
  );

/** The winner first, then the others by their place, then who did not reach the goal. */
export function wordResult(
  { puzzle, say: sayPuzzle }: Pick<Room, 'puzzle' | 'say'>,
  contenders: readonly Contender[],
  lanes: readonly Lane[],
  say: Speaker,
): readonly string[] {
  const places = lanePlaces(lanes);
  const ranked = lanes
    .map((lane, i) => {
      const contender = contenders[i]!;
      const counted = lane.is === 'recorded' ? lane.film.nodes.length : 0;
      const count = sayPuzzle(countedText(puzzle, contender.strategy, counted));
      return {
        lane,
        counted,
        count,
        place: places[i] ?? Number.POSITIVE_INFINITY,
        name: nameOf(puzzle, contender, sayPuzzle),
      };
    })
    .sort((a, b) => a.place - b.place);
  const winners = ranked.filter(({ place }) => place === 1);
  const [best] = winners;
  const opening = (): Text => {
    if (!best) return text('nobody');
    if (winners.length === 1) return text('first', best);
    return text('level', { names: winners.map(({ name }) => name).join(', '), count: best.count });
  };
  const others = ranked.slice(winners.length).map(({ lane, name, count, counted }): Text => {
    if (lane.is === 'refused') return text('refused', { name, why: sayPuzzle(lane.problem) });
    if (lane.is !== 'recorded') return text('nobody');
    if (lane.finish !== 'goal met') return text(lane.finish === 'cut' ? 'cut-after' : 'ended-after', { name, count });
    // Nothing is a multiple of none.
    if (best!.counted === 0) return text('later-plain', { name, count });
    return text('later', { name, count, times: counted / best!.counted });
  });
  return [opening(), ...others].map(say);
}
