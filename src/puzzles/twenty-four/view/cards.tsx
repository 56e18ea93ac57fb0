/** The cards as they lie: playing cards for a hand of cards, tiles for other numbers. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Speaker, Text } from '../../../contract/index.ts';
import { numberName } from '../model.ts';
import { showFraction } from '../verify/index.ts';
import css from './cards.module.css';
import type { Game } from './game.ts';
import { Suit } from './suit.tsx';
import type { Card } from './tableau.ts';
import { text } from './texts.ts';

export function Cards({ game, say, tell }: { game: Game; say: Speaker; tell: (sentence: Text | undefined) => void }) {
  const { places } = game.tableau.value;
  const outcome = game.outcome.value;
  const chosen = game.chosen.value;
  const box = useRef<HTMLFieldSetElement>(null);
  // A card that is laid on another vanishes, and the focus with it; here the old card still stands.
  const focused = box.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    if (!focused || box.current?.contains(document.activeElement)) return;
    box.current?.querySelector<HTMLElement>('[aria-pressed="true"], button')?.focus();
  });

  return (
    <fieldset
      ref={box}
      class={css.cards}
      data-kind={game.hand.rules === 'cards' ? 'cards' : 'tiles'}
      aria-label={say(text('cards'))}
      style={{ '--columns': String(columns(places.length)) }}
    >
      {places.map((card, place) =>
        card ? (
          <button
            key={place}
            type="button"
            class={css.card}
            data-suit={place % 4}
            data-dealt={card.dealt}
            data-outcome={outcome?.place === place ? outcome.kind : undefined}
            aria-label={say(nameOf(game, card, place))}
            aria-pressed={chosen === place}
            onClick={() => tell(game.pick(place))}
          >
            <Face game={game} card={card} place={place} />
          </button>
        ) : (
          <span key={place} class={css.empty} />
        ),
      )}
    </fieldset>
  );
}

const columns = (places: number): number => (places <= 4 ? places : Math.ceil(places / 2));

function nameOf(game: Game, card: Card, place: number): Text {
  const value = showFraction(card.value);
  if (!card.dealt) return text('result', { value, place: place + 1 });
  return text('card', { name: numberName(game.hand, Number(card.value.over)), place: place + 1 });
}

function Face({ game, card, place }: { game: Game; card: Card; place: number }) {
  const { over, under } = card.value;
  if (card.dealt && game.hand.rules === 'cards') {
    const name = numberName(game.hand, Number(over));
    return (
      <>
        <span class={css.corner}>{name}</span>
        <Suit of={place} />
        <span class={css.corner} data-end={name} />
      </>
    );
  }
  if (under === 1n)
    return (
      <span class={css.number} data-length={String(over).length}>
        {String(over)}
      </span>
    );
  return (
    <span class={css.fraction} data-length={Math.max(String(over).length, String(under).length)}>
      <span>{String(over)}</span>
      <span class={css.slash}>/</span>
      <span>{String(under)}</span>
    </span>
  );
}
