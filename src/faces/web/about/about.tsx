/** What Teka is, and whose work comes with it: the licence of the code, and the notices of every puzzle that has some. */
import { useEffect, useMemo } from 'preact/hooks';
import licence from '../../../../LICENSE?raw';
import { type AnyPuzzle, type Notice, speaker, type Text } from '../../../contract/index.ts';
import { catalogue } from '../../../puzzles/catalogue.ts';
import { loading } from '../parts/loading.ts';
import { language, say } from '../settings.ts';
import { text } from '../texts.ts';
import { opened } from '../title.ts';
import css from './about.module.css';
import { Kept } from './kept.tsx';
import { aboutText, aboutTexts } from './texts.ts';

const sayAbout = (sentence: Text): string => speaker(language.value, aboutTexts)(sentence);

interface Noticed {
  readonly puzzle: AnyPuzzle;
  readonly notices: readonly Notice[];
}

/** Puzzles are loaded for this, since each brings its own notices. */
async function gather(): Promise<readonly Noticed[]> {
  const all = await Promise.all(
    catalogue.map(async ({ load }) => {
      const puzzle = await load();
      return { puzzle, notices: (await puzzle.about.notices?.()) ?? [] };
    }),
  );
  return all.filter(({ notices }) => notices.length > 0);
}

export function About() {
  const heading = say(text('about'));
  useEffect(() => {
    opened.value = { name: heading };
    return () => {
      opened.value = undefined;
    };
  }, [heading]);
  return (
    <div class={css.about}>
      <h1>{heading}</h1>
      <p>{sayAbout(aboutText('about-what'))}</p>
      <p>{say(text('made-of'))}</p>
      <p>{sayAbout(aboutText('about-version', { version: import.meta.env.TEKA_VERSION }))}</p>
      <p>
        <a href="#/lessons">{say(text('lessons'))}</a>
      </p>
      <p>
        <a href="#/reports">{say(text('reports'))}</a>
      </p>
      <FullText name={sayAbout(aboutText('about-licence'))} words={licence} />
      {import.meta.env.PROD && <Kept />}
      <Others />
    </div>
  );
}

function Others() {
  const gathered = useMemo(() => loading(gather()), []);
  const { value } = gathered;
  if (typeof value === 'string') return <p>{say(text(value === 'loading' ? 'loading' : 'load-failed'))}</p>;
  if (value.length === 0) return null;
  return (
    <>
      <h2>{sayAbout(aboutText('about-others'))}</h2>
      <p>{sayAbout(aboutText('about-others-what'))}</p>
      {value.map(({ puzzle, notices }) => (
        <PuzzleNotices key={puzzle.about.id} puzzle={puzzle} notices={notices} />
      ))}
    </>
  );
}

function PuzzleNotices({ puzzle, notices }: Noticed) {
  const speak = speaker(language.value, puzzle.texts);
  return (
    <section>
      <h3>{speak(puzzle.about.name)}</h3>
      <ul>
        {notices.map((notice, i) => (
          <li key={i}>
            <h4>{speak(notice.title)}</h4>
            <p>{speak(notice.use)}</p>
            <FullText name={notice.licence} words={notice.text} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A licence by its name, and as its authors worded it. */
function FullText({ name, words }: { name: string; words: string }) {
  return (
    <details>
      <summary>{sayAbout(aboutText('about-full', { name }))}</summary>
      {/* A licence stays as it was worded, in any language of the page. */}
      <pre lang="en">{words}</pre>
    </details>
  );
}
