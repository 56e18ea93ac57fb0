/** The challenges of the day, those solved marked, and for how many days there was one. */
import posters from 'virtual:posters';
import { catalogue } from '../../../puzzles/catalogue.ts';
import { dayOf, wishOf } from '../daily.ts';
import { days, streakOf } from '../kept/days.ts';
import { roomHash } from '../route.ts';
import { language } from '../settings.ts';
import { sayHome } from './say.ts';
import { homeText } from './texts.ts';
import css from './today.module.css';

export function Today() {
  const now = new Date();
  const day = dayOf(now);
  const { value: spoken } = language;
  const solved = days.value[day] ?? [];
  const streak = streakOf(days.value, day);
  const offered = catalogue.filter(({ id }) => (posters[id]?.levels.length ?? 0) > 0);
  const isAll = offered.every(({ id }) => solved.includes(id));
  const date = new Intl.DateTimeFormat(spoken, { weekday: 'long', day: 'numeric', month: 'long' }).format(now);
  return (
    <section class={css.today} aria-labelledby="today">
      <h2 id="today">{sayHome(homeText('today'))}</h2>
      <p class="quiet">{date}</p>
      <ul>
        {offered.map(({ id }) => {
          const { name, levels } = posters[id]!;
          const { difficulty } = wishOf(
            id,
            day,
            levels.map((level) => level.id),
          );
          const isSolved = solved.includes(id);
          return (
            <li key={id}>
              <a href={roomHash(id, { day, options: {} })} data-solved={isSolved}>
                <Mark isSolved={isSolved} />
                <span>{name[spoken]}</span>
                <span class="quiet">
                  {isSolved
                    ? sayHome(homeText('solved'))
                    : levels.find((level) => level.id === difficulty)?.name[spoken]}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
      <p class="quiet">
        {streak > 1 && <b>{sayHome(homeText('streak', { days: streak }))}. </b>}
        {sayHome(homeText(isAll ? 'today-done' : streak > 1 ? 'streak-rest' : 'today-lead'))}
      </p>
    </section>
  );
}

/** An open circle, or one with a tick. */
function Mark({ isSolved }: { isSolved: boolean }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" class={css.mark} aria-hidden="true">
      <circle cx="12" cy="12" r="9" />
      {isSolved && <path d="M8 12.5l2.8 2.8L16 9.5" />}
    </svg>
  );
}
