/** The words of the grid: those through the chosen box, to take one as known, and all of them in a list. */

import panel from '../../../../faces/web/board/panels.module.css';
import { OPEN } from '../../model.ts';
import { percent } from '../../texts/percent.ts';
import { slotName } from '../word-texts.ts';
import { chanceOf } from './looks.ts';
import type { Session, SessionProps, SlotHere } from './session.ts';
import { text } from './texts.ts';
import css from './words.module.css';

export function Slots(props: SessionProps) {
  const { session, say } = props;
  const { drawing } = session;
  const slots = session.slots.value;
  if (slots.length === 0) return null;
  const here = slots.filter(({ places }) => places.includes(drawing.cursor.value));
  return (
    <section class={panel.panel} aria-label={say(text('slots'))}>
      {here.length > 0 && !session.isSecret.value && <Here {...props} here={here} />}
      <h2 class={css.heading}>{say(text('slots'))}</h2>
      <ul class={css.slots}>
        {slots.map((one) => (
          <SlotLine key={one.slot.name} {...props} one={one} />
        ))}
      </ul>
    </section>
  );
}

function Here(props: SessionProps & { here: readonly SlotHere[] }) {
  const { session, say, here } = props;
  const { drawing, looks } = session;
  const box = looks.value.boxes.get(drawing.cursor.value);
  const canTake = box !== undefined && (box.look === 'sure' || box.look === 'likely');
  return (
    <div class={css.here}>
      <h2 class={css.heading}>{say(text('here'))}</h2>
      {here.map((one) => (
        <Candidates key={one.slot.name} {...props} one={one} />
      ))}
      {canTake && (
        <button type="button" onClick={() => drawing.put([drawing.cursor.value], box.letter)}>
          {say(text('take-letter', { letter: box.letter }))}
        </button>
      )}
    </div>
  );
}

/** The likeliest words of a slot; pressing one writes it. */
function Candidates({ session, say, one }: SessionProps & { one: SlotHere }) {
  const { found, places } = one;
  const { surface, put } = session.drawing;
  const isSure = isSureIn(session, one);
  const slot = say(slotName(one.slot));
  const isOpen = places.some((place) => surface.value.cells[place] === OPEN);
  const words = found.word === null ? [] : [[found.word, found.chance] as const, ...found.others];
  return (
    <div class={css.candidates}>
      <p>
        <strong>{slot}</strong> <span class="quiet">{say(text('candidates', { count: found.candidates }))}</span>
      </p>
      {isOpen && words.length > 0 && (
        <div class={css.chips}>
          {words.map(([word, share]) => {
            const chance = share === null ? '' : percent(share, isSure);
            return (
              <button key={word} type="button" onClick={() => put(places, word)}>
                <span class="unseen">{say(text('take-word', { word, slot, chance }))}</span>
                <span aria-hidden="true">
                  {word} <span class="quiet">{chance}</span>
                </span>
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}

function SlotLine({ session, say, one }: SessionProps & { one: SlotHere }) {
  const { drawing, looks } = session;
  const { slot, found, places, blamed } = one;
  const word = places.map((place) => looks.value.boxes.get(place)?.letter || OPEN).join('');
  const isSure = isSureIn(session, one);
  const share = word.includes(OPEN) ? undefined : chanceOf(found, word);
  const chance = share === undefined ? '' : percent(share, isSure);
  return (
    <li>
      <button type="button" data-sure={isSure} data-blamed={blamed} onClick={() => drawing.choose(places[0]!)}>
        <span class="unseen">{say(text('go-slot', { slot: say(slotName(one.slot)), word, chance }))}</span>
        <span aria-hidden="true">
          <span class="quiet">{slot.name}</span> <span class={css.word}>{word}</span>{' '}
          {!isSure && <span class="quiet">{chance}</span>}
        </span>
      </button>
    </li>
  );
}

const isSureIn = ({ looks }: Session, { places }: SlotHere): boolean =>
  places.every((place) => ['sure', 'known'].includes(looks.value.boxes.get(place)?.look ?? ''));
