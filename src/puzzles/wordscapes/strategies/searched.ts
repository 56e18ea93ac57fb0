/** What a search is given: the network of a task, and the order in which its slots are taken. */
import type { Options } from '../../../contract/index.ts';
import type { Network } from '../search/filling/network.ts';

export const searched = (network: Network, options: Options): Network => ({
  ...network,
  inOrder: options['most-constrained'] === false,
});
