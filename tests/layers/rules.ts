/** The rules of the layers, as docs/architecture.md pictures them: imports go downward only, and never sideways. */
import { findCycles } from './cycles.ts';
import { type Import, isForTests } from './graph.ts';

const layers = [
  ...['contract', 'algorithms', 'puzzles', 'engine', 'presentation', 'hosts', 'library', 'lab', 'client', 'api'],
  ...['faces', 'index.ts', 'node.ts', 'browser.ts', 'teka.ts'],
];
/** The one package that portable code imports, in one layer: schemas are made with it, and it is bundled. */
const SCHEMAS = { layer: 'api', package: 'zod' };
const CATALOGUE = 'puzzles/catalogue.ts';
/** The other list, of what builds instances from values. */
const BUILDERS = 'puzzles/builders.ts';
/** Entries of the package that are for one platform. */
const PLATFORM_ENTRIES = ['node.ts', 'browser.ts'];
const BOARD = 'faces/web/board.ts';
/** What several boards use. */
const BOARD_PARTS = 'faces/web/board/';
/** Boards, and what else of a board the page finds by its path. */
const BOARD_GLOBS = ['index.tsx', 'taste.ts', 'kept.ts'].map((file) => `puzzles/*/view/${file}`);

/** Where a path belongs; undefined for a package and for anything outside src. */
interface Place {
  readonly layer: number;
  /** The puzzle, face, host or algorithm, where the path is inside one's folder. */
  readonly unit: string | undefined;
  /** A puzzle's own board on the page: face layer, in the puzzle's folder. */
  readonly view: boolean;
}

function placeOf(path: string): Place | undefined {
  const [top, second, third] = path.split('/');
  const layer = layers.indexOf(top!);
  if (layer < 0) return undefined;
  const view = top === 'puzzles' && third === 'view';
  const unit = third === undefined ? undefined : `${top}/${second}`;
  return { layer: view ? layers.indexOf('faces') : layer, unit, view };
}

const isPuzzle = ({ unit }: Place) => unit?.startsWith('puzzles/') === true;
const isPortable = (place: Place, path: string) =>
  !place.view &&
  !path.startsWith('faces/') &&
  !(path.startsWith('hosts/') && place.unit) &&
  !PLATFORM_ENTRIES.includes(path);

/** One sentence for each import that breaks a rule, and for each cycle. */
export function violations(imports: readonly Import[]): string[] {
  const broken = imports.flatMap((one) => {
    const why = objection(one.from, one.to);
    return why ? [`${one.from} imports ${one.to}: ${why}`] : [];
  });
  const running = imports.filter((one) => !one.typeOnly);
  const folders = imports.map(({ from, to }) => ({ from: algorithm(from), to: algorithm(to) }));
  const between = folders.filter(({ from, to }) => from && to && from !== to) as Import[];
  return [
    ...broken,
    ...[...findCycles(running), ...findCycles(between)].map((cycle) => `a cycle: ${cycle.join(' -> ')}`),
  ];
}

const algorithm = (path: string) => /^algorithms\/[^/]+(?=\/)/.exec(path)?.[0];

function objection(from: string, to: string): string | undefined {
  if (to === '?') return 'what is imported must be known before the program runs';
  if (isForTests(to)) return 'this is for tests only';
  const here = placeOf(from);
  const there = placeOf(to);
  if (!here) return 'every source file belongs to a layer';
  if (!there) {
    const isSchemas = from.startsWith(`${SCHEMAS.layer}/`) && to === SCHEMAS.package;
    return isPortable(here, from) && !isSchemas
      ? 'portable code imports no package and nothing outside src'
      : undefined;
  }
  if (from.startsWith('client/') && !/^(client|contract)\//.test(to)) return 'a client elsewhere has only the contract';
  if (there.view || here.view) return boardObjection(from, to, here, there);
  if (there.layer > here.layer) return 'imports go downward only';
  if (isPuzzle(there) && here.unit !== there.unit) {
    if (isPuzzle(here)) return 'no puzzle imports another';
    const isListed = from === CATALOGUE && to === `${there.unit}/index.ts`;
    const isBuilt = from === BUILDERS && to === `${there.unit}/build.ts`;
    if (!isListed && !isBuilt) return `only the catalogue imports a puzzle, by its index.ts`;
  }
  if (to === CATALOGUE && here.layer < layers.indexOf('hosts')) return 'the catalogue is for hosts and faces';
  const apart = here.layer === there.layer && here.unit !== there.unit && there.unit !== undefined;
  if (apart && /^(hosts|faces)\//.test(to)) return 'one host or face does not import another';
  return undefined;
}

/** A board sees its own puzzle, the contract, the engine, the presentation and what the page has for boards; only the page's glob sees it. */
function boardObjection(from: string, to: string, here: Place, there: Place): string | undefined {
  if (here.view) {
    const own = isPuzzle(there) && here.unit === there.unit;
    if (own || to === BOARD || to.startsWith(BOARD_PARTS) || /^(contract|engine|presentation)\//.test(to))
      return undefined;
    return `a board imports only its own puzzle, the contract, the engine, the presentation, ${BOARD} and ${BOARD_PARTS}`;
  }
  if (BOARD_GLOBS.includes(to) && from.startsWith('faces/web/')) return undefined;
  return `only the page imports boards, by the pattern ${BOARD_GLOBS[0]} and its like`;
}
