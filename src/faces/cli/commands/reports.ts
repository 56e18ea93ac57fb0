/** `teka reports`: every figure that documents have published, computed again and compared. */
import type { CatalogueEntry, Speaker } from '../../../contract/index.ts';
import { type Figure, type Recomputed, recompute } from '../../../lab/reports.ts';
import { EXIT } from '../exit.ts';
import { type FigureRow, figureTable } from '../reports/table.ts';
import { interruptible } from '../run-solve.ts';
import type { Terminal } from '../terminal.ts';
import { cliText } from '../texts.ts';

export interface ReportsFlags {
  readonly json?: boolean;
  readonly quick?: boolean;
}

export async function reportsCommand(
  terminal: Terminal,
  catalogue: readonly CatalogueEntry[],
  { json = false, quick = false }: ReportsFlags,
): Promise<number> {
  const { errors } = terminal;
  const puzzles = await Promise.all(catalogue.map(({ load }) => load()));
  const client = terminal.newClient();
  const clear = () => void (errors.isTTY && errors.write('\r\x1b[2K'));
  try {
    const job = recompute(puzzles, client, {
      isQuick: quick,
      begun({ report, what }, puzzle, done, total) {
        const say = terminal.speaker(puzzle);
        const line = `${done} / ${total} · ${say(report)}: ${say(what)}`;
        // A line that wraps could not be cleared.
        if (errors.isTTY) errors.write(`\r\x1b[2K${line.slice(0, (errors.columns || 80) - 1)}`);
      },
    });
    const recomputed = await interruptible(job).finally(clear);
    if (json) terminal.print(JSON.stringify(asJson(terminal, recomputed)));
    else printTables(terminal, recomputed);
    if (recomputed.isCut) errors.write(`${terminal.speaker()(cliText('reports-cut'))}\n`);
    return recomputed.isCut ? EXIT.stopped : recomputed.differences > 0 ? EXIT.provenNone : EXIT.found;
  } finally {
    client.close();
  }
}

function asJson(terminal: Terminal, { figures, differences, leftOut }: Recomputed) {
  const rows = figures.map((figure) => {
    const { published, puzzle, ours = null, agrees, why, milliseconds = null } = figure;
    const say = terminal.speaker(puzzle);
    const { text, strategy = null, goal = null, options = {} } = published;
    return {
      report: say(published.report),
      what: say(published.what),
      published: published.value,
      ours,
      agrees,
      why: why ? say(why) : null,
      difference: figure.isDifference,
      puzzle: puzzle.about.id,
      text,
      strategy,
      goal,
      options,
      milliseconds: { published: published.milliseconds ?? null, ours: milliseconds },
    };
  });
  return { figures: rows, differences, leftOut };
}

function printTables(terminal: Terminal, { figures, differences, leftOut }: Recomputed): void {
  const say = terminal.speaker();
  const documents = new Map<string, FigureRow[]>();
  for (const figure of figures) {
    const name = terminal.speaker(figure.puzzle)(figure.published.report);
    documents.set(name, [...(documents.get(name) ?? []), rowOf(figure, terminal.speaker(figure.puzzle))]);
  }
  for (const [name, rows] of documents) {
    terminal.print(terminal.colors.bold(name));
    for (const line of figureTable(terminal, rows)) terminal.print(line);
    terminal.print('');
  }
  const agree = figures.filter(({ agrees, isDifference }) => agrees && !isDifference).length;
  const differ = figures.length - agree - differences;
  const sum = say(cliText('reports-sum', { n: figures.length, agree, differ, wrong: differences }));
  terminal.print(terminal.colors.bold(sum));
  if (leftOut > 0) terminal.print(say(cliText('reports-left-out', { n: leftOut })));
}

const rowOf = ({ published, ours, agrees, isDifference, why, milliseconds }: Figure, say: Speaker): FigureRow => ({
  what: say(published.what),
  published: published.value,
  ours,
  agrees,
  isDifference,
  why: why && say(why),
  before: published.milliseconds,
  now: milliseconds,
});
