/** What is shown of the domains of a search that is watched, and what is said where a word does not fit. */
import type { Text } from '../../../../contract/index.ts';
import { type Filling, OPEN } from '../../model.ts';
import { text } from '../../texts.ts';
import type { Domains } from '../filling/domains.ts';
import { fillingOf, type Network } from '../filling/network.ts';
import { chosenOf } from '../filling/search.ts';
import type { Trial } from '../filling/walk.ts';

export interface Shown {
  readonly position: Filling;
  readonly figures: Readonly<Record<string, number>>;
}

/** What is settled, how many slots and boxes are not, and how many words may still stand in these slots. */
export function shownOf(network: Network, domains: Domains): Shown {
  const { counts } = domains;
  const position = network.spaces.map(({ pattern }, i) => (counts[i]! > 0 ? domains.pattern(i) : pattern));
  const open = counts.filter((count) => count !== 1);
  const candidates = open.reduce((sum, count) => sum + count, 0);
  return { position, figures: { open: open.length, candidates, boxes: openBoxes(network, position) } };
}

/** A filling that is complete. */
export const shownFilled = (network: Network, domains: Domains): Shown => ({
  position: fillingOf(network, chosenOf(domains)),
  figures: { open: 0, candidates: 0, boxes: 0 },
});

/** The same with the word on trial in its slot. */
export const withTrial = ({ position, figures }: Shown, network: Network, trial: Trial): Shown => ({
  position: position.with(trial.slot, wordOf(network, trial)),
  figures,
});

export function openBoxes({ spaces }: Network, position: Filling): number {
  const boxes = spaces.flatMap(({ cells }, i) => cells.filter((_, place) => position[i]![place] === OPEN));
  return new Set(boxes).size;
}

/** Why the word on trial does not fit: which slot it leaves without a word. */
export function misfit(network: Network, domains: Domains, trial: Trial): Text {
  return text('watch-misfit', { ...placed(network, trial), other: wordless(network, domains) });
}

/** That the word on trial fits so far. */
export const fitsSoFar = (network: Network, trial: Trial): Text => text('watch-fits', placed(network, trial));

/** Why a word is not tried further under a ceiling. */
export const tooRare = (network: Network, trial: Trial): Text => text('watch-too-rare', placed(network, trial));

/** Why nothing is possible from the beginning. */
export const noWord = (network: Network, domains: Domains): Text =>
  text('watch-no-word', { slot: wordless(network, domains) });

const placed = (network: Network, trial: Trial) => ({
  word: wordOf(network, trial),
  slot: network.spaces[trial.slot]!.name,
});

const wordOf = ({ spaces }: Network, { slot, word }: Trial): string => spaces[slot]!.table.words[word]!.text;

/** A domain is only found wanting where some slot has no word left. */
function wordless({ spaces }: Network, { counts }: Domains): string {
  const { name, pattern } = spaces[counts.indexOf(0)]!;
  return `${name} (${pattern})`;
}
