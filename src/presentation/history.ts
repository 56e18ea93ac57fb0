/** The steps of a game, and what undo, redo and starting over make of them. A step is a move, or the position that it led to. */
export interface History<Step> {
  readonly made: readonly Step[];
  /** Steps that were taken back; the next one to redo comes first. */
  readonly undone: readonly Step[];
}

export const noSteps: History<never> = { made: [], undone: [] };

/** New steps forget those that were taken back. */
export const add = <Step>({ made }: History<Step>, steps: readonly Step[]): History<Step> => ({
  made: [...made, ...steps],
  undone: [],
});

/** The same history where there is nothing to take back. */
export function undo<Step>(history: History<Step>): History<Step> {
  const { made, undone } = history;
  return made.length === 0 ? history : { made: made.slice(0, -1), undone: [made.at(-1)!, ...undone] };
}

/** The same history where there is nothing to make again. */
export function redo<Step>(history: History<Step>): History<Step> {
  const { made, undone } = history;
  return undone.length === 0 ? history : { made: [...made, undone[0]!], undone: undone.slice(1) };
}

/** After the first `count` steps; the others can be made again. */
export const backTo = <Step>({ made, undone }: History<Step>, count: number): History<Step> => ({
  made: made.slice(0, count),
  undone: [...made.slice(count), ...undone],
});

/** Before the first step; every step can be made again. */
export const startOver = <Step>(history: History<Step>): History<Step> => backTo(history, 0);
