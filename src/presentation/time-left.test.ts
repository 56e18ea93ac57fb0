import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { speaker } from '../contract/index.ts';
import { TimeLeft, timeLeftText, timeLeftTexts } from './time-left.ts';

/** Looks ten times a second at a search whose share at a time is known. */
function watched(seconds: number, shareAt: (second: number) => number) {
  const left = new TimeLeft();
  return Array.from({ length: 10 * seconds }, (_, i) => ({ at: i / 10, told: left.look(100 * i, shareAt(i / 10)) }));
}

describe('the time left', () => {
  it('is right for a search of an even pace, whatever share it began with', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 300 }), fc.double({ min: 0, max: 0.9, noNaN: true }), (length, before) => {
        const told = watched(length, (second) => before + ((1 - before) * second) / length).filter(
          (one) => one.told !== undefined,
        );
        for (const { at, told: left } of told) expect(left! / 1000).toBeCloseTo(length - at, 3);
        if (length > 30) expect(told.length).toBeGreaterThan(0);
      }),
      { numRuns: 30 },
    );
  });

  it('is not told at first, nor near the end', () => {
    const told = watched(60, (second) => second / 60);
    expect(told.filter(({ at }) => at < 4.9 || at > 55.1).every((one) => one.told === undefined)).toBe(true);
    expect(told.filter(({ at }) => at > 6 && at < 54).every((one) => one.told !== undefined)).toBe(true);
  });

  it('is not told while the pace changes', () => {
    const told = watched(40, (second) => (second < 20 ? second / 1000 : 0.02 + (second - 20) / 25));
    expect(told.find(({ at }) => at === 25)?.told).toBeUndefined();
  });

  it('begins anew with another search', () => {
    const left = new TimeLeft();
    for (let i = 0; i <= 100; i++) left.look(100 * i, i / 200);
    expect(left.look(0, 0)).toBeUndefined();
    expect(left.look(100, 0.5)).toBeUndefined();
  });

  it.each([
    [12_000, 'about 10 seconds left', 'kira-kira 10 detik lagi'],
    [100_000, 'about 2 minutes left', 'kira-kira 2 menit lagi'],
    [7_300_000, 'about 2 hours left', 'kira-kira 2 jam lagi'],
    [300_000_000, 'about 3 days left', 'kira-kira 3 hari lagi'],
  ])('of %d ms is said as people say it', (milliseconds, en, id) => {
    const text = timeLeftText('time-left', { milliseconds });
    expect(speaker('en', timeLeftTexts)(text)).toBe(en);
    expect(speaker('id', timeLeftTexts)(text)).toBe(id);
  });
});
