/** The shell around every page: where a person is, the settings, and the live region. */
import { signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { announced } from './announce.ts';
import css from './app.module.css';
import { Home } from './home/home.tsx';
import { loading } from './parts/loading.ts';
import { type RoomLink, readRoute } from './route.ts';
import { say } from './settings.ts';
import { Settings } from './settings-bar.tsx';
import { text } from './texts.ts';

/** Each arrival is a new value, even at the same address, so that a link pasted twice restores twice. */
const arrival = signal({ route: readRoute(location.hash), number: 0 });
addEventListener('hashchange', () => {
  arrival.value = { route: readRoute(location.hash), number: arrival.value.number + 1 };
  scrollTo(0, 0);
  // Otherwise the focus stays on a link that is gone.
  document.getElementById('content')?.focus({ preventScroll: true });
});

export function App() {
  const { route, number } = arrival.value;
  return (
    <>
      <button type="button" class={css.skip} onClick={() => document.getElementById('content')?.focus()}>
        {say(text('skip-to-content'))}
      </button>
      <header class={css.header}>
        <a class={css.name} href="#/" aria-label={`Teka, ${say(text('all-puzzles'))}`}>
          Teka
        </a>
        <Settings />
      </header>
      <main id="content" class={css.main} tabIndex={-1}>
        {route.page === 'home' && <Home />}
        {route.page === 'about' && <About />}
        {route.page === 'room' && <Room key={number} word={route.word} link={route.link} />}
      </main>
      <footer class={css.footer}>
        {say(text('made-of'))} <a href="#/about">{say(text('about'))}</a>
      </footer>
      <div class="unseen" role="status">
        {announced}
      </div>
    </>
  );
}

function About() {
  const page = useMemo(() => loading(import('./about/about.tsx')), []);
  const { value } = page;
  if (typeof value === 'string') return <p>{say(text(value === 'loading' ? 'loading' : 'load-failed'))}</p>;
  return <value.About />;
}

/** Rooms are most of the script, and the home page does not need them. */
function Room(props: { word: string; link: RoomLink }) {
  const page = useMemo(() => loading(import('./room/page.tsx')), []);
  const { value } = page;
  if (typeof value === 'string') return <p>{say(text(value === 'loading' ? 'loading' : 'load-failed'))}</p>;
  return <value.RoomPage {...props} />;
}
