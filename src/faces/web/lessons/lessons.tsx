/** The lessons: a list of all, and a page for each. */
import { Fragment } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { type Speaker, speaker } from '../../../contract/index.ts';
import { browserClient } from '../../../hosts/browser/index.ts';
import { gatherLessons, type LessonPage, type LessonPart } from '../../../lab/lessons.ts';
import { catalogue } from '../../../puzzles/catalogue.ts';
import { loading } from '../parts/loading.ts';
import { language, say } from '../settings.ts';
import { text } from '../texts.ts';
import { opened } from '../title.ts';
import { Blocks } from './blocks.tsx';
import css from './lessons.module.css';
import { lessonsText, lessonsTexts } from './texts.ts';

const load = async () => gatherLessons(await Promise.all(catalogue.map((entry) => entry.load())));
const sayOwn: Speaker = (sentence) => speaker(language.value, lessonsTexts)(sentence);
const titleOf = ({ lesson }: LessonPart) => speaker(language.value, lesson.texts)(lesson.title);
const summaryOf = ({ lesson }: LessonPart) => speaker(language.value, lesson.texts)(lesson.summary);

export function Lessons({ id }: { id: string }) {
  const pages = useMemo(() => loading(load()), []);
  const { value } = pages;
  if (typeof value === 'string') return <p>{say(text(value === 'loading' ? 'loading' : 'load-failed'))}</p>;
  const at = value.findIndex((page) => page.id === id);
  const page = value[at];
  return page ? <Page key={id} page={page} next={value[at + 1]} /> : <List pages={value} isLost={id !== ''} />;
}

function useTitle(name: string): void {
  useEffect(() => {
    opened.value = { name };
    return () => {
      opened.value = undefined;
    };
  }, [name]);
}

function List({ pages, isLost }: { pages: readonly LessonPage[]; isLost: boolean }) {
  const heading = say(text('lessons'));
  useTitle(heading);
  return (
    <div class={css.lessons}>
      <h1>{heading}</h1>
      <p>{sayOwn(lessonsText(isLost ? 'lessons-unknown' : 'lessons-lead'))}</p>
      <ol class={css.list}>
        {pages.map(({ id, parts }) => (
          <li key={id}>
            <h2>
              <a class={css.way} href={`#/lessons/${id}`}>
                {titleOf(parts[0])}
              </a>
            </h2>
            <p>{parts.map(summaryOf).join(' ')}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** All that runs on the page runs in one worker, which ends when the page is left. */
function Page({ page: { parts }, next }: { page: LessonPage; next: LessonPage | undefined }) {
  const client = useMemo(() => browserClient(), []);
  useEffect(() => () => client.close(), [client]);
  const title = titleOf(parts[0]);
  useTitle(title);
  return (
    <article class={css.lessons}>
      <h1>{title}</h1>
      {parts.map((part, i) => (
        <Fragment key={part.puzzle.about.id}>
          {i > 0 && <h2 class={css.part}>{titleOf(part)}</h2>}
          <p class={css.summary}>{summaryOf(part)}</p>
          <Blocks part={part} client={client} />
        </Fragment>
      ))}
      <nav class={css.ways} aria-label={say(text('lessons'))}>
        {next && (
          <a class={css.way} href={`#/lessons/${next.id}`}>
            {sayOwn(lessonsText('lessons-next', { title: titleOf(next.parts[0]) }))}
          </a>
        )}
        <a class={css.way} href="#/lessons">
          {sayOwn(lessonsText('lessons-all'))}
        </a>
      </nav>
    </article>
  );
}
