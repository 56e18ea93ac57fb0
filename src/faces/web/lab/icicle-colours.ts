/** The colours of the icicle's marks as the page's style sheet has them for the present theme. */
import { type Palette, rgba } from '../../../lab/icicle-tiles.ts';

const variables: Readonly<Record<keyof Palette, string>> = {
  background: '--icicle-background',
  branched: '--icicle-branched',
  deadEnd: '--icicle-dead-end',
  cut: '--icicle-cut',
  solution: '--icicle-solution',
  open: '--icicle-open',
  joins: '--icicle-joins',
  leads: '--icicle-leads',
  firstOnly: '--icicle-first-only',
  secondOnly: '--icicle-second-only',
};

/** A variable is not resolved where it is read, but a colour that uses it is; so each is tried on the element. */
export function paletteOf(element: HTMLElement): Palette {
  const before = element.style.color;
  const entries = Object.entries(variables).map(([name, variable]) => {
    element.style.color = `var(${variable})`;
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number);
    return [name, rgba(red, green, blue)] as const;
  });
  element.style.color = before;
  return Object.fromEntries(entries) as unknown as Palette;
}
