/** What holds in every room of the catalogue; the template's test holds its room to the same. */
import { test } from 'vitest';
import { catalogue } from '../../src/puzzles/catalogue.ts';
import { comparesInSight, drawsChosenOnce, hasModes, staysInPlace, tellsInSight } from './room-checks.ts';
import { useSite } from './site.ts';

const site = useSite();
const rooms = catalogue.map(({ id }) => id);

test.each(rooms)('%s draws a chosen solution once, on the board, with a way back', (id) => drawsChosenOnce(site, id));

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };
const cases = rooms.flatMap((id) => [wide, narrow].map((viewport) => [id, viewport] as const));

test.each(cases)('%s tells what solving gave in sight of the button, at %o', (id, viewport) =>
  tellsInSight(site, id, viewport),
);

test.each(rooms)('%s shows the table of a comparison on a phone, with the button that began it', (id) =>
  comparesInSight(site, id),
);

test.each(catalogue)('$id has the same modes and actions as every room, each once', async ({ id, load }) =>
  hasModes(site, id, await load()),
);

const phone = { viewport: narrow, hasTouch: true, isMobile: true };
test.each(rooms)('%s stays in its place on a slow phone', (id) => staysInPlace(site, id, phone));
test.each(rooms)('%s stays in its place on a wide screen', (id) => staysInPlace(site, id, { viewport: wide }));
