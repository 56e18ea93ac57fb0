/** A piece as it looks: coloured balls joined where they touch, each with its mark and letter, so colour is never alone. */
import { letter } from '../../../presentation/picture/lettering.ts';
import { tintColour } from '../../../presentation/picture/palette.ts';
import type { Spot, Task } from '../model.ts';
import { marksOn } from '../picture/marks.ts';
import css from './balls.module.css';
import { type Dot, linksOf } from './flat-geometry.ts';

/** The colour of each piece, the same as in pictures. */
export const coloursOf = ({ pieces }: Pick<Task, 'pieces'>): readonly string[] =>
  pieces.map((_, piece) => tintColour(`tint-${piece}`));

/**
 * `fixed` belongs to the puzzle; `wrong` is to be taken back; `shown` is only looked at; `hint` is advice; the last two are
 * where a held piece would land.
 */
export type Look = 'laid' | 'fixed' | 'wrong' | 'shown' | 'hint' | 'ghost' | 'misfit';

const BALL = 0.42;
/** Letters are drawn in hundredths, because their outlines are rounded. */
const LETTER = 33;

/** Few elements, since a whole board is drawn at once: what all balls have in common is one path, drawn with a round pen. */
export function Balls(props: {
  spots: readonly Spot[];
  dots: readonly Dot[];
  piece: number;
  name: string;
  look?: Look;
}) {
  const { spots, dots, piece, name, look = 'laid' } = props;
  const glyph = letter(name, 0, 0, LETTER, true);
  const joints = linksOf(spots)
    .map(([a, b]) => `M${dots[a]!.x} ${dots[a]!.y}L${dots[b]!.x} ${dots[b]!.y}`)
    .join('');
  const balls = dots.map(({ x, y }) => point(x, y)).join('');
  const { lines, points } = marksOf(piece, dots);
  return (
    <g class={css.piece} data-look={look} data-name={name} style={{ '--order': String(piece) }}>
      <g class={css.rim}>
        <path d={joints} />
        <path class={css.balls} d={balls} />
      </g>
      <g class={css.body} stroke={tintColour(`tint-${piece}`)}>
        <path d={joints} />
        <path class={css.balls} d={balls} />
      </g>
      {lines && <path class={css.lines} d={lines} />}
      {points && <path class={css.points} d={points} />}
      {dots.map(({ x, y }, i) => (
        <path
          key={i}
          data-ball={i}
          class={css.letter}
          transform={`translate(${x} ${y}) scale(0.01)`}
          d={glyph.path}
          stroke-width={glyph.pen}
        />
      ))}
    </g>
  );
}

/** What a round pen leaves where it only touches the paper. */
const point = (x: number, y: number): string => `M${x} ${y}h0`;

/** The marks of all balls of a piece: lines and rings for a thin pen, points for a thick one. */
function marksOf(piece: number, dots: readonly Dot[]): { lines: string; points: string } {
  let lines = '';
  let points = '';
  for (const mark of dots.flatMap(({ x, y }) => marksOn(piece, x, y, BALL))) {
    if (mark.kind === 'line') lines += `M${mark.x1} ${mark.y1}L${mark.x2} ${mark.y2}`;
    else if (mark.kind === 'circle' && mark.fill) points += point(mark.x, mark.y);
    else if (mark.kind === 'circle') {
      const { x, y, radius: r } = mark;
      lines += `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
    }
  }
  return { lines, points };
}
