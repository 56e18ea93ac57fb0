/** Every figure that the report on the 15 puzzle has published, to be computed again. */
import type { Measure, Published } from '../../contract/index.ts';
import { examples } from './examples.ts';
import { text } from './texts.ts';

/** A case of the report. */
interface Case {
  /** KURANG(1) + … + KURANG(16) + X. */
  readonly total: number;
  readonly nodes: number;
  readonly steps: number;
  readonly milliseconds?: number;
  /** KURANG by number; those that are left out are 0. Not every case has them. */
  readonly kurang?: Readonly<Record<number, number>>;
}

const cases: readonly Case[] = [
  { total: 6, nodes: 516, steps: 14, milliseconds: 149, kurang: { 9: 1, 10: 1, 11: 3, 12: 1 } },
  {
    ...{ total: 22, nodes: 37, steps: 11, milliseconds: 10 },
    kurang: { 3: 1, 4: 1, 5: 4, 9: 1, 10: 1, 12: 2, 13: 1, 14: 1, 16: 9 },
  },
  { total: 22, nodes: 95, steps: 13 },
  { total: 20, nodes: 25, steps: 13 },
  { total: 28, nodes: 3257, steps: 18 },
];

export const published: readonly Published[] = cases.flatMap((one, i) => figuresOf(one, i + 1));

function figuresOf({ total, nodes, steps, milliseconds, kurang }: Case, number: number): readonly Published[] {
  const board = examples.find(({ id }) => id === `report-${number}`)!.text;
  const of = { report: text('published-report'), text: board };
  const solved = { ...of, strategy: 'branch-and-bound', goal: 'best' } as const;
  const values = kurang ? Array.from({ length: 16 }, (_, at) => [at + 1, kurang[at + 1] ?? 0] as const) : [];
  const explained = (name: string): Measure => ({ explained: name });
  return [
    ...values.map(([tile, value]) => ({
      ...of,
      what: text('published-kurang', { tile, number }),
      measure: explained(`kurang.${tile}`),
      value,
    })),
    { ...of, what: text('published-total', { number }), measure: explained('total'), value: total },
    {
      ...solved,
      what: text('published-nodes', { number }),
      measure: 'nodes',
      value: nodes,
      ...(milliseconds !== undefined && { milliseconds }),
    },
    { ...solved, what: text('published-steps', { number }), measure: 'cost', value: steps },
  ];
}
