/** The client with real threads that misbehave. What good ones do is tested with the built program. */
import { afterEach, describe, expect, it } from 'vitest';
import { nodeClient } from './node/index.ts';

const open: { close(): void }[] = [];
afterEach(() => {
  for (const client of open.splice(0)) client.close();
});

/** A client whose worker is the given script; `parentPort` is in reach. */
function clientOf(script: string) {
  const source = `import { parentPort } from 'node:worker_threads';\n${script}`;
  const client = nodeClient(new URL(`data:text/javascript,${encodeURIComponent(source)}`));
  open.push(client);
  return client;
}

const request = { puzzle: 'fake', text: '5' };
const hang = "parentPort.on('message', () => { for (;;); });";
/** The same, but first it says how far it is. */
const progress = { type: 'progress', count: 0, stats: { nodes: 0, milliseconds: 0, prepareMilliseconds: 0 } };
const workAndHang = `parentPort.on('message', ({ job }) => {
  parentPort.postMessage({ job, event: ${JSON.stringify(progress)} });
  for (;;);
});`;

describe('a thread', () => {
  it.each([
    ['throws at once', "throw new Error('cannot start');", 'cannot start'],
    ['throws at work', "parentPort.on('message', () => { throw new Error('at work'); });", 'at work'],
    ['rejects', "parentPort.on('message', async () => { throw new Error('rejected'); });", 'rejected'],
    ['leaves', "parentPort.on('message', () => process.exit(3));", 'exit code 3'],
  ])('that %s becomes a failure', async (_, script, detail) => {
    const client = clientOf(script);
    for (let time = 0; time < 2; time++) {
      const last = await client.solve(request, () => {}).done;
      expect(last).toMatchObject({ type: 'failed', text: { code: 'worker-died', params: { detail } } });
    }
  });

  it('that hangs is ended soon after a cancel', async () => {
    const job = clientOf(workAndHang).solve(request, ({ type }) => {
      if (type === 'progress') job.cancel();
    });
    expect(await job.done).toMatchObject({ type: 'ended', ending: 'cancelled', proven: false });
  });

  it('that hangs is ended soon after its time limit', async () => {
    const { done } = clientOf(hang).solve({ ...request, budget: { milliseconds: 50 } }, () => {});
    expect(await done).toMatchObject({ type: 'ended', ending: 'out of budget', proven: false });
  });

  it('that hangs is ended by closing', async () => {
    const client = clientOf(hang);
    const { done } = client.solve(request, () => {});
    client.close();
    expect(await done).toMatchObject({ type: 'ended', ending: 'cancelled' });
  });
});
