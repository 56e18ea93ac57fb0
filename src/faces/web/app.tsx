/** The shell around every page: where a person is, the settings, and the live region. */
import { signal } from '@preact/signals';
import { announced } from './announce.ts';
import css from './app.module.css';
import { isEmbedded } from './embed.ts';
import { Header } from './frame/header.tsx';
import { Loaded } from './parts/loaded.tsx';
import { readRoute } from './route.ts';
import { say } from './settings.ts';
import { text } from './texts.ts';

/** Each arrival is a new value, even at the same address, so that a link pasted twice restores twice. */
const arrival = signal({ route: readRoute(location.hash), number: 0 });
addEventListener('hashchange', ({ newURL }) => {
  // Not that of the page: the room that is left may have written its own address over it meanwhile.
  arrival.value = { route: readRoute(new URL(newURL).hash), number: arrival.value.number + 1 };
  scrollTo(0, 0);
  // Otherwise the focus stays on a link that is gone.
  document.getElementById('content')?.focus({ preventScroll: true });
});

export function App() {
  const { route, number } = arrival.value;
  return (
    <>
      {!isEmbedded && (
        <button type="button" class={css.skip} onClick={() => document.getElementById('content')?.focus()}>
          {say(text('skip-to-content'))}
        </button>
      )}
      {!isEmbedded && <Header />}
      <main id="content" class={css.main} data-page={route.page} tabIndex={-1}>
        {route.page === 'home' && <Loaded load={() => import('./home/home.tsx')} show={({ Home }) => <Home />} />}
        {route.page === 'about' && <Loaded load={() => import('./about/about.tsx')} show={({ About }) => <About />} />}
        {route.page === 'history' && (
          <Loaded load={() => import('./history/history.tsx')} show={({ History }) => <History />} />
        )}
        {route.page === 'reports' && (
          <Loaded load={() => import('./reports/reports.tsx')} show={({ Reports }) => <Reports />} />
        )}
        {route.page === 'lessons' && (
          <Loaded load={() => import('./lessons/lessons.tsx')} show={({ Lessons }) => <Lessons id={route.lesson} />} />
        )}
        {route.page === 'room' && (
          <Loaded
            key={number}
            load={() => import('./room/page.tsx')}
            show={({ RoomPage }) => <RoomPage word={route.word} link={route.link} />}
          />
        )}
      </main>
      {isEmbedded ? (
        <Loaded load={() => import('./share/alone.tsx')} show={({ Alone }) => <Alone />} />
      ) : (
        <footer class={css.footer} hidden={route.page === 'room'}>
          {say(text('made-of'))} <a href="#/about">{say(text('about'))}</a>
        </footer>
      )}
      <div class="unseen" role="status">
        {announced}
      </div>
    </>
  );
}
