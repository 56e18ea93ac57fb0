/** What a person has solved, their bests, and everything they made as one file. */
import names from 'virtual:puzzle-names';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { clockText } from '../../../presentation/clock.ts';
import { catalogue } from '../../../puzzles/catalogue.ts';
import { bestsOf, history, type Solved } from '../kept/history.ts';
import { roomHash } from '../route.ts';
import { figure, language, say } from '../settings.ts';
import { text } from '../texts.ts';
import { opened } from '../title.ts';
import css from './history.module.css';
import { sayHistory } from './say.ts';
import { historyText } from './texts.ts';
import { Transfer } from './transfer.tsx';

const FIRST = 30;
const NOTHING = '–';

export function History() {
  const heading = say(text('history'));
  useEffect(() => {
    opened.value = { name: heading };
    return () => {
      opened.value = undefined;
    };
  }, [heading]);
  const solved = history.value;
  return (
    <div class={css.history}>
      <h1>{heading}</h1>
      {solved.length === 0 ? (
        <p>
          {sayHistory(historyText('none'))} <a href="#/">{sayHistory(historyText('start'))}</a>
        </p>
      ) : (
        <>
          <BestTable solved={solved} />
          <Latest solved={solved} />
        </>
      )}
      <Transfer />
    </div>
  );
}

const nameOf = (puzzle: string): string => names[puzzle]?.[language.value] ?? puzzle;

function BestTable({ solved }: { solved: readonly Solved[] }) {
  return (
    <section aria-labelledby="bests">
      <h2 id="bests">{sayHistory(historyText('bests'))}</h2>
      <div class={css.scroll}>
        <table>
          <Head names={['puzzle', 'kind', 'count', 'quickest', 'shortest']} />
          <tbody>
            {catalogue.flatMap(({ id }) =>
              bestsOf(solved, id).map(({ kind, count, quickest, shortest }, i) => (
                <tr key={`${id} ${kind.en}`}>
                  <th scope="row">{i === 0 ? nameOf(id) : <span class="unseen">{nameOf(id)}</span>}</th>
                  <td>{kind[language.value] || NOTHING}</td>
                  <td>{figure(count)}</td>
                  <td>{quickest ? clockText(quickest.milliseconds) : NOTHING}</td>
                  <td>{shortest?.moves === undefined ? NOTHING : figure(shortest.moves)}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
      <p class="quiet">{sayHistory(historyText('bests-rule'))}</p>
    </section>
  );
}

function Head({ names: columns }: { names: readonly Parameters<typeof historyText>[0][] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {sayHistory({ code: column })}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Latest({ solved }: { solved: readonly Solved[] }) {
  const isWhole = useSignal(solved.length <= FIRST);
  const shown = isWhole.value ? solved : solved.slice(0, FIRST);
  const format = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section aria-labelledby="latest">
      <h2 id="latest">{sayHistory(historyText('latest'))}</h2>
      <div class={css.scroll}>
        <table>
          <Head names={['when', 'puzzle', 'kind', 'time', 'moves', 'help']} />
          <tbody>
            {shown.map((one) => (
              <tr key={`${one.puzzle} ${one.when}`}>
                <td>{format.format(one.when)}</td>
                <th scope="row">
                  <a
                    href={roomHash(one.puzzle, { ...(one.text === undefined ? {} : { text: one.text }), options: {} })}
                  >
                    {nameOf(one.puzzle)}
                  </a>
                </th>
                <td>
                  {[one.kind[language.value], one.day && sayHistory(historyText('challenge'))]
                    .filter(Boolean)
                    .join(', ') || NOTHING}
                </td>
                <td>{clockText(one.milliseconds)}</td>
                <td>{one.moves === undefined ? NOTHING : figure(one.moves)}</td>
                <td>{helpOf(one)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!isWhole.value && (
        <button
          type="button"
          onClick={() => {
            isWhole.value = true;
          }}
        >
          {sayHistory(historyText('all', { n: solved.length }))}
        </button>
      )}
    </section>
  );
}

function helpOf({ hints, isShown }: Solved): string {
  if (isShown) return sayHistory(historyText('shown'));
  return sayHistory(hints > 0 ? historyText('hints', { n: hints }) : historyText('no-help'));
}
