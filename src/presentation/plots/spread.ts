/** How far a contender's values lie apart: a strip of points for each, one point for each order of the input. */
import type { Scene, Shape } from '../../contract/index.ts';
import { type Entry, legend } from './legend.ts';
import { markAt } from './marks.ts';
import type { Measure, Setting } from './plot.ts';
import { type Row, rowsScene } from './rows.ts';
import type { Scale } from './scale.ts';
import { plotText } from './texts.ts';
import { logDomain } from './ticks.ts';

/** A contender's values: on the order as given, and on other orders of the same input. */
export interface Strip extends Row {
  readonly given?: number;
  readonly others: readonly number[];
}

export interface Spread {
  readonly measure: Measure;
  readonly strips: readonly Strip[];
}

const RADIUS = 3.4;
const RING = 6;
/** Points too close to each other stand in lanes around the middle of the row. */
const LANES = [0, -1, 1, -2, 2];
const LANE = 3.6;
const MARGIN = 8;

export function spread({ measure, strips }: Spread, { width, say }: Setting): Scene {
  const told: string[] = [];
  const rows = strips.map((strip) => {
    const { given, others, ...row } = strip;
    const values = valuesOf(strip).sort((a, b) => a - b);
    if (values.length === 0) return row;
    const [low, middle, high] = [values[0]!, medianOf(values), values.at(-1)!];
    const words = { low: measure.word(low), middle: measure.word(middle), high: measure.word(high) };
    told.push(say(plotText('plot-from-to', { name: row.name, ...words })));
    const figure = low > 0 ? say(plotText('plot-times', { ratio: high / low })) : '–';
    const draw = (scale: Scale, y: number) => stripAt(row.look, { given, others, low, middle, high }, scale, y);
    return { ...row, drawn: { figure, draw } };
  });
  const domain = told.length > 0 ? logDomain(strips.flatMap(valuesOf)) : undefined;
  const facts = domain ? told.join(' ') : plotText('plot-no-values');
  const title = plotText('plot-spread-title', { measure: measure.name, facts });
  const heading = say(plotText('plot-ratio'));
  const scene = rowsScene({ rows, domain, measure, title, heading, reach: RING + 1 }, { width, say });
  if (!domain) return scene;
  const key = legend(keyOf(say), MARGIN, scene.height, width - 2 * MARGIN);
  return { ...scene, height: scene.height + key.height + 4, shapes: [...scene.shapes, ...key.shapes] };
}

const valuesOf = ({ given, others }: Strip): number[] => (given === undefined ? [...others] : [given, ...others]);

function medianOf(sorted: readonly number[]): number {
  const half = sorted.length / 2;
  return (sorted[Math.ceil(half) - 1]! + sorted[Math.floor(half)]!) / 2;
}

interface Values {
  readonly given: number | undefined;
  readonly others: readonly number[];
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

function stripAt(look: number, { given, others, low, middle, high }: Values, { at }: Scale, y: number): Shape[] {
  const lanes: number[] = [];
  const points = [...others]
    .sort((a, b) => a - b)
    .map((value) => {
      const x = at(value);
      const free = LANES.findIndex((_, lane) => x - (lanes[lane] ?? Number.NEGATIVE_INFINITY) >= 2 * RADIUS);
      const lane = free < 0 ? lanes.indexOf(Math.min(...lanes)) : free;
      lanes[lane] = x;
      return markAt(look, x, y + LANES[lane]! * LANE, RADIUS);
    });
  const range: Shape = { kind: 'line', x1: at(low), y1: y, x2: at(high), y2: y, stroke: 'muted', strokeWidth: 1 };
  return [
    range,
    ...points,
    medianAt(at(middle), y, 10),
    ...(given === undefined ? [] : [...ringAt(at(given), y), markAt(look, at(given), y, RADIUS)]),
  ];
}

const medianAt = (x: number, y: number, half: number): Shape => ({
  kind: 'line',
  ...{ x1: x, y1: y - half, x2: x, y2: y + half },
  ...{ stroke: 'ink', strokeWidth: 2 },
});

/** A ring of the accent, with a pale edge that frees it from the points around it. */
const ringAt = (x: number, y: number): Shape[] =>
  (
    [
      ['surface', 4.5],
      ['accent', 2],
    ] as const
  ).map(([stroke, strokeWidth]) => ({ kind: 'circle', x, y, radius: RING, stroke, strokeWidth }));

const keyOf = (say: Setting['say']): readonly Entry[] => [
  { text: say(plotText('plot-given')), mark: ringAt },
  { text: say(plotText('plot-median')), mark: (x, y) => [medianAt(x, y, 6)] },
];
