/** The kernels that search a covering position by position, the twins that are watched in their place, and how they are run. */
import { constrainedSearch } from '../../../algorithms/exact-cover/constrained.ts';
import type { Cover, Covering } from '../../../algorithms/exact-cover/cover.ts';
import { divide } from '../../../algorithms/exact-cover/divide.ts';
import { fillSearch } from '../../../algorithms/exact-cover/fill.ts';
import type { Rules } from '../../../algorithms/exact-cover/rules.ts';
import { Sampler } from '../../../algorithms/exact-cover/sampler.ts';
import type { Listener, Search } from '../../../algorithms/exact-cover/search.ts';
import type { Representative } from '../../../algorithms/exact-cover/symmetry.ts';
import { constrainedTwin, wideTwin } from '../../../algorithms/exact-cover/watched/constrained.ts';
import { FillTwin } from '../../../algorithms/exact-cover/watched/fill.ts';
import type { Twin } from '../../../algorithms/exact-cover/watched/seen.ts';
import { wideSearch } from '../../../algorithms/exact-cover/wide.ts';
import type { Probe, Run, Shard, Text } from '../../../contract/index.ts';
import type { Filling } from '../model.ts';
import { text } from '../texts.ts';
import { imagesOf, listenerOf, type Quest, type Spread, spreadFor, tellerOf } from './covering.ts';
import { type PathsPart, pathShards } from './parts.ts';

/** A kernel, the plain twin that is watched in its place, and the words that say which it is. */
export interface Method {
  readonly kernel: (cover: Cover, listener: Listener, rules: Rules) => Search;
  readonly twin: (cover: Cover, rules: Rules) => Twin;
  readonly words: (quest: Quest, places?: { name: string; count: number }) => Text;
}

export const fill: Method = {
  kernel: fillSearch,
  twin: (cover, rules) => new FillTwin(cover, rules),
  words: (_quest, places) => (places ? text('by-fill-orbits', places) : text('by-fill')),
};

export const constrained: Method = {
  kernel: constrainedSearch,
  twin: constrainedTwin,
  words(quest, places) {
    if (quest.rules.mostConstrained) return places ? text('by-constrained-orbits', places) : text('by-constrained');
    return inOrder(quest);
  },
};

export const wide: Method = {
  kernel: wideSearch,
  twin: wideTwin,
  words: (quest) => (quest.rules.mostConstrained ? text('by-wide') : inOrder(quest)),
};

/** Without the choice of what is most constrained. */
const inOrder = ({ cover }: Quest): Text => text(cover.gaps ? 'by-first-piece' : 'by-first-cell');

interface Ready extends Pick<Method, 'kernel'> {
  readonly rules: string;
  readonly search: Search;
  listener: Listener;
}

/** The last search of each covering: parts of one search have the same, and need not lay out its tables again. */
const ready = new WeakMap<Cover, Ready>();

export function readySearch(cover: Cover, kernel: Method['kernel'], rules: Rules, listener: Listener): Search {
  const written = JSON.stringify(rules);
  const kept = ready.get(cover);
  if (kept?.kernel === kernel && kept.rules === written) {
    kept.listener = listener;
    return kept.search;
  }
  const heard: Listener = {
    tick: (nodes) => made.listener.tick(nodes),
    passed: (share) => made.listener.passed(share),
    found: (covering) => made.listener.found(covering),
  };
  const made: Ready = { kernel, rules: written, listener, search: kernel(cover, heard, rules) };
  ready.set(cover, made);
  return made.search;
}

/** The places that a search begins with, if it does. */
type PlacesOf = (quest: Quest) => readonly Representative[] | undefined;

/** Runs a kernel, once for each of the places that it begins with, where there are some; or a part of that. */
export const searchWith =
  (quest: Quest, { kernel, words }: Method, placesOf: PlacesOf, part?: PathsPart): Run<Filling> =>
  (probe) => {
    const { cover, task, taskCover, rules } = quest;
    const told = tellerOf(quest, probe);
    const places = placesOf(quest);
    let spread: Spread;
    const found = (covering: Covering) => {
      for (const one of spread(covering)) told(one);
    };
    if (places) {
      const { piece } = cover.options[places[0]!.option]!;
      probe.note(words(quest, { name: task.pieces[taskCover.pieces[piece]!]!.name, count: places.length }));
    } else probe.note(words(quest));
    const search = readySearch(cover, kernel, rules, listenerOf(probe, found));
    runParts(probe, search, places ?? [undefined], part, (place) => {
      spread = place ? imagesOf(quest, place) : spreadFor(quest);
    });
  };

/** Runs a search from each of its places, or along the paths of a part; `begin` hears of the place of each. */
export function runParts(
  probe: Probe<Filling>,
  search: Search,
  places: readonly (Representative | undefined)[],
  part: PathsPart | undefined,
  begin: (place: Representative | undefined) => void = () => undefined,
): void {
  if (part) probe.tick(part.nodes);
  const branches = part?.branches ?? places.map((_, start) => ({ start, path: undefined }));
  for (const { start, path } of branches) {
    if (start >= places.length)
      throw new RangeError(`a search from ${places.length} places does not begin at ${start}`);
    const place = places[start];
    begin(place);
    search(place?.option, 1 / branches.length, path && { behind: path });
  }
}

/** Divides what `searchWith` runs; the nodes are those of other work before it. */
export function splitWith(
  quest: Quest,
  { kernel }: Pick<Method, 'kernel'>,
  placesOf: PlacesOf,
  nodes = 0,
): readonly Shard[] {
  const { cover, rules, context } = quest;
  const starts = placesOf(quest)?.map(({ option }) => option) ?? [undefined];
  const search = (listener: Listener) => kernel(cover, listener, rules);
  const division = divide(new Sampler({ search, starts, pieces: cover.pieces }, () => context.ticker.tick(0)));
  return division ? pathShards({ ...division, nodes: division.nodes + nodes }) : [];
}
