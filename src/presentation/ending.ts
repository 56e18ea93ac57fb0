/** How a solve ended, in one honest sentence: absence is claimed only where it is proven. */
import type { Goal, SolveEvent, Text } from '../contract/index.ts';
import { commonText } from './texts.ts';

export type Ended = Extract<SolveEvent, { type: 'ended' }>;

/** The same for a solve that was refused or failed as well. */
export function wordLast(last: Ended | Extract<SolveEvent, { type: 'refused' | 'failed' }>, goal: Goal): Text {
  if (last.type === 'refused') return last.problem.text;
  return last.type === 'failed' ? last.text : wordEnding(last, goal);
}

export function wordEnding({ ending, proven, count }: Ended, goal: Goal): Text {
  const none = count === 0;
  if (goal === 'best' && !none && !proven) return commonText('best-so-far');
  switch (ending) {
    case 'exhausted':
      if (proven && none) return commonText('proven-none');
      if (proven) return goal === 'best' ? commonText('proven-best') : commonText('proven-all', { count });
      return none ? commonText('open-none') : commonText('open-some', { count });
    case 'goal met':
      return commonText('found-first');
    case 'out of budget':
      return none ? commonText('limit-none') : commonText('limit-some', { count });
    case 'out of room':
      if (count === Number.MAX_SAFE_INTEGER) return commonText('room-beyond', { count });
      return none ? commonText('room-none') : commonText('room-some', { count });
    case 'cancelled':
      return none ? commonText('stopped-none') : commonText('stopped-some', { count });
  }
}
