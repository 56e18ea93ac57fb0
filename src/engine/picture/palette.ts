/** Colours for pictures that leave the page: files and print. The page has its own, by the same roles. */
import type { Paint } from '../../contract/index.ts';

export type Palette = Readonly<Record<Paint, string>>;

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
    palette[role];
