/** How a solve ended, in one honest sentence: absence is claimed only where it is proven. */
import type { Goal, Text } from '../../../contract/index.ts';
import { text } from '../texts.ts';
import type { Last } from './solving.ts';

/** A text of the page, or one that the engine or the puzzle words. */
export type Verdict = { readonly page: Text } | { readonly engine: Text };

export function wordEnding(last: Last, goal: Goal | undefined): Verdict {
  if (last.type === 'refused') return { engine: last.problem.text };
  if (last.type === 'failed') return { engine: last.text };
  return { page: ended(last, goal) };
}

function ended({ ending, proven, count }: Extract<Last, { type: 'ended' }>, goal: Goal | undefined): Text {
  const none = count === 0;
  switch (ending) {
    case 'exhausted':
      if (proven && none) return text('proven-none');
      if (proven) return goal === 'best' ? text('proven-best') : text('proven-all', { count });
      return none ? text('open-none') : text('open-some', { count });
    case 'goal met':
      return goal === 'best' ? text('best-met') : text('found-first');
    case 'out of budget':
      return none ? text('limit-none') : text('limit-some', { count });
    case 'cancelled':
      return none ? text('stopped-none') : text('stopped-some', { count });
  }
}
