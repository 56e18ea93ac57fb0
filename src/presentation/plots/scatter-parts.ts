/** The points and lines of a scatter plot, and what its marks mean. */
import type { Shape, Speaker, Text } from '../../contract/index.ts';
import type { Area } from './axes.ts';
import { type Entry, KEY_RADIUS } from './legend.ts';
import { FIGURE, written } from './lettered.ts';
import { EDGE, pointer, tintOf } from './marks.ts';
import type { Measure, Named } from './plot.ts';
import type { Scale } from './scale.ts';
import { plotText } from './texts.ts';
import type { Domain } from './ticks.ts';

/** What both took for one instance; undefined where the contender did not solve it. */
export interface Pair {
  readonly across?: number;
  readonly upward?: number;
}

export interface Scatter {
  readonly measure: Measure;
  readonly across: Named;
  readonly upward: Named;
  readonly pairs: readonly Pair[];
}

/** Where things are; the lane of what was not solved lies that far beyond the area. */
export interface Place {
  readonly domain: Domain;
  readonly area: Area;
  readonly lane: number;
  readonly x: Scale;
  readonly y: Scale;
}

/** What an instance says of the two. */
type Kind = 'across-lower' | 'upward-lower' | 'tie' | 'across-only' | 'upward-only' | 'neither';

export type Kinds = Readonly<Record<Kind, number>>;

function kindOf({ across, upward }: Pair): Kind {
  if (across === undefined) return upward === undefined ? 'neither' : 'upward-only';
  if (upward === undefined) return 'across-only';
  return across === upward ? 'tie' : across < upward ? 'across-lower' : 'upward-lower';
}

/** How many instances there are of each kind. */
export function kindsOf(pairs: readonly Pair[]): Kinds {
  const kinds = { 'across-lower': 0, 'upward-lower': 0, tie: 0, 'across-only': 0, 'upward-only': 0, neither: 0 };
  for (const pair of pairs) kinds[kindOf(pair)]++;
  return kinds;
}

const RADIUS = 3.6;

/** The mark of a kind: a circle where both solved the instance, a triangle towards the edge where one did. */
function markOf(kind: Kind, { across, upward }: Scatter, x: number, y: number, radius: number): Shape[] {
  const circle = { kind: 'circle', x, y, radius, stroke: EDGE, strokeWidth: 1 } as const;
  switch (kind) {
    case 'across-lower':
      return [{ ...circle, fill: tintOf(across.look) }];
    case 'upward-lower':
      return [{ ...circle, fill: tintOf(upward.look) }];
    case 'tie':
      return [{ ...circle, fill: 'surface', stroke: 'ink' }];
    case 'across-only':
      return [pointer(across.look, 'up', x, y, radius)];
    case 'upward-only':
      return [pointer(upward.look, 'right', x, y, radius)];
    case 'neither': {
      const pen = { stroke: 'muted', strokeWidth: 1.75 } as const;
      return [
        { kind: 'line', x1: x - radius, y1: y - radius, x2: x + radius, y2: y + radius, ...pen },
        { kind: 'line', x1: x - radius, y1: y + radius, x2: x + radius, y2: y - radius, ...pen },
      ];
    }
  }
}

/** The point of an instance; one that was not solved stands in the lane. */
export function pointAt(plot: Scatter, pair: Pair, { x, y, area, lane }: Place): Shape[] {
  const across = pair.across === undefined ? area.right + lane : x.at(pair.across);
  const upward = pair.upward === undefined ? area.top - lane : y.at(pair.upward);
  return markOf(kindOf(pair), plot, across, upward, RADIUS);
}

const pen = { stroke: 'muted', strokeWidth: 1 } as const;
const DASH = [5, 4];
const DOTS = [1.5, 3];

/** Where both are equal, and where one takes ten times what the other does. */
export function helperLines({ domain: { low, high }, x, y }: Place): Shape[] {
  const line = (factor: number): Shape => ({
    kind: 'line',
    ...{ x1: x.at(low / Math.min(1, factor)), y1: y.at(low * Math.max(1, factor)) },
    ...{ x2: x.at(high / Math.max(1, factor)), y2: y.at(high * Math.min(1, factor)) },
    ...pen,
    ...(factor !== 1 && { dash: DASH }),
  });
  return hasTenfold({ low, high }) ? [line(1), line(10), line(0.1)] : [line(1)];
}

/** Whether the axes are long enough for one to take ten times what the other does. */
const hasTenfold = ({ low, high }: Domain): boolean => high / low > 10;

export const laneLines = ({ area, lane }: Place, word: string): Shape[] => [
  { kind: 'line', x1: area.left, y1: area.top - lane, x2: area.right, y2: area.top - lane, ...pen, dash: DOTS },
  { kind: 'line', x1: area.right + lane, y1: area.top, x2: area.right + lane, y2: area.bottom, ...pen, dash: DOTS },
  written(word, area.left, area.top - lane - 11, { size: FIGURE, fill: 'muted', align: 'start' }),
];

function kindTexts({ across, upward }: Scatter, kinds: Kinds): Readonly<Record<Kind, Text>> {
  return {
    'across-lower': plotText('plot-lower', { name: across.name, n: kinds['across-lower'] }),
    'upward-lower': plotText('plot-lower', { name: upward.name, n: kinds['upward-lower'] }),
    tie: plotText('plot-tie', { n: kinds.tie }),
    'across-only': plotText('plot-only', { name: across.name, n: kinds['across-only'] }),
    'upward-only': plotText('plot-only', { name: upward.name, n: kinds['upward-only'] }),
    neither: plotText('plot-neither', { n: kinds.neither }),
  };
}

/** Who is lower is always told; the other kinds where there are instances of them. */
const shownKinds = (kinds: Kinds): Kind[] =>
  (Object.keys(kinds) as Kind[]).filter((kind) => kind.endsWith('lower') || kinds[kind] > 0);

export const wordKinds = (plot: Scatter, kinds: Kinds, say: Speaker): string[] =>
  shownKinds(kinds).map((kind) => say(kindTexts(plot, kinds)[kind]));

/** The meaning of marks and lines. */
export function keyOf(plot: Scatter, kinds: Kinds, domain: Domain, say: Speaker): readonly Entry[] {
  const words = wordKinds(plot, kinds, say);
  const sample = (dash?: readonly number[]) => (x: number, y: number) => [
    { kind: 'line', x1: x - 6, y1: y + 5, x2: x + 6, y2: y - 5, ...pen, ...(dash && { dash }) } as const,
  ];
  return [
    ...shownKinds(kinds).map((kind, i) => ({
      text: words[i]!,
      mark: (x: number, y: number) => markOf(kind, plot, x, y, KEY_RADIUS),
    })),
    { text: say(plotText('plot-equal')), mark: sample() },
    ...(hasTenfold(domain) ? [{ text: say(plotText('plot-tenfold')), mark: sample([3, 2.5]) }] : []),
  ];
}
