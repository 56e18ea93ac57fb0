/** Several searches recorded at the same time, each in a worker of its own, which ends with it. */
import type { Problem } from '../../../../contract/index.ts';
import type { Client } from '../../../../hosts/client.ts';
import { type Recorder, record, type Watched } from '../../../../lab/record.ts';
import type { Limits, Recording } from '../../../../lab/recording.ts';

/** A quarter of what a watched search may have: there are several, and a person waits for all of them. */
const limits: Limits = { nodes: 50_000, bytes: 16 * 2 ** 20 };

export interface Recorders {
  /** How many run at once at most; the others wait for their turn. */
  readonly atOnce: number;
  client(): Client;
  /** A search has begun, or more of it is recorded. */
  grown(index: number, recording: Recording): void;
  /** All of it is recorded that can be, or there is a problem. */
  ended(index: number, recording: Recording, problem: Problem | undefined): void;
}

/** Begins to record them. The returned function ends it: nothing more is heard, and every worker is closed. */
export function recordAll(searches: readonly Watched[], { atOnce, client, grown, ended }: Recorders): () => void {
  const running = new Map<Client, Recorder>();
  let next = 0;
  let isOver = false;

  async function run(index: number): Promise<void> {
    const own = client();
    const recorder = record(
      (question) => own.ask(question),
      searches[index]!,
      () => grown(index, recorder.recording),
      limits,
    );
    running.set(own, recorder);
    grown(index, recorder.recording);
    const problem = await recorder.done;
    if (isOver) return;
    running.delete(own);
    own.close();
    ended(index, recorder.recording, problem);
    begin();
  }

  function begin(): void {
    while (!isOver && running.size < atOnce && next < searches.length) void run(next++);
  }

  begin();
  return () => {
    isOver = true;
    for (const [own, recorder] of running) {
      recorder.cancel();
      own.close();
    }
    running.clear();
  };
}
