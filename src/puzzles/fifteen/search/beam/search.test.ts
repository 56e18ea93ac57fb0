/** The kernel against its twin in plain TypeScript. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../algorithms/random/random.ts';
import { NoRoom } from '../../../../algorithms/wasm/room.ts';
import { withLittleMemory } from '../../../../algorithms/wasm/testing/scarce.ts';
import { type Counted, searchPlainly } from './plain.ts';
import type { Part, Quest } from './quest.ts';
import { prepareBeam } from './search.ts';
import type { Frame } from './tables.ts';

function byKernel(frame: Frame, quest: Quest): Counted {
  let nodes = 0;
  const outcome = prepareBeam(frame).search(quest, (more) => {
    nodes += more;
  });
  return { ...outcome, nodes };
}

/** A board that becomes the goal, the blank having wandered within a part of it. */
function scrambled({ rows, columns }: Frame, home: number, part: Part, seed: number, steps: number): number[] {
  const random = seededRandom(seed);
  const cells = Array.from({ length: rows * columns }, (_, cell) => cell);
  let blank = home;
  for (let i = 0; i < steps; i++) {
    const [down, right] = [[-1, 0] as const, [0, 1] as const, [1, 0] as const, [0, -1] as const][random.below(4)]!;
    const row = Math.floor(blank / columns) + down;
    const column = (blank % columns) + right;
    if (row < part.top || row >= part.bottom || column < part.left || column >= part.right) continue;
    const next = row * columns + column;
    cells[blank] = cells[next]!;
    cells[next] = home;
    blank = next;
  }
  return cells;
}

const whole = ({ rows, columns }: Frame): Part => ({ top: 0, left: 0, bottom: rows, right: columns });

/** Where the tiles are after the blank has gone a way of straight stretches. */
function followed({ columns }: Frame, { cells, home }: Quest, way: readonly number[]): number[] {
  const now = Array.from(cells);
  for (const to of way) {
    const blank = now.indexOf(home);
    const step = Math.sign(to - blank) * ((to - blank) % columns === 0 ? columns : 1);
    for (let at = blank; at !== to; at += step) now[at] = now[at + step]!;
    now[to] = home;
  }
  return now;
}

const arbitraryFrame: fc.Arbitrary<Frame> = fc.record({
  rows: fc.integer({ min: 2, max: 5 }),
  columns: fc.integer({ min: 2, max: 5 }),
  multi: fc.boolean(),
});

/** The blank at home somewhere inside a part, and a board that the blank has made of the goal there. */
const arbitraryQuest = arbitraryFrame.chain((frame) => {
  const { rows, columns } = frame;
  return fc
    .record({
      top: fc.integer({ min: 0, max: rows - 2 }),
      left: fc.integer({ min: 0, max: columns - 2 }),
      at: fc.nat(),
      seed: fc.nat(),
      steps: fc.nat({ max: 300 }),
      tiles: fc.option(fc.array(fc.boolean(), { minLength: rows * columns, maxLength: rows * columns })),
      width: fc.integer({ min: 1, max: 40 }),
      longest: fc.integer({ min: 1, max: 80 }),
      patience: fc.option(fc.integer({ min: 1, max: 30 })),
    })
    .map(({ top, left, at, seed, steps, tiles, width, longest, patience }) => {
      const part = { top, left, bottom: rows, right: columns };
      const home = (top + (at % (rows - top))) * columns + left + (at % (columns - left));
      const cells = scrambled(frame, home, part, seed, steps);
      const more = { ...(tiles && { wanted: tiles }), ...(patience !== null && { patience }) };
      return { frame, quest: { cells, home, part, width, longest, ...more } as Quest };
    });
});

describe('the beam search in the kernel', () => {
  it('finds and counts what its plain twin does', () => {
    let found = 0;
    fc.assert(
      fc.property(arbitraryQuest, ({ frame, quest }) => {
        const wanted = searchPlainly(frame, quest);
        expect(byKernel(frame, quest)).toEqual(wanted);
        if (!wanted.way) return;
        found++;
        expect(wanted.way.length).toBeLessThanOrEqual(quest.longest);
        const end = followed(frame, quest, wanted.way);
        for (const [cell, tile] of end.entries()) {
          if (tile !== quest.home && (quest.wanted?.[tile] ?? true)) expect(tile).toBe(cell);
        }
      }),
      { numRuns: 150 },
    );
    expect(found).toBeGreaterThan(25);
  });

  it('is a breadth-first search where nothing is cut', () => {
    const frame = { rows: 3, columns: 3, multi: false };
    // One of the two boards that are 31 moves from the goal, the most there are.
    const cells = [8, 6, 7, 2, 5, 4, 3, 0, 1].map((tile) => (tile + 8) % 9);
    const quest = { cells, home: 8, width: 30_000 };
    const far = byKernel(frame, { ...quest, longest: 31 });
    expect([far.way?.length, far.cut]).toEqual([31, false]);
    expect(byKernel(frame, { ...quest, longest: 30 })).toMatchObject({ way: undefined, cut: false });
    expect(byKernel(frame, { ...quest, width: 10, longest: 31 }).cut).toBe(true);
  });

  it('can be stopped, and asked again', () => {
    const frame = { rows: 5, columns: 5, multi: false };
    const cells = scrambled(frame, 24, whole(frame), 1, 5000);
    const quest = { cells, home: 24, width: 500, longest: 300 };
    const beam = prepareBeam(frame);
    const told: number[] = [];
    const first = beam.search(quest, (nodes) => void told.push(nodes));
    expect(followed(frame, quest, first.way!)).toEqual(cells.map((_, cell) => cell));
    expect(told.length).toBeGreaterThan(5);
    expect(Math.max(...told)).toBeLessThan(10_000);
    const stop = new Error('stop');
    expect(() =>
      beam.search(quest, () => {
        throw stop;
      }),
    ).toThrow(stop);
    expect(beam.search(quest, () => undefined)).toEqual(first);
  });

  it('knows the largest boards, and how much room it takes', () => {
    const frame = { rows: 16, columns: 16, multi: true };
    const cells = scrambled(frame, 255, whole(frame), 1, 60);
    const quest = { cells, home: 255, width: 200, longest: 100 };
    const { way } = byKernel(frame, quest);
    expect(followed(frame, quest, way!)).toEqual(cells.map((_, cell) => cell));
    const beam = prepareBeam(frame);
    expect(beam.room({ width: 200, longest: 100 })).toBeGreaterThan(200 * 2 * 256);
    expect(beam.room({ width: 400, longest: 100 })).toBeLessThan(2 * beam.room({ width: 200, longest: 100 }));
  });

  it('refuses what it has no numbers for', () => {
    expect(() => prepareBeam({ rows: 16, columns: 17, multi: false })).toThrow('256 cells');
    expect(() => prepareBeam({ rows: 2, columns: 33, multi: false })).toThrow('32 lines');
    const beam = prepareBeam({ rows: 2, columns: 2, multi: false });
    const quest = { cells: [0, 1, 3, 2], home: 3, width: 10, longest: 10 };
    expect(() => beam.search({ ...quest, width: 2 ** 24 + 1 }, () => undefined)).toThrow('positions');
    expect(() => beam.search({ ...quest, longest: 65_536 }, () => undefined)).toThrow('moves');
    expect(beam.search(quest, () => undefined).way).toEqual([3]);
  });

  it('goes on after there was no memory', async () => {
    const frame = { rows: 5, columns: 5, multi: false };
    const quest = { cells: scrambled(frame, 24, whole(frame), 1, 5000), home: 24, width: 500, longest: 300 };
    const beam = prepareBeam(frame);
    await withLittleMemory(1e6, () => expect(() => beam.search(quest, () => undefined)).toThrow(NoRoom));
    expect(beam.search(quest, () => undefined)).toEqual(prepareBeam(frame).search(quest, () => undefined));
  });
});
