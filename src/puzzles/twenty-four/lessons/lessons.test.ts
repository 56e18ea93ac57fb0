import { describe, expect, it } from 'vitest';
import { figureComplaints } from '../../testing/lessons.ts';
import { throughEngine } from '../../testing/run.ts';
import { twentyFour } from '../index.ts';
import { figures, parts } from './figures.ts';

describe('the numbers in the lesson', () => {
  it('are what the engine counts', async () => {
    expect(await figureComplaints(twentyFour, figures)).toEqual([]);
  });

  it('of orders, operators and parentheses give the expressions', () => {
    const { orders, operators, shapes } = parts;
    expect([orders, operators]).toEqual([3 * 2, 4 ** 2]);
    expect(orders * operators * shapes).toBe(figures.threeEvery.nodes);
  });

  it('of values of a pair are those that 2 and 3 make', () => {
    expect(new Set([2 + 3, 3 - 2, 2 * 3, 2 / 3, 3 / 2]).size).toBe(parts.pair);
  });
});

describe('what the lesson says', () => {
  it('is so: every solution of 2 3 4 is the product', async () => {
    const { texts } = await throughEngine(twentyFour, figures.threeEvery.search);
    expect(texts.filter((text) => /[^234* ()]/.test(text))).toEqual([]);
  });

  it('is so: 3 3 8 8 has one solution, by way of a fraction', async () => {
    const { texts } = await throughEngine(twentyFour, { text: '3 3 8 8', strategy: 'subset-table', goal: 'all' });
    expect(texts).toEqual(['8 / (3 - (8 / 3))']);
  });
});
