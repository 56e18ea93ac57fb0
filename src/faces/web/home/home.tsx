/** The puzzles as living pictures. */
import { catalogue } from '../../../puzzles/catalogue.ts';
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import css from './home.module.css';
import { PuzzleCard } from './puzzle-card.tsx';

export function Home() {
  return (
    <div class={css.home}>
      <div class={css.opening}>
        <h1>{say(text('home-heading'))}</h1>
        <p>{say(text('home-lead'))}</p>
      </div>
      <ul class={css.gallery}>
        {catalogue.map((entry) => (
          <li key={entry.id}>
            <PuzzleCard entry={entry} />
          </li>
        ))}
      </ul>
      <p class={css.more}>
        <a href="#/lessons">{say(text('lessons'))}</a>
        <a href="#/reports">{say(text('reports'))}</a>
      </p>
    </div>
  );
}
