/** What came of the drawing in a sentence, what is shown of it on demand, and fillings to leaf through. */
import { useEffect, useRef } from 'preact/hooks';
import { catchFocus } from '../../../../faces/web/board/sight.ts';
import table from '../../../../faces/web/board/table.module.css';
import gridCss from '../grid.module.css';
import type { Looks } from './looks.ts';
import css from './mine.module.css';
import { isFromResults, type SessionProps } from './session.ts';
import { hasBoxes } from './surface.ts';
import { text } from './texts.ts';

export function Result(props: SessionProps) {
  const { session, say } = props;
  const { drawing, isSecret } = session;
  return (
    <>
      {drawing.draft.value.told !== undefined && (
        <div class={css.told}>
          <p>{say(text('told'))}</p>
          <button type="button" onClick={drawing.forgetAnswers}>
            {say(text('forget-answers'))}
          </button>
        </div>
      )}
      <Why {...props} />
      {isSecret.value ? <Revealing {...props} /> : <Leafing {...props} />}
      <Legend {...props} />
    </>
  );
}

/** Where letters were written and no filling has them all: which of them contradict the others. */
function Why({ session: { finding, clash, drawing }, say, sayPuzzle }: SessionProps) {
  const isNone = (finding.answered.value?.found.blame.length ?? 0) > 0;
  const why = clash.why.value;
  if (why) return <p aria-live="polite">{sayPuzzle(why)}</p>;
  if (!isNone || !/[A-Z]/.test(drawing.surface.value.cells)) return null;
  if (clash.answer.value === 'asking') return <p class="quiet">{say(text('thinking'))}</p>;
  return (
    <div>
      <button type="button" onClick={clash.ask}>
        {say(text('why'))}
      </button>
    </div>
  );
}

/** A level that is played is shown as far as the person asks. While it is looked into, the buttons keep their place. */
function Revealing({ session, say }: SessionProps) {
  const { drawing, reveal, looks, slots } = session;
  const isKnown = slots.value.length > 0;
  if (drawing.text.value === undefined || slots.value.some(({ blamed }) => blamed)) return null;
  const isOpen = (place: number) => looks.value.boxes.get(place)?.letter === '';
  const cursor = drawing.cursor.value;
  const first = [...looks.value.boxes.keys()].find(isOpen);
  if (first === undefined) return null;
  const at = isOpen(cursor) ? cursor : first;
  const through = slots.value.filter(({ places }) => places.some(isOpen));
  const word = through.find(({ places }) => places.includes(cursor)) ?? through[0];
  return (
    <fieldset class={css.reveal} disabled={!isKnown}>
      <legend>{say(text('reveal'))}</legend>
      <button type="button" onClick={() => reveal.tell([at])}>
        {say(text('reveal-letter'))}
      </button>
      <button type="button" onClick={() => reveal.tell(word?.places ?? [])}>
        {say(text('reveal-word'))}
      </button>
      <button type="button" onClick={reveal.tellAll}>
        {say(text('reveal-all'))}
      </button>
    </fieldset>
  );
}

/** Gently, while it is not yet a level; as the answer's own verdict, once it is one. */
export function Message({ session, say, sayPuzzle }: SessionProps) {
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
  const line = useRef<HTMLParagraphElement>(null);
  const isOnShow = isFromResults(session);
  useEffect(() => (isOnShow ? () => catchFocus(line.current) : undefined), [isOnShow]);
  return (
    <>
      <p
        ref={line}
        class={table.message}
        data-outcome={isNone ? 'wrong' : problem ? '' : 'won'}
        role="status"
        tabIndex={-1}
      >
        {isOnShow ? say(text('from-results')) : sentence}
      </p>
      {isOnShow && (
        <button type="button" onClick={() => session.fillings.choose(undefined)}>
          {say(text('back-to-mine'))}
        </button>
      )}
    </>
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

const explained = ['known', 'sure', 'likely', 'wrong', 'clash'] as const;

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
  const isAlone = !answered || answered.found.fillings < 2;
  if (isAlone || drawing.draft.value.kind === 'words' || isFromResults(session)) return null;
  const figure = (n: number) => new Intl.NumberFormat(language.value).format(n);
  const total = figure(answered.found.fillings);
  const count = answered.found.exact ? total : say(text('at-least', { count: total }));
  const index = fillings.index.value ?? 0;
  const busy = fillings.fetching.value;
  return (
    <fieldset class={css.leafing} aria-label={say(text('fillings'))} aria-busy={busy}>
      <button type="button" disabled={index === 0 || busy} onClick={() => void fillings.go(index - 1)}>
        {say(text('previous'))}
      </button>
      <span class={css.number} aria-live="polite">
        {say(text('filling-at', { number: figure(index + 1), count }))}
      </span>
      <button
        type="button"
        disabled={busy || index + 1 >= fillings.reach.value}
        onClick={() => void fillings.go(index + 1)}
      >
        {say(text('next'))}
      </button>
    </fieldset>
  );
}
