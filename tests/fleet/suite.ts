/** A fleet of real processes on real servers, in the middle of whose count everything is killed that can be. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readAddress } from '../../src/hosts/node/fleet/address.ts';
import { FleetQueue } from '../../src/hosts/node/fleet/queue.ts';
import { teka } from '../cli-run.ts';
import { until } from '../until.ts';
import { Fleet, Running } from './fleet.ts';
import type { Server } from './servers.ts';

const COUNT = ['iq', '--text', 'BOARD box 2x5x6; PIECES pentominoes', '--goal', 'count', '--unique'];
const LIST = ['iq', '--text', 'BOARD box 2x3x10; PIECES pentominoes', '--goal', 'all'];

export function suite(name: string, serve: () => Promise<Server | undefined>): void {
  describe(`a fleet on ${name}`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'teka-fleet-'));
    let server: Server | undefined;
    let fleets: Fleet[] = [];

    beforeAll(async () => {
      server = await serve();
      if (!server && process.env.CI) throw new Error(`${name} is missing, and could not be installed`);
    });
    afterEach(async () => {
      await Promise.all(fleets.map((fleet) => fleet.end()));
      fleets = [];
    });
    afterAll(async () => {
      await server?.remove();
      rmSync(folder, { recursive: true, force: true });
    });

    const fleetFor = (journal: string, task: readonly string[]): Fleet => {
      const fleet = new Fleet(server!.address, join(folder, journal), task);
      fleets = [...fleets, fleet];
      return fleet;
    };

    it('counts right though a worker, the queue, the server and the coordinator are lost', async ({ skip }) => {
      if (!server) skip();
      const fleet = fleetFor('count', COUNT);
      fleet.hire(3);
      const first = fleet.startHalting(20, 60, 100, 140);
      await first.halted(20);
      await fleet.workers[0]!.signal('SIGKILL');
      first.goOn();
      await first.halted(60);
      await server!.wipe();
      first.goOn();
      await first.halted(100);
      await server!.kill();
      first.goOn();
      await server!.start();
      await first.halted(140);
      await first.signal('SIGKILL');
      const { code, out } = await fleet.start().ended;
      expect(first.err).toContain('shards; put in again');
      expect(out).toMatch(/^264\nAll 264 solutions\. \(bitboard, 722,026 positions/);
      expect(code).toBe(0);
    });

    it('lists what one machine lists, in the same order', async ({ skip }) => {
      if (!server) skip();
      const fleet = fleetFor('list', LIST);
      fleet.hire(2);
      // From then on they hear a signal.
      await until(() => fleet.workers.every(({ out }) => out.includes('\n')));
      const saved = join(folder, 'list.txt');
      const { code, err } = await fleet.start('--save', saved).ended;
      expect({ code, err }).toEqual({ code: 0, err: expect.stringMatching(/^Search s[0-9a-f]{16} is in the queue/) });
      const byOne = join(folder, `${name}.txt`);
      await teka(['solve', ...LIST, '--threads', '1', '--save', byOne]);
      // Without the line of figures.
      const boards = (file: string) => readFileSync(file, 'utf8').replace(/^== \D.* ==$/m, '');
      expect(boards(saved)).toBe(boards(byOne));
      const ended = await Promise.all(fleet.workers.map((worker) => worker.signal('SIGINT')));
      for (const one of ended) expect(one.code).toBe(0);
    });

    it('tells status and result, and cancels', async ({ skip }) => {
      if (!server) skip();
      const queue = ['--queue', server!.address];
      const fleet = fleetFor('cancelled', COUNT);
      const running = fleet.start();
      await until(() => running.err.includes('is in the queue'));
      const id = /Search (s[0-9a-f]{16})/.exec(running.err)![1]!;
      await until(async () => (await fleet.status()).waiting > 0);
      const open = await teka(['fleet', 'result', id, ...queue]);
      expect(open).toMatchObject({
        code: 3,
        err: expect.stringMatching(/^This search is not finished \(running\): 0 of \d+ shards are done/),
      });
      expect(await teka(['fleet', 'cancel', id, ...queue])).toMatchObject({ code: 0 });
      expect((await running.ended).code).toBe(3);
      const { waiting, active, searches } = await fleet.status();
      expect({ waiting, active }).toEqual({ waiting: 0, active: 0 });
      expect(searches).toContainEqual(expect.objectContaining({ id, state: 'cancelled' }));
      expect((await teka(['fleet', 'result', 'nothing', ...queue])).err).toContain(
        'This queue has no search "nothing"',
      );
    });

    it.each(['status', 'worker', 'start'])(
      'says in one sentence that no server answers, and ends: %s',
      async (command) => {
        // Nothing listens there.
        const address = name === 'Redis' ? 'redis://127.0.0.1:1' : 'postgres://teka@127.0.0.1:1/postgres';
        // No message says who the user is.
        const shown = address.replace('teka@', '');
        const task = command === 'start' ? [...COUNT, '--journal', join(folder, 'unanswered')] : [];
        expect(await teka(['fleet', command, ...task, '--queue', address])).toEqual({
          code: 2,
          out: '',
          err: `No queue answers at ${shown} (connect ECONNREFUSED 127.0.0.1:1); check that the server runs and that the address is right.\n`,
        });
      },
    );

    it('refuses workers of another version with a sentence', async ({ skip }) => {
      if (!server) skip();
      const address = readAddress(server!.address);
      const queue = address.ok ? await FleetQueue.open(address.value, '99.0.0') : address;
      if (!queue.ok) throw new Error(queue.problem.text.code);
      await server!.wipe();
      await queue.value.keepRecord('sother', otherSearch);
      const { code, err } = await new Running(['fleet', 'worker', '--queue', server!.address]).ended;
      await queue.value.forgetRecord('sother');
      await queue.value.close();
      expect({ code, err }).toEqual({
        code: 2,
        err: expect.stringMatching(/^The searches in this queue are of Teka 99\.0\.0/),
      });
    });
  });
}

const otherSearch = {
  ...{ id: 'sother', version: '99.0.0', puzzle: 'p', text: 't', strategy: 's', goal: 'count', state: 'running' },
  ...{ shards: 1, finished: 0, count: 0, proven: false, coordinator: 'elsewhere', seen: Date.UTC(3000) },
  stats: { nodes: 0, milliseconds: 0, prepareMilliseconds: 0 },
};
