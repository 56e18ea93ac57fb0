/** Colours for pictures that leave the page: files and print. The page has its own, by the same roles. */
import type { Paint, Tint } from '../../contract/index.ts';

export type Palette = Readonly<Record<Exclude<Paint, Tint>, string>>;

/** Colours that tell things apart, the same in both themes; dark ink is read on all of them. */
export const tints: readonly string[] = ['#f2a33c', '#e5675e', '#6fb1e6', '#f3c6d8'];
const ON_TINT = '#1b2528';

/** The colour of a tint; after the last one they begin again. */
export const tintColour = (tint: Tint): string =>
  tint === 'on-tint' ? ON_TINT : tints[Number(tint.slice('tint-'.length)) % tints.length]!;

const isTint = (role: Paint): role is Tint => role === 'on-tint' || role.startsWith('tint-');

export const lightPalette: Palette = {
  paper: '#f6f4ee',
  surface: '#ffffff',
  ink: '#1b2528',
  muted: '#55646a',
  line: '#cfd3cf',
  accent: '#0b6f74',
  'on-accent': '#ffffff',
  warning: '#a43e0d',
};

export const darkPalette: Palette = {
  paper: '#12191b',
  surface: '#1d272a',
  ink: '#e8eeee',
  muted: '#a2b1b4',
  line: '#3a484c',
  accent: '#55c2bd',
  'on-accent': '#062628',
  warning: '#ffb07a',
};

/** A painter that answers every role with the palette's colour. */
export const paintWith =
  (palette: Palette) =>
  (role: Paint): string =>
    isTint(role) ? tintColour(role) : palette[role];
