/** What the figures of an enumeration are called where it is watched. */
import { text } from '../texts.ts';

export const figures = {
  value: text('figure-value'),
  distance: text('figure-distance'),
  left: text('figure-left'),
};
