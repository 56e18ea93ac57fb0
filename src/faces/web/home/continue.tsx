/** Games that were begun, the last one first. */
import names from 'virtual:puzzle-names';
import { dropSession, type KeptSession, sessions } from '../kept/sessions.ts';
import { Icon } from '../parts/icon.tsx';
import { roomHash } from '../route.ts';
import { language } from '../settings.ts';
import { agoText } from './ago.ts';
import css from './continue.module.css';
import { sayHome } from './say.ts';
import { homeText } from './texts.ts';

export function Continue() {
  return (
    <section class={css.continue} aria-labelledby="continue">
      <h2 id="continue">{sayHome(homeText('continue'))}</h2>
      <ul>
        {sessions.value.map((session) => (
          <Card key={`${session.puzzle} ${session.text}`} session={session} />
        ))}
      </ul>
    </section>
  );
}

function Card({ session }: { session: KeptSession }) {
  const { puzzle, text, state, day, picture, when } = session;
  const name = names[puzzle]?.[language.value] ?? puzzle;
  const link = { text, ...(state === '' ? {} : { state }), ...(day === undefined ? {} : { day }), options: {} };
  return (
    <li>
      <a href={roomHash(puzzle, link)}>
        <span
          class={css.small}
          aria-hidden="true"
          // Drawn by our own renderer and kept by this browser; what comes from files has no pictures.
          dangerouslySetInnerHTML={{ __html: picture ?? '' }}
        />
        <span>{name}</span>
        <span class="quiet">{when > 0 ? agoText(when, Date.now(), language.value) : ''}</span>
      </a>
      <button
        type="button"
        class="plain"
        aria-label={sayHome(homeText('forget', { name }))}
        onClick={() => dropSession(session)}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
