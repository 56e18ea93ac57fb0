/** Sets text in the stroke font: from a string to one path for a round pen. */
import { capitals } from './capitals.ts';
import { figures, signs } from './figures.ts';
import type { Glyph } from './glyphs.ts';
import { smallLetters } from './small-letters.ts';

const glyphs = new Map<string, Glyph>([capitals, smallLetters, figures, signs].flatMap((set) => Object.entries(set)));

/** Characters drawn as another one. */
const alike = new Map([
  ['‘', "'"],
  ['’', "'"],
  ['“', '"'],
  ['”', '"'],
  ['\u00a0', ' '],
]);

/** What stands for a character we have no drawing of. */
const unknown: Glyph = [11, 'M0 0H11V20H0ZM3 14.6L8 5.4'];

const CAPITAL = 20;
const GAP = 3.1;
/** The pen's thickness as a part of a capital's height. */
const REGULAR = 0.115;
const BOLD = 0.175;

/** The drawing of a character; accents are left out rather than the letter. */
export function glyphOf(character: string): Glyph {
  const plain = alike.get(character) ?? character;
  return glyphs.get(plain) ?? glyphs.get(plain.normalize('NFD')[0]!) ?? unknown;
}

export interface Lettering {
  /** The path the pen follows, and its thickness. */
  readonly path: string;
  readonly pen: number;
}

/** The width of the ink of a text whose capitals are `size` high. */
export function textWidth(text: string, size: number, bold = false): number {
  const { pen, scale } = measures(size, bold);
  let width = 0;
  for (const character of text) width += glyphOf(character)[0] * scale + pen + GAP * scale;
  return Math.max(0, width - GAP * scale);
}

/** The size that a text is written in around `x`: smaller where it would leave a picture that is `room` wide. */
export function fittingSize(text: string, x: number, size: number, bold: boolean | undefined, room: number): number {
  const fits = (2 * Math.min(x, room - x)) / textWidth(text, size, bold);
  return fits > 0 && fits < 1 ? size * fits : size;
}

/** Writes a text around its middle; `size` is the height of a capital, ink included. */
export function letter(text: string, x: number, y: number, size: number, bold = false): Lettering {
  const { pen, scale } = measures(size, bold);
  const top = y - size / 2 + pen / 2;
  let left = x - textWidth(text, size, bold) / 2 + pen / 2;
  let path = '';
  for (const character of text) {
    const [width, drawing] = glyphOf(character);
    path += placed(drawing, left, top, scale);
    left += width * scale + pen + GAP * scale;
  }
  return { path, pen };
}

function measures(size: number, bold: boolean): { pen: number; scale: number } {
  const pen = size * (bold ? BOLD : REGULAR);
  return { pen, scale: (size - pen) / CAPITAL };
}

/** The same drawing elsewhere and in another size. */
function placed(drawing: string, left: number, top: number, scale: number): string {
  return drawing.replace(/([MLHVCZ])([^MLHVCZ]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const across = (index: number) => command !== 'V' && (command === 'H' || index % 2 === 0);
    return command + numbers.map((n, i) => short(n * scale + (across(i) ? left : top))).join(' ');
  });
}

/** A number for a picture: a hundredth is finer than any eye. */
export const short = (n: number): string => String(Math.round(n * 100) / 100);
