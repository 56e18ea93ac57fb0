/** What the marks of the icicle mean, drawn with the same tiles. */
import { type ReadonlySignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { speaker } from '../../../contract/index.ts';
import { type Mark, marks, TILE } from '../../../lab/icicle-tiles.ts';
import { language } from '../settings.ts';
import css from './icicle.module.css';
import { labPageTexts, text } from './texts.ts';

const WIDTH = 24;
const HEIGHT = 16;

export interface Listed {
  readonly mark: Mark;
  readonly words: string;
}

/** One mark; its edge is that of an open node, which is hollow. */
function Swatch({ mark, tiles }: { mark: Mark; tiles: ReadonlySignal<Uint32Array | undefined> }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useSignalEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !tiles.value) return;
    const image = context.createImageData(WIDTH, HEIGHT);
    const pixels = new Uint32Array(image.data.buffer);
    for (let place = 0; place < pixels.length; place++) {
      const x = place % WIDTH;
      const y = Math.floor(place / WIDTH);
      const isEdge = x === 0 || y === 0 || x === WIDTH - 1 || y === HEIGHT - 1;
      const code = marks.indexOf(mark === 'open' && isEdge ? 'open edge' : mark);
      pixels[place] = tiles.value[code * TILE * TILE + (y % TILE) * TILE + (x % TILE)]!;
    }
    context.putImageData(image, 0, 0);
  });
  return <canvas ref={canvas} width={WIDTH} height={HEIGHT} />;
}

export function IcicleLegend(props: { tiles: ReadonlySignal<Uint32Array | undefined>; listed: readonly Listed[] }) {
  const { tiles, listed } = props;
  const say = speaker(language.value, labPageTexts);
  return (
    <ul class={css.legend} aria-label={say(text('icicle-legend'))}>
      {listed.map(({ mark, words }) => (
        <li key={mark}>
          <Swatch mark={mark} tiles={tiles} />
          {words}
        </li>
      ))}
    </ul>
  );
}
