/**
 * The one renderer: a scene becomes a complete SVG text for the page, for files and for print. It uses presentation
 * attributes only, since a strict Content-Security-Policy forbids inline styles; a colour may be `#123456` as well as
 * `var(--ink)`.
 */
import type { Paint, Scene, Shape, Speaker } from '../../contract/index.ts';
import { fittingSize, letter, short } from './lettering.ts';

export type Painter = (role: Paint) => string;

/** Draws a scene; the title is what a screen reader says instead of the picture. */
export function renderSvg(scene: Scene, say: Speaker, paint: Painter): string {
  const { width, height } = scene;
  const size = attributes({ viewBox: `0 0 ${short(width)} ${short(height)}`, width, height });
  const shapes = drawShapes(scene.shapes, width, paint);
  return `<svg xmlns="http://www.w3.org/2000/svg"${size} role="img"><title>${escaped(say(scene.title))}</title>${shapes}</svg>`;
}

/** Shapes alone, for a picture that is put together elsewhere; `room` is the width that a label may take. */
export const drawShapes = (shapes: readonly Shape[], room: number, paint: Painter): string =>
  shapes.map((shape) => draw(shape, room, paint)).join('');

/** A scene on a ground of its own: a file does not know what it is shown on. */
export const onPaper = (scene: Scene, ground: Paint = 'paper'): Scene => ({
  ...scene,
  shapes: [{ kind: 'rect', x: 0, y: 0, width: scene.width, height: scene.height, fill: ground }, ...scene.shapes],
});

function draw(shape: Shape, room: number, paint: Painter): string {
  switch (shape.kind) {
    case 'rect': {
      const { x, y, width, height, radius } = shape;
      return element('rect', { x, y, width, height, rx: radius, ...painted(shape, paint) });
    }
    case 'circle':
      return element('circle', { cx: shape.x, cy: shape.y, r: shape.radius, ...painted(shape, paint) });
    case 'line': {
      const { x1, y1, x2, y2 } = shape;
      return element('line', { x1, y1, x2, y2, ...painted(shape, paint), 'stroke-linecap': 'round' });
    }
    case 'polyline': {
      const points = shape.points.map((point) => point.map(short).join(' ')).join(' ');
      return element('polyline', { points, ...painted(shape, paint), 'stroke-linejoin': 'round' });
    }
    case 'label':
      return label(shape, room, paint);
  }
}

function painted(shape: Exclude<Shape, { kind: 'label' }>, paint: Painter) {
  const { fill, stroke, strokeWidth, dash } = shape;
  return {
    fill: fill ? paint(fill) : 'none',
    stroke: stroke && paint(stroke),
    'stroke-width': stroke && (strokeWidth ?? 1),
    'stroke-dasharray': dash?.map(short).join(' '),
  };
}

/** A label wider than the room around its middle is written smaller, so that it never leaves the picture. */
function label(shape: Extract<Shape, { kind: 'label' }>, room: number, paint: Painter): string {
  const { x, y, text, bold } = shape;
  const { path, pen } = letter(text, x, y, fittingSize(text, x, shape.size, bold, room), bold);
  if (path === '') return '';
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return element('path', { d: path, fill: 'none', stroke: paint(shape.fill), 'stroke-width': pen, ...round });
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

const element = (name: string, given: Attributes) => `<${name}${attributes(given)}/>`;

function attributes(given: Attributes): string {
  return Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? short(value) : escaped(value!)}"`)
    .join('');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text that is safe in XML, where most control characters and half surrogate pairs are not even allowed escaped. */
export function escaped(text: string): string {
  let safe = '';
  for (const character of text) safe += entities[character] ?? (allowed(character) ? character : '\ufffd');
  return safe;
}

function allowed(character: string): boolean {
  const code = character.codePointAt(0)!;
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
}
