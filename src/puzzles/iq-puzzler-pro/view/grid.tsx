/** The board drawn flat: its open cells as dents, everything that lies in them, and where the held piece would land. */
import type { RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Speaker } from '../../../contract/index.ts';
import { Balls, type Look } from './balls.tsx';
import css from './board.module.css';
import type { FlatGeometry } from './flat-geometry.ts';
import type { Field } from './poses.ts';
import { text } from './texts.ts';

/** Pieces to draw, in the order in which they are drawn. */
export interface Drawn {
  readonly piece: number;
  readonly cells: readonly number[];
  /** `spot` and `lost` are about cells without laying anything on them: where to look, and what can no longer be filled. */
  readonly look: Look | 'spot' | 'lost';
}

/** Cells below this size, in pixels, are small. */
const SMALL = 36;

export function Grid(props: {
  field: Field;
  geometry: FlatGeometry;
  /** The size of a cell, in pixels. */
  scale: number;
  drawn: readonly Drawn[];
  names: readonly string[];
  /** The cell that keys act on, where they do. */
  cursor: number | undefined;
  say: Speaker;
  svg: RefObject<SVGSVGElement | null>;
}) {
  const { field, geometry, scale, drawn, names, cursor, say, svg } = props;
  const { width, height, dots, captions } = geometry;
  const ground = useMemo(() => <Ground geometry={geometry} />, [geometry]);
  const at = cursor === undefined ? undefined : dots[cursor];
  return (
    <svg ref={svg} class={css.grid} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {ground}
      {captions.map(({ x, y }, layer) => (
        // Readable on any screen; above small cells there is no room for more than the number.
        <text key={layer} class={css.caption} x={x} y={y} font-size={Math.max(11, Math.min(15, scale * 0.4)) / scale}>
          {scale < SMALL ? layer + 1 : say(text('layer', { number: layer + 1 }))}
        </text>
      ))}
      {drawn.map(({ piece, cells, look }) =>
        look === 'spot' || look === 'lost' ? (
          cells.map((cell) => (
            <circle
              key={`${look} ${cell}`}
              class={css.spot}
              data-look={look}
              cx={dots[cell]!.x}
              cy={dots[cell]!.y}
              r={0.4}
            />
          ))
        ) : (
          <Balls
            key={`${piece} ${look}`}
            spots={cells.map((cell) => field.spots[cell]!)}
            dots={cells.map((cell) => dots[cell]!)}
            piece={piece}
            name={names[piece]!}
            look={look}
          />
        ),
      )}
      {at && <rect class={css.cursor} x={at.x - 0.5} y={at.y - 0.5} width={1} height={1} rx={0.2} />}
    </svg>
  );
}

function Ground({ geometry: { dots } }: { geometry: FlatGeometry }) {
  return (
    <>
      <g class={css.ground}>
        {dots.map(({ x, y }, cell) => (
          <rect key={cell} x={x - 0.5} y={y - 0.5} width={1} height={1} />
        ))}
      </g>
      <g class={css.dents}>
        {dots.map(({ x, y }, cell) => (
          <circle key={cell} cx={x} cy={y} r={0.38} />
        ))}
      </g>
    </>
  );
}
