/** Letters that fly from the wheel to where they belong; only to be seen, since the game knows at once. */
import css from './wheel.module.css';

/** In milliseconds: one letter's flight, and from one letter's start to the next. */
const FLIGHT = 380;
const STEP = 45;

/** A box that waits for its letter looks open until the letter is there. */
const waiting = { color: 'transparent', backgroundColor: 'var(--surface)', borderColor: 'var(--control)' };

export interface Flight {
  readonly letter: string;
  readonly from: DOMRect;
  readonly to: Element;
  /** Whether the letter appears there only when it arrives. */
  readonly lands: boolean;
}

/** Begins the flights one after the other. */
export function fly(flights: readonly Flight[]): void {
  flights.forEach(({ letter, from, to, lands }, i) => {
    const delay = i * STEP;
    const target = to.getBoundingClientRect();
    const flying = document.createElement('span');
    flying.className = css.flying!;
    flying.textContent = letter;
    flying.ariaHidden = 'true';
    flying.style.left = `${from.left}px`;
    flying.style.top = `${from.top}px`;
    flying.style.width = flying.style.height = `${from.width}px`;
    flying.style.fontSize = `${from.width * 0.5}px`;
    document.body.append(flying);
    const x = target.left + target.width / 2 - from.left - from.width / 2;
    const y = target.top + target.height / 2 - from.top - from.height / 2;
    const scale = Math.min(1, target.height / from.height);
    const flight = flying.animate([{ transform: 'none' }, { transform: `translate(${x}px, ${y}px) scale(${scale})` }], {
      duration: FLIGHT,
      delay,
      easing: 'cubic-bezier(0.4, 0, 0.2, 1)',
      fill: 'backwards',
    });
    const land = () => flying.remove();
    flight.finished.then(land, land);
    if (lands) to.animate([waiting, waiting], { duration: delay + FLIGHT });
  });
}

/** A quiet wave through the boxes when all are filled, after the last letters have landed. */
export function wave(boxes: readonly Element[]): void {
  boxes.forEach((box, i) => {
    box.animate([{ transform: 'none' }, { transform: 'translateY(-12%)' }, { transform: 'none' }], {
      duration: 320,
      delay: FLIGHT + STEP * 4 + i * 22,
      easing: 'ease-in-out',
    });
  });
}
