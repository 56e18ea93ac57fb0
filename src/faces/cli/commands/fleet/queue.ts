/** The queue that a person names, by flag or by environment, so that a password need not stand in a list of processes. */
import { readAddress } from '../../../../hosts/node/fleet/address.ts';
import { QueueFailure } from '../../../../hosts/node/fleet/failure.ts';
import { FleetQueue } from '../../../../hosts/node/fleet/queue.ts';
import { Refusal, type Terminal } from '../../terminal.ts';
import { cliText } from '../../texts.ts';

export interface QueueFlags {
  readonly queue?: string;
  readonly json?: boolean;
}

export interface OpenQueue {
  readonly queue: FleetQueue;
  /** The address without user, password and query. */
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

/** Uses a queue and closes it; what the queue fails with in the meantime becomes one sentence. */
export async function withQueue<T>(
  terminal: Terminal,
  flags: QueueFlags,
  version: string,
  use: (open: OpenQueue) => Promise<T>,
): Promise<T> {
  const open = await openQueue(terminal, flags, version);
  try {
    return await use(open);
  } catch (error) {
    if (!(error instanceof QueueFailure)) throw error;
    const { kind, message: detail } = error;
    const text =
      kind === 'lost' ? cliText('queue-silent', { queue: open.shown, detail }) : cliText('queue-refuses', { detail });
    throw new Refusal({ text });
  } finally {
    await open.queue.close();
  }
}
