/** What Teka can do, alive; what there is to do today; and what a person may go on with. It loads no puzzle. */
import posters from 'virtual:posters';
import { catalogue } from '../../../puzzles/catalogue.ts';
import { days } from '../kept/days.ts';
import { sessions } from '../kept/sessions.ts';
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import { Continue } from './continue.tsx';
import css from './home.module.css';
import { PuzzleCard } from './puzzle-card.tsx';
import { sayHome } from './say.ts';
import { homeText } from './texts.ts';
import { Today } from './today.tsx';

export function Home() {
  // A person who comes back looks for what is new; on a phone it stands above the pictures.
  const isBack = sessions.value.length > 0 || Object.keys(days.value).length > 0;
  return (
    <div class={css.home}>
      <div class={css.opening}>
        <h1>{sayHome(homeText('heading'))}</h1>
        <p>{sayHome(homeText('lead'))}</p>
      </div>
      {sessions.value.length > 0 && <Continue />}
      <div class={css.gallery}>
        {isBack && <Today />}
        <ul aria-label={sayHome(homeText('puzzles'))}>
          {catalogue.map(({ id }) => (
            <PuzzleCard key={id} id={id} poster={posters[id]!} />
          ))}
        </ul>
        {!isBack && <Today />}
      </div>
      <p class={css.more}>
        <a href="#/lessons">{say(text('lessons'))}</a>
        <a href="#/history">{say(text('history'))}</a>
        <a href="#/reports">{say(text('reports'))}</a>
      </p>
    </div>
  );
}
