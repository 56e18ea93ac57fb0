/** Colours for pictures that leave the page: files and print. The page has its own, by the same roles. */
import type { Paint, Tint } from '../../contract/index.ts';

export type Palette = Readonly<Record<Exclude<Paint, Tint>, string>>;

/**
 * Colours that tell things apart, the same in both themes; dark ink is read on all of them. They were chosen by a search
 * for the greatest least distance in OKLab, the first twelve for colour-blind eyes as well; palette.test.ts measures it.
 */
export const tints: readonly string[] = [
  ...['#579cf2', '#f99f7f', '#61dabd', '#ecd064', '#e06b81', '#b2e1f9'],
  ...['#b7ad25', '#e1a6fb', '#c4883c', '#fde5ca', '#aa7fbd', '#99acbb'],
  ...['#f37f6d', '#bce2b4', '#4ec0e9', '#d9c3ea', '#98a160', '#dcac57', '#8da5f3'],
  ...['#669da3', '#e0f4a6', '#c7998d', '#8cfbfb', '#cabb9d', '#ca9fd4', '#94ccd3'],
];
const ON_TINT = '#1b2528';
/** How far a shine is on the way from its tint to white. */
const SHINE = 0.6;

/** The colour of a tint; after the last one they begin again. */
export function tintColour(tint: Tint): string {
  if (tint === 'on-tint') return ON_TINT;
  const [kind, number] = tint.split('-');
  const colour = tints[Number(number) % tints.length]!;
  return kind === 'tint' ? colour : lighter(colour);
}

function lighter(colour: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `#${parts.map((part) => Math.round(part + (255 - part) * SHINE).toString(16)).join('')}`;
}

/** Is it one of the colours that every theme has in common? */
export const isTint = (role: Paint): role is Tint => role === 'on-tint' || /^(tint|shine)-/.test(role);

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

/** Colours as the page's custom properties, so that another theme repaints nothing. */
export const themedPaint = (role: Paint): string => (isTint(role) ? tintColour(role) : `var(--scene-${role})`);
