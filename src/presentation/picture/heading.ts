/** What stands above the pictures of a printed page: a title, and lines to write a name and a class on. */
import type { Shape, Speaker } from '../../contract/index.ts';
import { fittingSize, textWidth } from './lettering.ts';
import { sheetText } from './sheet-texts.ts';

export interface Heading {
  /** On the front, and on the back. */
  readonly title: string;
  readonly back: string;
  /** What is written on each line; nothing where there are no lines. */
  readonly names: readonly string[];
}

/** The heading in words; nothing where it would be empty. */
export function headingOf(title: string, hasNames: boolean, say: Speaker): Heading | undefined {
  const words = title.trim();
  if (words === '' && !hasNames) return undefined;
  return {
    title: words,
    back: say(sheetText('sheet-answers', { title: words })),
    names: hasNames ? [say(sheetText('sheet-name')), say(sheetText('sheet-class'))] : [],
  };
}

const TITLE = 18;
const WORD = 11;
const GAP = 14;
/** The line for a name is longer than that for a class. */
const SHARES = [0.68, 0.32];

/** How much of a page it takes. */
export const headingHeight = ({ title, names }: Heading): number =>
  (title === '' ? 0 : TITLE + 2 * GAP) + (names.length === 0 ? 0 : WORD + 3 * GAP);

/** Draws it from `x`, `y` on, in this width. */
export function headingShapes(
  heading: Heading,
  isBack: boolean,
  x: number,
  y: number,
  width: number,
): readonly Shape[] {
  const title = isBack ? heading.back : heading.title;
  const size = fittingSize(title, width / 2, TITLE, true, width);
  const label: Shape = {
    kind: 'label',
    x: x + textWidth(title, size, true) / 2,
    y: y + TITLE / 2,
    size,
    text: title,
    fill: 'ink',
    bold: true,
  };
  const shapes: Shape[] = title === '' ? [] : [label];
  if (isBack) return shapes;
  let left = x;
  const middle = y + headingHeight({ ...heading, names: [] }) + GAP + WORD / 2;
  for (const [i, word] of heading.names.entries()) {
    const end = left + width * SHARES[i]!;
    const wide = textWidth(word, WORD);
    shapes.push({ kind: 'label', x: left + wide / 2, y: middle, size: WORD, text: word, fill: 'muted' });
    const right = i === heading.names.length - 1 ? end : end - 2 * GAP;
    const below = middle + WORD / 2;
    shapes.push({ kind: 'line', x1: left + wide + GAP, y1: below, x2: right, y2: below, stroke: 'muted' });
    left = end;
  }
  return shapes;
}
