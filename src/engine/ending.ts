/** How a solve ended, in one honest sentence: absence is claimed only where it is proven. */
import type { Goal, SolveEvent, Text } from '../contract/index.ts';
import { engineText } from './texts.ts';

export type Ended = Extract<SolveEvent, { type: 'ended' }>;

export function wordEnding({ ending, proven, count }: Ended, goal: Goal): Text {
  const none = count === 0;
  if (goal === 'best' && !none && !proven) return engineText('best-so-far');
  switch (ending) {
    case 'exhausted':
      if (proven && none) return engineText('proven-none');
      if (proven) return goal === 'best' ? engineText('proven-best') : engineText('proven-all', { count });
      return none ? engineText('open-none') : engineText('open-some', { count });
    case 'goal met':
      return engineText('found-first');
    case 'out of budget':
      return none ? engineText('limit-none') : engineText('limit-some', { count });
    case 'cancelled':
      return none ? engineText('stopped-none') : engineText('stopped-some', { count });
  }
}
