/** One puzzle on the home page: its picture, which lives, its name, which leads to its room, and what is to be seen. */
import type posters from 'virtual:posters';
import type { TasteModule } from '../board.ts';
import { language } from '../settings.ts';
import css from './card.module.css';
import { LivingPicture } from './living-picture.tsx';

/** On some pictures a person can play. */
const tastes = import.meta.glob<TasteModule>('../../../puzzles/*/view/taste.ts');

export function PuzzleCard({ id, poster }: { id: string; poster: (typeof posters)[string] }) {
  const taste = tastes[`../../../puzzles/${id}/view/taste.ts`];
  const { name, caption, lanes } = poster;
  const { value: spoken } = language;
  return (
    <li class={css.card} data-wide={lanes.length > 0} data-touch={taste !== undefined}>
      <LivingPicture id={id} picture={poster.picture} film={poster.film} taste={taste} />
      {lanes.length > 0 && (
        <div class={css.lanes}>
          {lanes.map((lane) => (
            <p key={lane.name.en}>
              {lane.name[spoken]} <b>{lane.count[spoken]}</b>
            </p>
          ))}
        </div>
      )}
      <h2>
        <a href={`#/${id}`}>{name[spoken]}</a>
      </h2>
      <p class={css.caption}>{caption[spoken]}</p>
    </li>
  );
}
