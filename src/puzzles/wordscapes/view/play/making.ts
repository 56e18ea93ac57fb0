/** Levels being made in the worker: one at a time, with the seconds that it has taken, and which text is which level. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Text } from '../../../../contract/index.ts';
import { createAsked, problemOf } from '../../../../faces/web/board/asked.ts';
import type { Asker } from '../../../../faces/web/board.ts';
import { type Level, seedOf } from './levels.ts';

export interface Maker {
  readonly making: ReadonlySignal<{ readonly level: Level; readonly seconds: number } | undefined>;
  /** Why the last one could not be made. */
  readonly problem: ReadonlySignal<Text | undefined>;
  /** The text of a level; nothing where it was stopped or could not be made. */
  make(level: Level): Promise<string | undefined>;
  stop(): void;
  /** Which level a text is, of those made here. */
  levelOf(text: string): Level | undefined;
}

export function createMaker(asker: Asker): Maker {
  const making = signal<{ readonly level: Level; readonly seconds: number } | undefined>(undefined);
  const problem = signal<Text | undefined>(undefined);
  const asked = createAsked(asker, 'generate');
  const made = new Map<string, Level>();
  let timer: ReturnType<typeof setInterval> | undefined;
  const rest = () => {
    clearInterval(timer);
    making.value = undefined;
  };
  return {
    making,
    problem,
    async make(level) {
      rest();
      problem.value = undefined;
      making.value = { level, seconds: 0 };
      timer = setInterval(() => {
        if (making.value) making.value = { level, seconds: making.value.seconds + 1 };
      }, 1000);
      const { difficulty, language } = level;
      const reply = await asked.put({ seed: seedOf(level), difficulty, options: { language } });
      // Another one that was asked for meanwhile goes on.
      if (making.value?.level !== level) return undefined;
      rest();
      problem.value = problemOf(asked.answer.value)?.text;
      if (reply) made.set(reply.text, level);
      return reply?.text;
    },
    stop() {
      rest();
      asked.drop();
    },
    levelOf: (text) => made.get(text),
  };
}
