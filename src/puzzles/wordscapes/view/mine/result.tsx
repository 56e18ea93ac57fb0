/** What came of the drawing in a sentence, what the looks of the boxes mean, and fillings to leaf through. */
import table from '../../../../faces/web/board/table.module.css';
import gridCss from '../grid.module.css';
import type { Looks } from './looks.ts';
import css from './mine.module.css';
import type { SessionProps } from './session.ts';
import { hasBoxes } from './surface.ts';
import { text } from './texts.ts';

export function Result(props: SessionProps) {
  const { session, say } = props;
  const told = session.drawing.draft.value.told !== undefined;
  return (
    <>
      <Message {...props} />
      {told && (
        <div class={css.told}>
          <p>{say(text('told'))}</p>
          <button type="button" onClick={session.drawing.forgetAnswers}>
            {say(text('forget-answers'))}
          </button>
        </div>
      )}
      <Leafing {...props} />
      <Legend {...props} />
    </>
  );
}

/** Gently, while it is not yet a level; as the answer's own verdict, once it is one. */
function Message({ session, say, sayPuzzle }: SessionProps) {
  const { drawing, finding } = session;
  const { kind, grid, letters } = drawing.draft.value;
  const problem = drawing.problem.value;
  const answered = finding.answered.value;
  let sentence = '';
  if (letters.trim() === '') sentence = say(text('no-letters'));
  else if (kind === 'grid' && !hasBoxes(grid)) sentence = say(text('no-boxes'));
  else if (problem) sentence = say(text('not-yet', { problem: sayPuzzle(problem.text) }));
  else if (finding.problem.value) sentence = sayPuzzle(finding.problem.value);
  else if (answered && answered.text === drawing.text.value) sentence = sayPuzzle(answered.verdict);
  else if (finding.asking.value) sentence = say(text('looking'));
  const isNone = !problem && answered !== undefined && answered.found.blame.length > 0;
  return (
    <p class={table.message} data-outcome={isNone ? 'wrong' : problem ? '' : 'won'} role="status">
      {sentence}
    </p>
  );
}

/** Only what is there is explained. */
function Legend({ session, say }: SessionProps) {
  const seen = seenIn(session.looks.value);
  if (seen.length === 0) return null;
  const isEstimated = session.finding.answered.value?.found.estimated ?? false;
  return (
    <>
      <ul class={css.legend} aria-label={say(text('legend'))}>
        {seen.map(({ look, letter, meaning }) => (
          <li key={look}>
            <span class={gridCss.cell} data-look={look} aria-hidden="true">
              <span class={gridCss.letter}>{letter}</span>
            </span>
            <span>{say(text(`legend-${meaning}`))}</span>
          </li>
        ))}
      </ul>
      {isEstimated && <p class={css.about}>{say(text('estimated'))}</p>}
    </>
  );
}

const explained = ['known', 'sure', 'likely', 'wrong'] as const;

interface Seen {
  readonly look: (typeof explained)[number];
  readonly letter: string;
  /** Letters are called likely only where it is known how likely they are. */
  readonly meaning: Seen['look'] | 'possible';
}

function seenIn({ boxes, chances }: Looks): readonly Seen[] {
  return explained.flatMap((look) => {
    const places = [...boxes.keys()].filter((place) => boxes.get(place)!.look === look);
    if (places.length === 0) return [];
    const isKnown = look !== 'likely' || places.some((place) => chances.has(place));
    return [{ look, letter: boxes.get(places[0]!)!.letter, meaning: isKnown ? look : 'possible' }];
  });
}

function Leafing({ session, say, language }: SessionProps) {
  const { fillings, finding, drawing } = session;
  const answered = finding.answered.value;
  if (!answered || answered.found.fillings < 2 || drawing.draft.value.kind === 'words') return null;
  const figure = (n: number) => new Intl.NumberFormat(language.value).format(n);
  const total = figure(answered.found.fillings);
  const count = answered.found.exact ? total : say(text('at-least', { count: total }));
  const index = fillings.index.value;
  const busy = fillings.fetching.value;
  return (
    <fieldset class={css.leafing} aria-label={say(text('fillings'))} aria-busy={busy}>
      <button type="button" disabled={index === 0 || busy} onClick={() => void fillings.go((index ?? 1) - 1)}>
        {say(text('previous'))}
      </button>
      <span class={css.number} aria-live="polite">
        {say(index === undefined ? text('from-results') : text('filling-at', { number: figure(index + 1), count }))}
      </span>
      <button
        type="button"
        disabled={busy || (index !== undefined && index + 1 >= fillings.reach.value)}
        onClick={() => void fillings.go(index === undefined ? 0 : index + 1)}
      >
        {say(text('next'))}
      </button>
    </fieldset>
  );
}
