/** How a race came out, in sentences. */
import type { Speaker, Text } from '../../../../contract/index.ts';
import type { Contender } from '../../../../lab/compare/model.ts';
import { placesOf } from '../../../../lab/race/places.ts';
import { countedText } from '../../../../presentation/spent.ts';
import type { Room } from '../../room/room.ts';
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

/** Once all are recorded: the winner first, then the others by their place, then who did not reach the goal. */
export function wordResult(
  { puzzle, say: sayPuzzle }: Pick<Room, 'puzzle' | 'say'>,
  contenders: readonly (Contender & { readonly name: string })[],
  lanes: readonly Lane[],
  say: Speaker,
): readonly string[] {
  const places = lanePlaces(lanes);
  const runs = lanes.map((lane, i) => {
    const contender = contenders[i]!;
    const counted = lane.is === 'recorded' ? lane.film.nodes.length : 0;
    const count = sayPuzzle(countedText(puzzle, contender.strategy, counted));
    return { lane, counted, place: places[i], words: { name: contender.name, count } };
  });
  const arrived = runs.filter(({ place }) => place !== undefined).sort((a, b) => a.place! - b.place!);
  const winners = arrived.filter(({ place }) => place === 1);
  const [best] = winners;
  const opening = (): Text => {
    if (!best) return text('none-arrived');
    if (winners.length === 1) return text('first', best.words);
    return text('level', { ...best.words, names: winners.map(({ words }) => words.name).join(', ') });
  };
  const later = arrived.slice(winners.length).map(({ counted, words }): Text => {
    const times = counted / best!.counted;
    // Of none there is no multiple, and "1 times as many" says nothing.
    const isMultiple = Number.isFinite(times) && times >= 1.05;
    return isMultiple ? text('later', { ...words, times }) : text('later-plain', words);
  });
  const missed = runs.flatMap(({ lane, place, words }): readonly Text[] => {
    if (place !== undefined) return [];
    if (lane.is === 'refused') return [text('refused', { ...words, why: sayPuzzle(lane.problem) })];
    return [text(lane.is === 'recorded' && lane.finish === 'ended' ? 'ended-after' : 'cut-after', words)];
  });
  return [opening(), ...later, ...missed].map(say);
}
