/** Reports a filling; where solutions are only counted, the filling is never made. */
import type { Goal, Probe } from '../../../contract/index.ts';
import type { Filling } from '../model.ts';

export function tell(probe: Probe<Filling>, goal: Goal, filling: () => Filling): void {
  if (goal === 'count') probe.counted(1);
  else probe.solution(filling());
}
