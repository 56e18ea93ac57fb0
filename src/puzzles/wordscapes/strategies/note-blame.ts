/** Says why there is no filling, once that is proven. */
import type { Probe } from '../../../contract/index.ts';
import type { Filling, Task } from '../model.ts';
import { blameOf, blameText } from '../search/filling/blame.ts';
import type { Network } from '../search/filling/network.ts';

export function noteBlame(task: Task, network: Network, probe: Probe<Filling>): void {
  // A person who stops the search here loses the reason, but not the proof.
  probe.exhausted();
  probe.note(blameText(task, network, blameOf(network, { tick: () => probe.tick(0) })));
}
