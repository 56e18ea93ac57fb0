/** Where the eyes and the focus are: what opens is to be seen, and the focus never falls off the page. */

export function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return middle > 0 && middle < innerHeight;
}

/** Whether what is asked for stands beside the board, rather than below it in a sheet that takes room from it. */
export const isWide = (): boolean => matchMedia('(min-width: 60rem)').matches;

/**
 * Brings what was asked for into sight: on a phone to the top of the sheet, where it takes the place of what asked for it.
 * With the next frame, which lays out the page anyway.
 */
export function showAnswer(element: HTMLElement | null, isMoving: boolean): void {
  const block = isWide() ? 'nearest' : 'start';
  requestAnimationFrame(() => element?.scrollIntoView({ block, behavior: isMoving ? 'smooth' : 'instant' }));
}

/** Gives the focus to an element where the one that had it is gone. */
export function catchFocus(element: HTMLElement | null | undefined): void {
  const { activeElement: at } = document;
  if (at === null || at === document.body) element?.focus({ preventScroll: true });
}
