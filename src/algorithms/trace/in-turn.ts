/** Several searches, one after the other, as one trace: nodes and iterations are numbered through. */
import { isMade, type Trace } from '../../contract/index.ts';

/** Each of the traces numbers its own nodes from 0, and its iterations too. */
export function* inTurn<Position>(traces: Iterable<Iterable<Trace<Position>>>): Generator<Trace<Position>, void> {
  let nodes = 0;
  let iterations = 0;
  for (const trace of traces) {
    const first = nodes;
    const firstIteration = iterations;
    for (const event of trace) {
      if (isMade(event)) {
        nodes++;
        const { parent, joins } = event;
        const iteration = firstIteration + (event.iteration ?? 0);
        iterations = Math.max(iterations, iteration + 1);
        yield {
          ...event,
          node: first + event.node,
          ...(parent !== undefined && { parent: first + parent }),
          ...(joins !== undefined && { joins: first + joins }),
          ...(iteration > 0 && { iteration }),
        };
      } else yield { ...event, node: first + event.node };
    }
  }
}
