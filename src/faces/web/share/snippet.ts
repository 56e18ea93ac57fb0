/** The HTML that puts a room into another page. */
import { escaped } from '../../../presentation/picture/svg.ts';

/** High enough for a board with its actions on a phone. */
const HEIGHT = 680;

export const snippet = (address: string, name: string): string =>
  `<iframe src="${escaped(address)}" title="${escaped(`${name} · Teka`)}" width="100%" height="${HEIGHT}" loading="lazy" allow="clipboard-write; fullscreen" style="border: 0"></iframe>`;
