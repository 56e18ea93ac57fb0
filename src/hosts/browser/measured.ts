/** The Web Worker that measures one run. A page can tell no processor time and no memory of a worker. */

import type { Order } from '../../engine/measure.ts';
import { catalogue } from '../../puzzles/catalogue.ts';
import { measureOne } from '../measuring.ts';

self.onmessage = (event: MessageEvent<Order>) =>
  void measureOne(catalogue, event.data, { now: () => performance.now() }).then(
    (measured) => self.postMessage(measured),
    reportError,
  );
