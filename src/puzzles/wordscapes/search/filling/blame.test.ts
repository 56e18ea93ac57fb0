import { describe, expect, it } from 'vitest';
import { speaker } from '../../../../contract/index.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Shape, Task } from '../../model.ts';
import { slotsOf } from '../../slots.ts';
import { levelOf } from '../../testing/small-levels.ts';
import { texts } from '../../texts.ts';
import { type Blame, blameOf, blameText } from './blame.ts';
import { type Network, networkOf, without } from './network.ts';
import { isFillable } from './search.ts';

const lexiconOf = (words: string): Lexicon => {
  const list = words.split(' ').map((text) => ({ text, rarity: 1, isCommon: true }));
  return { wordsOf: () => list, find: (text) => list.find((word) => word.text === text) };
};

function taskOf(shape: Shape, list: Task['list'] = 'full', own?: string): Task {
  const words = own === undefined ? {} : { own: own.split(' ') };
  return { letters: 'ABCDEFGH', language: 'en', list, ...words, shape, slots: slotsOf(shape), bonus: [] };
}

const gridOf = (...rows: readonly string[]): Shape => ({
  kind: 'grid',
  rows: rows.length,
  columns: rows[0]!.length,
  cells: rows.join(''),
});

/** What is to blame, by name, and in words. */
function blamed(shape: Shape, words: string, list?: Task['list'], isOwn = false) {
  const task = taskOf(shape, list, isOwn ? words : undefined);
  const network = networkOf(task, lexiconOf(words));
  const blame = blameOf(network);
  const sentence = blameText(task, network, blame);
  return {
    kind: blame.kind,
    names: blame.slots.map((slot) => network.spaces[slot]!.name),
    en: speaker('en', texts)(sentence),
    id: speaker('id', texts)(sentence),
  };
}

describe('who is to blame', () => {
  it('is a slot that no word fits', () => {
    const found = blamed(gridOf('???', '?..', 'Z..'), 'ABC BCD');
    expect(found).toMatchObject({ kind: 'pattern', names: ['1D'] });
    expect(found.en).toBe('No word of the dictionary fits 1D (??Z); check the letters and boxes there.');
    expect(found.id).toBe('Tidak ada kata kamus yang cocok untuk 1D (??Z); periksa huruf dan kotak di sana.');
    expect(blamed(gridOf('???', '?..', 'Z..'), 'ABC', 'common').en).toMatch(
      /No common word fits .*, or take the full list/,
    );
  });

  it('is a slot of a length that no word has', () => {
    const found = blamed({ kind: 'rows', patterns: ['??', '???', 'Z??'] }, 'ABC BCD');
    expect(found).toMatchObject({ kind: 'pattern', names: ['1', '3'] });
    expect(found.en).toBe(
      'The dictionary has words of 3 to 8 letters only, so none fits 1 (??); check the boxes there.',
    );
    expect(found.id).toBe(
      'Kamus hanya berisi kata 3 sampai 8 huruf, jadi tidak ada yang cocok untuk 1 (??); periksa kotak di sana.',
    );
    const own = blamed(gridOf('????'), 'ABC BCD', 'full', true);
    expect(own.en).toBe('Your list has words of 3 letters only, so none fits 1A (????); check the boxes there.');
    expect(own.id).toMatch(/^Daftarmu hanya berisi kata 3 huruf,/);
  });

  it('is said of a list of one’s own as such, whatever list is asked for', () => {
    for (const list of ['full', 'common'] as const) {
      const pattern = blamed(gridOf('???', '?..', 'Z..'), 'ABC BCD', list, true);
      expect(pattern.en).toBe('No word of your list fits 1D (??Z); check the letters and boxes there.');
      expect(pattern.id).toBe(
        'Tidak ada kata dari daftarmu yang cocok untuk 1D (??Z); periksa huruf dan kotak di sana.',
      );
      const crossing = blamed(gridOf('???', '..?', '..?', '..?'), 'ABC BCD ABCD', list, true);
      expect(crossing.en).not.toContain('full list');
      expect(crossing.id).not.toContain('daftar lengkap');
    }
  });

  it('are two slots that cross, where no two words agree', () => {
    const found = blamed(gridOf('???', '..?', '..?', '..?'), 'ABC BCD ABCD');
    expect(found).toMatchObject({ kind: 'crossing', names: ['1A', '2D'] });
    expect(found.en).toMatch(/^1A \(\?\?\?\) and 2D \(\?\?\?\?\) cross, and no two words fit both/);
  });

  it('are slots without one of which there would be a filling', () => {
    // Two words of three letters for three slots, none of which cross.
    const shape: Shape = { kind: 'rows', patterns: ['???', '??C', '?B?', '????'] };
    const found = blamed(shape, 'ABC BBC ABCD');
    expect(found).toMatchObject({ kind: 'one', names: ['1', '2', '3'] });
    expect(found.en).toMatch(/^Without any one of these there would be a filling: 1 \(\?\?\?\), 2 \(\?\?C\), 3/);
  });

  it('are slots that are not all that is in the way', () => {
    const shape: Shape = { kind: 'rows', patterns: ['A??', '??C', '???', 'A???', '???D', '????'] };
    const found = blamed(shape, 'ABC BBC ABCD BBCD');
    expect(found.kind).toBe('several');
    expect(found.names.length).toBe(3);
    expect(found.en).toMatch(/not all that is in the way/);
    expect(found.id).toMatch(/masih ada penghalang lain/);
  });
});

describe('small levels without a filling', () => {
  const none = Array.from({ length: 300 }, (_, seed) => levelOf(seed)).flatMap(({ task, lexicon }) => {
    const network = networkOf(task, lexicon);
    return isFillable(network) ? [] : [{ network, blame: blameOf(network) }];
  });
  const only = (network: Network, { slots }: Blame) =>
    without(network, new Set([...network.spaces.keys()].filter((slot) => !slots.includes(slot))));

  it('are blamed in every way', () => {
    const kinds = none.map(({ blame }) => blame.kind);
    for (const kind of ['pattern', 'crossing', 'one'])
      expect(kinds.filter((one) => one === kind).length).toBeGreaterThan(3);
  });

  it('could be filled without any one of those blamed, or without those that no word fits', () => {
    for (const { network, blame } of none) {
      expect(blame.slots.length).toBeGreaterThan(0);
      if (blame.kind === 'one') {
        for (const slot of blame.slots) expect(isFillable(without(network, new Set([slot])))).toBe(true);
        continue;
      }
      // What is blamed together cannot be filled, and with one slot less it can.
      const slots = blame.kind === 'pattern' ? blame.slots.slice(0, 1) : blame.slots;
      const together = only(network, { ...blame, slots });
      expect(isFillable(together)).toBe(false);
      for (const slot of together.spaces.keys()) {
        if (slots.length > 1) expect(isFillable(without(together, new Set([slot])))).toBe(true);
      }
    }
  });
});
