/**
 * Draws lines over a depth, with a logarithmic scale upward, as SVG. Every line bears its name where it ends, so the
 * reader need not tell colours apart, and whatever shows the picture decides whether it is light or dark.
 */

const WIDTH = 960;
const HEIGHT = 616;
const FRAME = { left: 84, right: 176, top: 156, bottom: 64 };
/** Names stand slanted above the lines, or to the right of those that go all the way, and not closer than this. */
const NAME_SPACING = 21;
const NAME_GAP = 24;

/** Colours by what guides a search, dashes by how it searches. */
const STYLES = `
  svg { --paper: #ffffff; --ink: #1d1d22; --muted: #5d5f68; --line: #dddfe5;
    --c0: #b3261e; --c1: #1a5fb4; --c2: #1b7a3d; --c3: #8a4bb0; --c4: #a35a00; }
  @media (prefers-color-scheme: dark) {
    svg { --paper: #16171b; --ink: #f0f0f3; --muted: #a6a8b3; --line: #34363f;
      --c0: #ff8a80; --c1: #7fb4ff; --c2: #6fd391; --c3: #d5a3f5; --c4: #f2b35e; } }
  text { font: 14px system-ui, sans-serif; fill: var(--ink); }
  .figure { fill: var(--muted); }
  .grid { stroke: var(--line); }
  .series { fill: none; stroke-width: 2.25; stroke-linejoin: round; }
  .leader { stroke: var(--muted); stroke-width: 0.75; fill: none; }`;

/** A series is { name, colour (0 to 4, or none), dash, points: [{ x, y }] }. */
export function chart({ title, across, upward, series, most }) {
  const shown = series.filter(({ points }) => points.length > 0);
  const scale = scaleFor(shown, most);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="title">`,
    `<title id="title">${escaped(title)}</title>`,
    `<style>${STYLES}\n</style>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" style="fill: var(--paper)"/>`,
    ...axes(scale, across, upward),
    ...shown.map((one) => line(one, scale)),
    ...names(shown, scale),
    '</svg>',
    '',
  ].join('\n');
}

function scaleFor(series, most) {
  const farthest = Math.max(...series.flatMap(({ points }) => points.map(({ x }) => x)));
  const decades = Math.ceil(Math.log10(most));
  const wide = (WIDTH - FRAME.left - FRAME.right) / farthest;
  const high = (HEIGHT - FRAME.top - FRAME.bottom) / decades;
  return {
    farthest,
    decades,
    x: (x) => round(FRAME.left + x * wide),
    y: (y) => round(HEIGHT - FRAME.bottom - Math.log10(y) * high),
  };
}

function axes({ farthest, decades, x, y }, across, upward) {
  const drawn = [];
  for (let decade = 0; decade <= decades; decade++) {
    const at = y(10 ** decade);
    const figure = (10 ** decade).toLocaleString('en');
    drawn.push(`<line class="grid" x1="${x(0)}" x2="${x(farthest)}" y1="${at}" y2="${at}"/>`);
    drawn.push(`<text class="figure" x="${x(0) - 10}" y="${at + 5}" text-anchor="end">${figure}</text>`);
  }
  for (let tick = 0; tick <= farthest; tick += 10) {
    drawn.push(`<line class="grid" x1="${x(tick)}" x2="${x(tick)}" y1="${y(10 ** decades)}" y2="${y(1)}"/>`);
    drawn.push(`<text class="figure" x="${x(tick)}" y="${y(1) + 22}" text-anchor="middle">${tick}</text>`);
  }
  drawn.push(`<text x="${x(farthest)}" y="${HEIGHT - 16}" text-anchor="end">${escaped(across)}</text>`);
  drawn.push(`<text x="${x(0)}" y="${y(10 ** decades) - 14}">${escaped(upward)}</text>`);
  return drawn;
}

const paintOf = (colour) => (colour === undefined ? 'var(--ink)' : `var(--c${colour})`);

function line({ name, colour, dash, points }, { x, y }) {
  const places = points.map((point) => `${x(point.x)},${y(Math.max(1, point.y))}`).join(' ');
  const style = `stroke: ${paintOf(colour)}${dash ? `; stroke-dasharray: ${dash}` : ''}`;
  return `<polyline class="series" style="${style}" points="${places}"><title>${escaped(name)}</title></polyline>`;
}

/** A name for each line, with a thin line from its end to the name. */
function names(series, { x, y, farthest, decades }) {
  const ends = series.map(({ name, colour, points }) => {
    const last = points.at(-1);
    return { name, colour, x: x(last.x), y: y(Math.max(1, last.y)), isFar: last.x === farthest };
  });
  const far = ends.filter(({ isFar }) => isFar).sort((a, b) => a.y - b.y);
  const others = ends.filter(({ isFar }) => !isFar).sort((a, b) => a.x - b.x || a.y - b.y);
  const down = spread(far.map((end) => end.y));
  const along = spread(others.map((end) => end.x));
  const beside = x(farthest) + NAME_GAP;
  const above = y(10 ** decades) - NAME_GAP;
  return [
    ...far.map((end, i) => named(end, { x: beside, y: down[i] }, { x: beside - 5, y: down[i] }, `dy="5"`)),
    ...others.map((end, i) =>
      named(
        end,
        { x: along[i], y: above },
        { x: along[i], y: above + 4 },
        `transform="rotate(-45 ${along[i]} ${above})"`,
      ),
    ),
  ];
}

const named = (end, place, leader, how) =>
  `<polyline class="leader" points="${end.x},${end.y} ${leader.x},${leader.y}"/>\n` +
  `<text x="${place.x}" y="${place.y}" style="fill: ${paintOf(end.colour)}" ${how}>${escaped(end.name)}</text>`;

/** Places in ascending order as near to the wished ones as can be, none too close to the next. */
export function spread(wished, spacing = NAME_SPACING) {
  // Those that are too close form a group around the middle of their wishes; groups that meet become one.
  const groups = [];
  for (const wish of wished) {
    let group = { sum: wish, count: 1 };
    while (groups.length > 0 && endOf(groups.at(-1), spacing) + spacing > startOf(group, spacing)) {
      const before = groups.pop();
      group = { sum: before.sum + group.sum, count: before.count + group.count };
    }
    groups.push(group);
  }
  return groups.flatMap((group) =>
    Array.from({ length: group.count }, (_, i) => round(startOf(group, spacing) + i * spacing)),
  );
}

const startOf = ({ sum, count }, spacing) => sum / count - ((count - 1) * spacing) / 2;
const endOf = (group, spacing) => startOf(group, spacing) + (group.count - 1) * spacing;

const round = (n) => Math.round(n * 10) / 10;
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
