/**
 * One row for each contender along a logarithmic axis: its name left, a figure right. Where the names are too wide for a
 * column, as on a phone, each stands above its row.
 */
import type { Scene, Shape, Text } from '../../contract/index.ts';
import { textWidth } from '../picture/lettering.ts';
import { type Area, acrossAxis, FIGURES_HEIGHT } from './axes.ts';
import { entryAt, entryFor, INDENT } from './legend.ts';
import { FIGURE, NAME, shortened, widest, written } from './lettered.ts';
import type { Measure, Named, Setting } from './plot.ts';
import { logScale, type Scale } from './scale.ts';
import { plotText } from './texts.ts';
import { type Domain, logTicks } from './ticks.ts';

/** What stands where a row has no value, such as "timeout"; a wrong answer is a warning. */
export interface Status {
  readonly word: string;
  readonly isWrong: boolean;
}

/** A row of a plot. `note` stands below or beside the name, such as "3 of 5 solved". */
export interface Row extends Named {
  readonly note?: string;
  readonly status?: Status;
}

/** What a plot draws in a row. */
export interface Drawn {
  /** The figure at the right. */
  readonly figure: string;
  /** Around the middle of the row; not called where there is no domain. */
  readonly draw: (scale: Scale, y: number) => readonly Shape[];
}

interface Rows {
  readonly rows: readonly (Row & { readonly drawn?: Drawn })[];
  /** Undefined where no row has a value. */
  readonly domain: Domain | undefined;
  readonly measure: Measure;
  readonly title: Text;
  /** How far marks reach beyond their value. */
  readonly reach: number;
  /** What the figures at the right are called. */
  readonly heading?: string;
}

const MARGIN = 8;
const GAP = 10;
/** The heights of a row with a bar or a strip of points, of a name above it, and what a note adds to a name beside it. */
const ROW = 28;
const NAME_LINE = 17;
const NOTE = 6;
/** The share of the width that a column of names may take. */
const COLUMN = 0.4;
const HEADING = 22;

interface Layout {
  readonly width: number;
  readonly isStacked: boolean;
  readonly hasNotes: boolean;
  /** What a name may take. */
  readonly names: number;
  readonly height: number;
  readonly area: Area;
}

function layoutOf({ rows, domain, heading }: Rows, width: number): Layout {
  const notes = widest(
    rows.flatMap(({ note }) => note ?? []),
    FIGURE,
  );
  const column = INDENT + Math.max(widest(rows.map(({ name }) => name)), notes);
  const isStacked = column > width * COLUMN;
  const hasNotes = notes > 0;
  const figures = [...rows.flatMap(({ drawn }) => drawn?.figure ?? []), ...(heading ? [heading] : [])];
  const top = heading && domain ? HEADING : MARGIN;
  const height = ROW + (isStacked ? NAME_LINE : hasNotes ? NOTE : 0);
  return {
    ...{ width, isStacked, hasNotes, height },
    names: isStacked ? width - 2 * MARGIN : column,
    area: {
      left: MARGIN + (isStacked ? 0 : column + GAP),
      top,
      right: width - MARGIN - (domain ? widest(figures) + GAP : 0),
      bottom: top + rows.length * height,
    },
  };
}

/** The picture of rows, without what may follow below it. */
export function rowsScene(plot: Rows, { width, say }: Setting): Scene {
  const { rows, domain, measure, title, reach, heading } = plot;
  const layout = layoutOf(plot, width);
  const { area, height, isStacked } = layout;
  const scale = domain && logScale(domain, area.left + reach, area.right - reach);
  const shapes = rows.flatMap((row, i) => rowAt(row, layout, scale, area.top + i * height));
  if (!domain || !scale) return { width, height: area.bottom + MARGIN, title, shapes };
  const axis = { ticks: (most: number) => logTicks(domain, most), word: measure.word };
  // The lines of the grid do not run through names.
  const spans = isStacked
    ? rows.map((_, i) => ({ top: area.top + i * height + NAME_LINE, bottom: area.top + (i + 1) * height }))
    : [area];
  const name = shortened(say(plotText('plot-log', { measure: measure.name })), width - 2 * MARGIN, FIGURE);
  const quiet = { size: FIGURE, fill: 'muted', align: 'end' } as const;
  return {
    width,
    height: area.bottom + FIGURES_HEIGHT + 20,
    title,
    shapes: [
      ...acrossAxis(axis, scale, area, width, spans),
      ...(heading ? [written(heading, width - MARGIN, 10, quiet)] : []),
      ...shapes,
      written(name, width - MARGIN, area.bottom + FIGURES_HEIGHT + 10, quiet),
    ],
  };
}

function rowAt(row: Rows['rows'][number], layout: Layout, scale: Scale | undefined, top: number): Shape[] {
  const { width, isStacked, hasNotes, height, area } = layout;
  const y = top + height - ROW / 2 - (!isStacked && hasNotes ? NOTE / 2 : 0);
  const named = isStacked ? stackedName(row, layout, top + NAME_LINE / 2 + 3) : columnName(row, layout, y);
  if (row.drawn && scale) {
    return [...named, ...row.drawn.draw(scale, y), written(row.drawn.figure, width - MARGIN, y, { align: 'end' })];
  }
  return row.status ? [...named, ...statusAt(row.status, area, y)] : named;
}

const NOTED = { size: FIGURE, fill: 'muted' } as const;

/** The name above its row, with the note at the right. */
function stackedName({ look, name, note }: Row, { width, names }: Layout, y: number): Shape[] {
  const shown = note === undefined ? '' : shortened(note, names / 2, FIGURE);
  const space = names - (shown ? textWidth(shown, FIGURE) + GAP : 0);
  const entry = entryAt(entryFor(look, name), MARGIN, y, space);
  return shown ? [...entry, written(shown, width - MARGIN, y, { ...NOTED, align: 'end' })] : entry;
}

/** The name beside its row, with the note below it. */
function columnName({ look, name, note }: Row, { names }: Layout, y: number): Shape[] {
  if (note === undefined) return entryAt(entryFor(look, name), MARGIN, y, names);
  return [
    ...entryAt(entryFor(look, name), MARGIN, y - 6, names),
    written(note, MARGIN + INDENT, y + 8, { ...NOTED, align: 'start' }),
  ];
}

/** A word instead of a value, after a sign that a bar could not be mistaken for. */
function statusAt({ word, isWrong }: Status, area: Area, y: number): Shape[] {
  const fill = isWrong ? 'warning' : 'muted';
  const x = area.left + 8;
  const pen = { stroke: fill, strokeWidth: 1.75 } as const;
  const sign: Shape[] = isWrong
    ? [
        { kind: 'line', x1: x - 4, y1: y - 4, x2: x + 4, y2: y + 4, ...pen },
        { kind: 'line', x1: x - 4, y1: y + 4, x2: x + 4, y2: y - 4, ...pen },
      ]
    : [{ kind: 'line', x1: x - 4, y1: y, x2: x + 4, y2: y, ...pen }];
  return [...sign, written(shortened(word, area.right - x - 11), x + 11, y, { fill, align: 'start', size: NAME })];
}
