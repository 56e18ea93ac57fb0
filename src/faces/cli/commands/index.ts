/** What the commands do. Each is loaded when it is called, so that a small command does not wait for the code of all. */

type Command<Args extends unknown[]> = (...args: Args) => number | Promise<number>;

const lazily =
  <Args extends unknown[]>(load: () => Promise<Command<Args>>) =>
  async (...args: Args): Promise<number> =>
    (await load())(...args);

export const solveCommand = lazily(async () => (await import('./solve.ts')).solveCommand);
export const journaledSolveCommand = lazily(async () => (await import('./journaled.ts')).journaledSolveCommand);
export const auditCommand = lazily(async () => (await import('./audit.ts')).auditCommand);
export const mergeCommand = lazily(async () => (await import('./merge.ts')).mergeCommand);
export const watchCommand = lazily(async () => (await import('./watch.ts')).watchCommand);
export const compareCommand = lazily(async () => (await import('./compare.ts')).compareCommand);
export const checkCommand = lazily(async () => (await import('./ask.ts')).checkCommand);
export const explainCommand = lazily(async () => (await import('./ask.ts')).explainCommand);
export const hintCommand = lazily(async () => (await import('./ask.ts')).hintCommand);
export const pickCommand = lazily(async () => (await import('./ask.ts')).pickCommand);
export const generateCommand = lazily(async () => (await import('./generate.ts')).generateCommand);
export const sheetCommand = lazily(async () => (await import('./sheet.ts')).sheetCommand);
export const playCommand = lazily(async () => (await import('./play.ts')).playCommand);
export const puzzlesCommand = lazily(async () => (await import('./list.ts')).puzzlesCommand);
export const strategiesCommand = lazily(async () => (await import('./list.ts')).strategiesCommand);
export const examplesCommand = lazily(async () => (await import('./list.ts')).examplesCommand);
export const reportsCommand = lazily(async () => (await import('./reports.ts')).reportsCommand);
export const aboutCommand = lazily(async () => (await import('./about.ts')).aboutCommand);
export const completionCommand = lazily(async () => (await import('./completion.ts')).completionCommand);
export const mcpCommand = lazily(async () => (await import('./mcp.ts')).mcpCommand);
export const serveCommand = lazily(async () => (await import('./serve.ts')).serveCommand);
export const fleetStartCommand = lazily(async () => (await import('./fleet/start.ts')).startCommand);
export const fleetWorkerCommand = lazily(async () => (await import('./fleet/worker.ts')).workerCommand);
export const fleetStatusCommand = lazily(async () => (await import('./fleet/searches.ts')).statusCommand);
export const fleetResultCommand = lazily(async () => (await import('./fleet/searches.ts')).resultCommand);
export const fleetCancelCommand = lazily(async () => (await import('./fleet/searches.ts')).cancelCommand);
