/** Every figure that documents have published about the puzzles, computed again here and compared. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { type AnyPuzzle, speaker } from '../../../contract/index.ts';
import { browserClient } from '../../../hosts/browser/index.ts';
import { type Gathered, gather } from '../../../lab/reports.ts';
import { catalogue } from '../../../puzzles/catalogue.ts';
import { announce } from '../announce.ts';
import { loading } from '../parts/loading.ts';
import { language, say } from '../settings.ts';
import { text } from '../texts.ts';
import { opened } from '../title.ts';
import { type Computing, createComputing } from './computing.ts';
import { documentsOf, verdictOf } from './documents.ts';
import { FigureTable } from './figure-table.tsx';
import { ProgramList } from './program-list.tsx';
import { programsOf } from './programs.ts';
import css from './reports.module.css';
import { reportsText, reportsTexts } from './texts.ts';

interface Known {
  readonly puzzles: readonly AnyPuzzle[];
  readonly gathered: readonly Gathered[];
}

async function load(): Promise<Known> {
  const puzzles = await Promise.all(catalogue.map((entry) => entry.load()));
  return { puzzles, gathered: await gather(puzzles) };
}

export function Reports() {
  const heading = say(text('reports'));
  const known = useMemo(() => loading(load()), []);
  useEffect(() => {
    opened.value = { name: heading };
    return () => {
      opened.value = undefined;
    };
  }, [heading]);
  const { value } = known;
  return (
    <div class={css.reports}>
      <h1>{heading}</h1>
      <p class={css.lead}>{speaker(language.value, reportsTexts)(reportsText('reports-lead'))}</p>
      {typeof value === 'string' ? (
        <p>{say(text(value === 'loading' ? 'loading' : 'load-failed'))}</p>
      ) : (
        <Figures {...value} />
      )}
    </div>
  );
}

function Figures({ puzzles, gathered }: Known) {
  const computing = useMemo(() => createComputing(browserClient), []);
  useEffect(() => computing.stop, [computing]);
  const documents = useMemo(() => documentsOf(gathered), [gathered]);
  const programs = useMemo(() => programsOf(gathered), [gathered]);
  const isAll = useSignal(false);
  const sayOwn = speaker(language.value, reportsTexts);
  const long = gathered.filter(({ published }) => published.isLong).length;
  const isRunning = computing.isRunning.value;
  const press = async () => {
    if (isRunning) return computing.stop();
    announce(sayOwn(reportsText('reports-begun')));
    await computing.start(puzzles, !isAll.value);
    announce(outcome(computing));
  };
  if (gathered.length === 0) return <p>{sayOwn(reportsText('reports-none'))}</p>;
  return (
    <>
      <ProgramList programs={programs} />
      <h2>{sayOwn(reportsText('reports-figures'))}</h2>
      <div class={css.verbs}>
        <button type="button" class="primary" onClick={press}>
          {isRunning ? say(text('stop')) : sayOwn(reportsText('reports-start'))}
        </button>
        {long > 0 && (
          <label class={css.choice}>
            <input
              type="checkbox"
              checked={isAll.value}
              disabled={isRunning}
              onChange={(event) => {
                isAll.value = event.currentTarget.checked;
              }}
            />
            {sayOwn(reportsText('reports-long', { n: long }))}
          </label>
        )}
      </div>
      <Progress computing={computing} />
      {documents.map((document) => (
        <FigureTable
          key={JSON.stringify([document.puzzle.about.id, document.name])}
          document={document}
          computing={computing}
        />
      ))}
    </>
  );
}

/** How far it is, or how it ended. The line has its place before there is something to tell, so that nothing jumps. */
function Progress({ computing }: { computing: Computing }) {
  const { value: running } = computing.running;
  const sayOwn = speaker(language.value, reportsTexts);
  const told = (): string => {
    if (!running) return outcome(computing);
    const { puzzle, done, total } = running;
    const what = speaker(language.value, puzzle.texts)(running.what);
    return sayOwn(reportsText('reports-doing', { done, total, what }));
  };
  return (
    <div class={css.progress}>
      <progress
        aria-label={say(text('reports'))}
        value={running?.done ?? 0}
        max={running?.total || 1}
        data-running={running !== undefined}
      />
      <p>{told()}</p>
    </div>
  );
}

/** The last run in a sentence or two; nothing before there was one. */
function outcome({ ended }: Computing): string {
  if (!ended.value) return '';
  const sayOwn = speaker(language.value, reportsTexts);
  const { figures, isCut } = ended.value;
  const count = (verdict: string) => figures.filter((figure) => verdictOf(figure) === verdict).length;
  const params = { n: figures.length, agree: count('agrees'), differ: count('differs'), wrong: count('wrong') };
  const words = [
    ...(isCut ? [reportsText('reports-cut')] : []),
    ...(figures.length > 0 ? [reportsText('reports-sum', params)] : []),
  ];
  return words.map(sayOwn).join(' ');
}
