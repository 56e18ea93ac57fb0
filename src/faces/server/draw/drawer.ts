/** Draws pictures in a thread of their own, one after the other; one that hangs or dies is replaced. */
import { Worker } from 'node:worker_threads';
import type { Drawn, DrawOrder } from './order.ts';

/** No picture takes longer, in milliseconds. */
const PATIENCE = 10_000;
const MEMORY = 256;

export class Drawer {
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly script: URL = new URL('./draw-worker.js', import.meta.url)) {}

  draw(order: DrawOrder): Promise<Drawn> {
    const drawn = this.#last.then(() => this.#draw(order));
    this.#last = drawn;
    return drawn;
  }

  close(): void {
    void this.#worker?.terminate();
    this.#worker = undefined;
  }

  #draw(order: DrawOrder): Promise<Drawn> {
    const worker = this.#start();
    return new Promise((settle) => {
      const end = (drawn: Drawn) => {
        clearTimeout(timer);
        worker.off('message', end).off('error', broken).off('exit', broken);
        worker.unref();
        settle(drawn);
      };
      const broken = () => {
        this.close();
        end({ ok: false, why: 'broken' });
      };
      const timer = setTimeout(broken, PATIENCE);
      worker.ref();
      worker.once('message', end);
      worker.once('error', broken);
      worker.once('exit', broken);
      worker.postMessage(order);
    });
  }

  #start(): Worker {
    this.#worker ??= new Worker(this.script, { resourceLimits: { maxOldGenerationSizeMb: MEMORY } });
    return this.#worker;
  }
}
