/** Where the eyes and the focus are: what opens is to be seen, and the focus never falls off the page. */

export function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return middle > 0 && middle < innerHeight;
}

/** Scrolls no further than needed; of what is higher than the window, the beginning is to be seen. */
export function bringIntoSight(element: HTMLElement, motion: boolean): void {
  const block = element.offsetHeight > innerHeight ? 'start' : 'nearest';
  element.scrollIntoView({ block, behavior: motion ? 'smooth' : 'instant' });
}

/** Gives the focus to an element where the one that had it is gone. */
export function catchFocus(element: HTMLElement | null | undefined): void {
  const { activeElement: at } = document;
  if (at === null || at === document.body) element?.focus({ preventScroll: true });
}
