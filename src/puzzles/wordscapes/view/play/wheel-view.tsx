/** The wheel: letters to swipe through, to tap or to type, and the line through those that are chosen. */
import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Speaker } from '../../../../contract/index.ts';
import type { Game } from './game.ts';
import { listen, type Stroke } from './pointer.ts';
import { text } from './texts.ts';
import css from './wheel.module.css';
import { wheelOf } from './wheel.ts';

export interface WheelProps {
  readonly game: Game;
  readonly say: Speaker;
  readonly element: RefObject<HTMLDivElement | null>;
  readonly submit: () => void;
  readonly shuffle: () => void;
}

export function WheelView({ game, say, element, submit, shuffle }: WheelProps) {
  const { letters } = game.task;
  const wheel = useMemo(() => wheelOf(letters.length), [letters.length]);
  const stroke = useSignal<Stroke | undefined>(undefined);
  useEffect(() => {
    const listening = listen(element.current!, wheel, game, submit);
    stroke.value = listening;
    return () => listening.dispose();
  }, [game, wheel, submit]);

  const order = game.order.value;
  const path = game.path.value;
  const tip = stroke.value?.tip.value;
  const line = [...path.map((letter) => wheel.seats[order.indexOf(letter)]!), ...(tip && path.length > 0 ? [tip] : [])];
  const read = order.map((letter) => letters[letter]).join(' ');
  return (
    <div
      ref={element}
      class={css.wheel}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
      tabIndex={0}
      aria-label={say(text('wheel', { letters: read }))}
    >
      <svg class={css.path} viewBox="0 0 100 100" aria-hidden="true">
        <polyline points={line.map(({ x, y }) => `${x},${y}`).join(' ')} />
      </svg>
      {order.map((letter, seat) => (
        <button
          key={letter}
          type="button"
          class={css.seat}
          tabIndex={-1}
          data-letter={letter}
          aria-pressed={path.includes(letter)}
          aria-label={say(text('letter', { letter: letters[letter]! }))}
          // A pointer is heard by the wheel; what remains is pressed by keys or by an assistant.
          onClick={(event) => {
            if (event.detail === 0) game.reach(letter);
          }}
          style={{
            left: `${wheel.seats[seat]!.x}%`,
            top: `${wheel.seats[seat]!.y}%`,
            width: `${wheel.size}%`,
          }}
        >
          {letters[letter]}
        </button>
      ))}
      <button
        type="button"
        class={css.shuffle}
        aria-label={say(text('shuffle'))}
        title={say(text('shuffle'))}
        onClick={shuffle}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h3c5 0 5 10 10 10h3m-3-3 3 3-3 3M4 17h3c1.7 0 2.8-1.1 3.6-2.6M13.4 9.6C14.2 8.1 15.3 7 17 7h3m-3-3 3 3-3 3" />
        </svg>
      </button>
    </div>
  );
}
