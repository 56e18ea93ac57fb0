/** A made-up field of contenders, whose runs take and answer what a test says. */
import type { AnyPuzzle, Ending } from '../../../contract/index.ts';
import type { Answer, Measured, Order } from '../../../engine/measure.ts';
import { fakePuzzle, fakeStrategy } from '../../../engine/testing/fake.ts';
import type { Lost, Measuring } from '../../../hosts/measuring.ts';
import type { Setup } from '../model.ts';
import type { Planned } from '../runner.ts';

export const setup: Setup = {
  version: '0.0.0',
  measured: 'process',
  machine: ['A machine', 'Node 20'],
  seed: 1,
  limit: 10,
  repeats: 3,
  warmUps: 1,
  atOnce: 1,
  orders: 0,
};

/** What a run comes to; `lost` ends it without a report. */
export interface Came {
  readonly search?: number;
  readonly nodes?: number;
  readonly answer?: Answer;
  readonly ending?: Ending;
  readonly lost?: Lost['lost'];
}

/** Strategies by name; each says what comes of a task, by its text. */
export type Field = Readonly<Record<string, (text: string, run: number) => Came>>;

export function planOf(field: Field, texts: readonly string[], more: Partial<Planned> = {}): Planned {
  const strategies = Object.keys(field).map((id) =>
    fakeStrategy(id, () => undefined, {
      rejects: (instance) => (id === 'picky' && instance > 5 ? { code: 'too-large' } : undefined),
    }),
  );
  return {
    puzzle: fakePuzzle(strategies) as unknown as AnyPuzzle,
    goal: 'all',
    contenders: strategies.map(({ id }) => ({ strategy: id, options: {} })),
    tasks: texts.map((text) => ({ name: `task ${text}`, text, order: 0, size: Number(text) })),
    setup,
    isInsisted: false,
    ...more,
  };
}

/** Notes every order that it gets. */
export function measuringOf(field: Field, orders: Order[] = []): Measuring {
  const runs = new Map<string, number>();
  return (order) => {
    orders.push(order);
    const { strategy = '', text } = order.request;
    const key = `${strategy} ${text}`;
    runs.set(key, (runs.get(key) ?? 0) + 1);
    const { search = 10, nodes = 100, answer, ending = 'exhausted', lost } = field[strategy]!(text, runs.get(key)!);
    if (lost) return { done: Promise.resolve({ lost }), cancel: () => undefined };
    const { count = 1, isProven = true } = answer ?? {};
    const stats = { nodes, milliseconds: search, prepareMilliseconds: 2 };
    const measured: Measured = {
      last: { type: 'ended', ending, count, proven: isProven && ending === 'exhausted', stats },
      stats,
      batch: 1,
      usage: { processor: 2 * search, memory: 2 ** 20 },
      ...(order.isPilot && ending === 'exhausted' && { answer: answer ?? { count, isProven } }),
    };
    return { done: Promise.resolve(measured), cancel: () => undefined };
  };
}
