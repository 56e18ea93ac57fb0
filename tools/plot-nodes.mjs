/**
 * `npm run plot`: measures how many nodes each strategy takes against the depth of the board, and writes the figures and the
 * picture into docs/fifteen. `--draw` draws the figures anew that were measured before.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { buildLibrary } from './lib/build.mjs';
import { chart } from './lib/chart.mjs';
import { readFlags } from './lib/flags.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { measure, SEED } from './lib/nodes-by-depth.mjs';
import { at, runPackage } from './lib/process.mjs';

const data = at('docs/fifteen/nodes-by-depth.json');
const picture = at('docs/fifteen/nodes-by-depth.svg');

const COLOURS = ['misplaced', 'manhattan', 'linear-conflict', 'walking-distance'];
const DASHES = { 'ida-star': '7 4', 'branch-and-bound': '2 3' };

const { values: flags } = readFlags({ draw: { type: 'boolean', default: false } });
if (!flags.draw) await writeFigures();
drawFigures(JSON.parse(readFileSync(data, 'utf8')));

async function writeFigures() {
  await ensureInstalled();
  if (!(await buildLibrary())) process.exit(1);
  const built = (file) => import(pathToFileURL(at('dist', file)).href);
  const { catalogue } = await built('index.js');
  const { solve } = await built('engine/solve.js');
  const { seededRandom, shuffled } = await built('algorithms/random/random.js');
  const puzzle = await catalogue.find(({ id }) => id === 'fifteen').load();
  const random = seededRandom(SEED);
  const draw = (items) => shuffled(items, random);
  const figures = await measure({ puzzle, solve, draw, say: (line) => console.log(line) });
  mkdirSync(at('docs/fifteen'), { recursive: true });
  writeFileSync(data, JSON.stringify(figures));
  await runPackage('@biomejs/biome', 'biome', ['format', '--write', data]);
}

function drawFigures({ size, boards, mostNodes, series }) {
  const svg = chart({
    title: `Nodes against the depth of the board, ${size} x ${size}, for each strategy, on a logarithmic scale`,
    across: 'moves to the goal',
    upward: `nodes, median of ${boards.length} boards`,
    most: mostNodes,
    series: series.map(({ name, strategy, options, points }) => ({
      name,
      colour: colourOf(strategy, options.heuristic),
      dash: DASHES[strategy],
      points: points.map(({ depth, nodes }) => ({ x: depth, y: nodes })),
    })),
  });
  writeFileSync(picture, svg);
}

function colourOf(strategy, heuristic) {
  if (strategy === 'branch-and-bound') return 0;
  if (strategy === 'pattern-database') return COLOURS.length;
  return heuristic === undefined ? undefined : COLOURS.indexOf(heuristic);
}
