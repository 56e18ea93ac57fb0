/** What became of a run. */
import type { Goal, Text } from '../../contract/index.ts';
import type { Last, Measured } from '../../engine/measure.ts';
import { engineText } from '../../engine/texts.ts';
import type { Lost } from '../../hosts/measuring.ts';
import type { Comparison, Run, Status } from './model.ts';

export function runOf(
  pair: Pick<Run, 'contender' | 'task'>,
  repeat: number,
  measured: Measured | Lost,
  { goal, setup }: Pick<Comparison, 'goal' | 'setup'>,
): Run {
  if ('lost' in measured) {
    const { lost, detail } = measured;
    // A run that is cancelled is not kept.
    const status = lost === 'cancelled' ? 'timeout' : lost;
    const why = detail === undefined ? {} : { why: engineText('worker-died', { detail }) };
    return { ...pair, repeat, status, ...why, nodes: 0, search: 0, preparation: 0, batch: 1 };
  }
  const { last, stats, answer, batch, usage } = measured;
  const { milliseconds: search, prepareMilliseconds: preparation, nodes } = stats;
  // A search may notice the end of its time late.
  const isLate = search + preparation > 1000 * setup.limit;
  return {
    ...pair,
    repeat,
    ...(isLate ? { status: 'timeout' } : statusOf(last, goal)),
    ...(answer && { answer }),
    nodes,
    search,
    preparation,
    ...(usage && { processor: usage.processor, memory: usage.memory }),
    batch,
  };
}

/** Whether the search came to its own end. */
export const isAnswered = ({ status }: Pick<Run, 'status'>): boolean =>
  status === 'solved' || status === 'proven none' || status === 'not proven';

/** What V8 says when a table cannot grow. */
const NO_MEMORY = /allocation failed|maximum size exceeded|out of memory|invalid array length/i;

function failedAs({ code, params }: Text): Status {
  if (code === 'wrong-answer') return 'wrong';
  return NO_MEMORY.test(String(params?.detail)) ? 'out of memory' : 'crashed';
}

/** Where one solution is asked for, any will do; else it must be proven that there is nothing more, or nothing better. */
export function statusOf(last: Last, goal: Goal): { readonly status: Status; readonly why?: Text } {
  if (last.type === 'refused') return { status: 'not applicable', why: last.problem.text };
  if (last.type === 'failed') return { status: failedAs(last.text), why: last.text };
  switch (last.ending) {
    case 'out of room':
      return { status: 'out of memory' };
    case 'out of budget':
    case 'cancelled':
      return { status: 'timeout' };
    case 'goal met':
      return { status: 'solved' };
    case 'exhausted':
      if (last.proven && last.count === 0) return { status: 'proven none' };
      return { status: last.proven || (goal === 'first' && last.count > 0) ? 'solved' : 'not proven' };
  }
}
