/** A platform whose workers and timers do only what a test makes them do. */
import type { SolveEvent, SolveRequest } from '../../contract/index.ts';
import type { FromWorker, ToWorker } from '../../engine/worker-protocol.ts';
import { Client, type Platform } from '../client.ts';

class FakeWorker {
  readonly posted: ToWorker[] = [];
  ended = false;
  constructor(
    readonly receive: (message: FromWorker) => unknown,
    readonly die: (detail: string) => void,
  ) {}
  get job(): ToWorker {
    return this.posted.at(-1)!;
  }
  say(event: SolveEvent, job = this.job.job): void {
    this.receive({ job, event });
  }
}

/** A client with fake workers, on the platform that `adapt` makes of theirs; `pass` lets time go by. */
export function setUp({ sharedMemory = true, adapt = (platform: Platform) => platform } = {}) {
  const workers: FakeWorker[] = [];
  let timers: { at: number; callback: () => void }[] = [];
  let time = 0;
  const platform: Platform = {
    sharedMemory,
    spawn(receive, died) {
      const worker = new FakeWorker(receive, died);
      workers.push(worker);
      return {
        post: (message) => void worker.posted.push(message),
        end: () => {
          worker.ended = true;
        },
      };
    },
    after(milliseconds, callback) {
      const timer = { at: time + milliseconds, callback };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
  };
  const client = new Client(adapt(platform));
  const next = () => timers.find(({ at }) => at <= time);
  const pass = (milliseconds: number) => {
    time += milliseconds;
    for (let due = next(); due; due = next()) {
      timers = timers.filter((other) => other !== due);
      due.callback();
    }
  };
  const solve = (asked: SolveRequest) => {
    const events: SolveEvent[] = [];
    return { events, ...client.solve(asked, (event) => events.push(event)) };
  };
  return { client, workers, pass, solve, timers: () => timers.length };
}
