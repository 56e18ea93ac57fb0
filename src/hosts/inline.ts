/** A host without a thread: the service runs where it is called. For tests, and for programs that want no worker. */
import type { CatalogueEntry } from '../contract/index.ts';
import { createService } from '../engine/service.ts';
import { Client, type Platform } from './client.ts';

export function inlineClient(
  catalogue: readonly CatalogueEntry[],
  platform: Pick<Platform, 'after'> & { now(): number },
): Client {
  return new Client({
    sharedMemory: true,
    after: platform.after,
    spawn(receive, died) {
      const service = createService(catalogue, platform.now, receive);
      return {
        post: (message) => void service(message).catch((error: unknown) => died(String(error))),
        end: () => undefined,
      };
    },
  });
}
