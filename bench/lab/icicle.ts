/** What it costs to lay out and to redraw the tree of a recorded search that is as large as a recording may be. */
import type { Outcome } from '../../src/contract/index.ts';
import { type Icicle, layOut, rowCount } from '../../src/lab/icicle.ts';
import { fold } from '../../src/lab/icicle-fold.ts';
import { paint } from '../../src/lab/icicle-paint.ts';
import { rgba, tilesOf } from '../../src/lab/icicle-tiles.ts';
import { usualLimits } from '../../src/lab/recording.ts';
import { type Grown, recordingOf } from '../../src/lab/testing/trees.ts';
import { type Bench, best, ms, whole } from '../harness.ts';

const NODES = usualLimits.nodes;
const WIDTH = 1400;
const HEIGHT = 600;
const REDRAWS = 40;
/** A redraw leaves the browser half of a frame at 60 Hz. */
const MOST = 8;

/** Numbers that look like chance and are the same every time. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Shapes of searches: bushy and shallow, as depth-first ones are, and with many rows. */
const shapes: Readonly<Record<string, (node: number, below: (n: number) => number) => number>> = {
  bushy: (node, below) => below(node),
  'depth-first': (node, below) => node - 1 - below(Math.min(node, 30)),
  // Many nodes beside each other in each of 150 rows, most of them without children.
  levels: (node, below) => Math.max(0, node - 1340 + below(40)),
};

function grow(parentOf: (node: number, below: (n: number) => number) => number): Icicle {
  const below = chance(7);
  const parents = Array.from({ length: NODES }, (_, node) => (node === 0 ? undefined : parentOf(node, below)));
  const withChildren = new Set(parents);
  const leaf = (): Outcome => (below(20_000) === 0 ? 'solution' : below(3) === 0 ? 'cut' : 'dead end');
  const nodes = parents.map(
    (parent, node): Grown => ({
      parent,
      outcome: withChildren.has(node) ? 'branched' : leaf(),
    }),
  );
  return layOut(recordingOf(nodes));
}

const palette = {
  background: rgba(255, 255, 255),
  branched: rgba(120, 130, 140),
  deadEnd: rgba(200, 90, 40),
  cut: rgba(150, 100, 200),
  solution: rgba(0, 130, 60),
  open: rgba(90, 90, 90),
  joins: rgba(60, 110, 200),
  leads: rgba(90, 180, 120),
  firstOnly: rgba(180, 130, 0),
  secondOnly: rgba(50, 90, 210),
};

export function benchIcicle(bench: Bench): void {
  const pixels = new Uint32Array(WIDTH * HEIGHT);
  const tiles = tilesOf(palette);
  const recording = recordingOf(
    Array.from({ length: NODES }, (_, node) => (node === 0 ? {} : { parent: (node - 1) >> 1 })),
  );
  const laidOut = best(5, () => layOut(recording));
  bench.row('icicle, layout', laidOut.milliseconds, ms(laidOut.milliseconds), `${whole(NODES)} nodes`);
  for (const [shape, parentOf] of Object.entries(shapes)) {
    const icicle = grow(parentOf);
    const folds = fold(icicle, new Set());
    const rows = rowCount(icicle);
    const rowHeight = Math.min(22, Math.max(1, Math.floor(HEIGHT / rows)));
    const size = { rowHeight, pixelWidth: WIDTH, pixelHeight: HEIGHT, top: 0 };
    const views = {
      'the whole': { ...size, left: 0, width: NODES },
      'a tenth': { ...size, left: 0.45 * NODES, width: 0.1 * NODES },
      'a few nodes': { ...size, left: 0.5 * NODES, width: 100 },
    };
    for (const [seen, view] of Object.entries(views)) {
      for (const [how, look] of Object.entries({
        unfolded: { tiles, now: NODES / 2 },
        folded: { tiles, now: NODES / 2, folds },
      })) {
        const { milliseconds } = best(REDRAWS, () => paint(icicle, view, look, pixels));
        const name = `icicle redraw, ${shape}, ${seen}, ${how}`;
        bench.row(
          name,
          milliseconds,
          ms(milliseconds),
          `${whole(rows)} rows, ${WIDTH} x ${HEIGHT} pixels; held to ${MOST} ms`,
        );
        bench.hold(milliseconds <= MOST, `${name}: ${ms(milliseconds)}`);
      }
    }
  }
}
