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

export function Balls(props: {
  spots: readonly Spot[];
  dots: readonly Dot[];
  piece: number;
  name: string;
  look?: Look;
}) {
  const { spots, dots, piece, name, look = 'laid' } = props;
  const colour = tintColour(`tint-${piece}`);
  const glyph = letter(name, 0, 0, LETTER, true);
  const joints = linksOf(spots)
    .map(([a, b]) => `M${dots[a]!.x} ${dots[a]!.y}L${dots[b]!.x} ${dots[b]!.y}`)
    .join('');
  return (
    <g class={css.piece} data-look={look} data-name={name} style={{ '--order': String(piece) }}>
      <Body dots={dots} joints={joints} class={css.rim} />
      <Body dots={dots} joints={joints} class={css.body} colour={colour} />
      {dots.map(({ x, y }, i) => (
        <g key={i} data-ball={i}>
          <Marks piece={piece} x={x} y={y} />
          <path
            class={css.letter}
            transform={`translate(${x} ${y}) scale(0.01)`}
            d={glyph.path}
            stroke-width={glyph.pen}
          />
        </g>
      ))}
    </g>
  );
}

function Body(props: { dots: readonly Dot[]; joints: string; class: string | undefined; colour?: string }) {
  const { dots, joints, colour } = props;
  return (
    <g class={props.class} {...(colour ? { fill: colour, stroke: colour } : {})}>
      <path d={joints} />
      {dots.map(({ x, y }, i) => (
        <circle key={i} cx={x} cy={y} r={BALL} />
      ))}
    </g>
  );
}

function Marks({ piece, x, y }: { piece: number; x: number; y: number }) {
  return (
    <g class={css.marks}>
      {marksOn(piece, x, y, BALL).map((mark, i) => {
        if (mark.kind === 'line') {
          const { x1, y1, x2, y2, strokeWidth } = mark;
          return <line key={i} x1={x1} y1={y1} x2={x2} y2={y2} stroke-width={strokeWidth} />;
        }
        if (mark.kind !== 'circle') return null;
        const { radius, strokeWidth } = mark;
        return (
          <circle
            key={i}
            cx={mark.x}
            cy={mark.y}
            r={radius}
            data-dot={mark.fill !== undefined}
            stroke-width={strokeWidth ?? 0}
          />
        );
      })}
    </g>
  );
}
