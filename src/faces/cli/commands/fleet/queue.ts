/** The queue that a person names, by flag or by environment, so that a password need not stand in a list of processes. */
import { readAddress } from '../../../../hosts/node/fleet/address.ts';
import { FleetQueue } from '../../../../hosts/node/fleet/queue.ts';
import { Refusal, type Terminal } from '../../terminal.ts';
import { cliText } from '../../texts.ts';

export interface QueueFlags {
  readonly queue?: string;
  readonly json?: boolean;
}

export interface OpenQueue {
  readonly queue: FleetQueue;
  /** The address without its password. */
  readonly shown: string;
}

export async function openQueue({ env }: Terminal, { queue: named }: QueueFlags, version: string): Promise<OpenQueue> {
  const word = named ?? env.TEKA_QUEUE;
  if (!word) throw new Refusal({ text: cliText('no-queue') });
  const address = readAddress(word);
  if (!address.ok) throw new Refusal(address.problem);
  const queue = await FleetQueue.open(address.value, version);
  if (!queue.ok) throw new Refusal(queue.problem);
  return { queue: queue.value, shown: address.value.shown };
}
