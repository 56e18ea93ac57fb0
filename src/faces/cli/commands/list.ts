/** `teka puzzles`, `strategies` and `examples`. */
import type { AnyPuzzle, CatalogueEntry, OptionTable, Speaker } from '../../../contract/index.ts';
import { EXIT } from '../exit.ts';
import type { Terminal } from '../terminal.ts';
import { cliText } from '../texts.ts';

/** A list shows only the beginning of a longer text. */
const LONGEST = 80;

export interface ListFlags {
  readonly json?: boolean;
}

export async function puzzlesCommand(
  terminal: Terminal,
  catalogue: readonly CatalogueEntry[],
  { json }: ListFlags,
): Promise<number> {
  const rows = await Promise.all(
    catalogue.map(async ({ id, aliases, load }) => {
      const puzzle = await load();
      const say = terminal.speaker(puzzle);
      return { id, aliases, name: say(puzzle.about.name), summary: say(puzzle.about.summary) };
    }),
  );
  if (json) terminal.print(JSON.stringify(rows));
  else for (const row of rows) entry(terminal, [row.id, ...row.aliases].join(', '), [`${row.name}. ${row.summary}`]);
  return EXIT.found;
}

export function strategiesCommand(terminal: Terminal, puzzle: AnyPuzzle, { json }: ListFlags): number {
  const say = terminal.speaker(puzzle);
  const rows = puzzle.solving.strategies.map(({ id, summary, node: { means: node }, source, options, guarantees }) => ({
    id,
    summary: say(summary),
    node: say(node),
    source: say(source),
    guarantees,
    options: describeOptions(options ?? {}, say),
  }));
  if (json) terminal.print(JSON.stringify(rows));
  for (const { id, summary, node, source, options } of json ? [] : rows) {
    entry(terminal, id, [summary, say(cliText('one-node', { node })), say(cliText('source', { source })), ...options]);
  }
  return EXIT.found;
}

/** `--flag` lines of an option table. */
function describeOptions(table: OptionTable, say: Speaker): string[] {
  return Object.entries(table).map(([name, spec]) => {
    if (spec.kind === 'flag' && spec.default) return `--no-${name}: ${say(cliText('opt-off', { what: spec.summary }))}`;
    if (spec.kind === 'flag') return `--${name}: ${say(spec.summary)}`;
    if (spec.kind === 'number') return `--${name}: ${say(spec.summary)} (${spec.least}–${spec.most})`;
    const values = spec.values.map((v) => `${v.id} (${say(v.name)})`).join(', ');
    return `--${name}: ${say(spec.summary)}: ${values}`;
  });
}

export function examplesCommand(terminal: Terminal, puzzle: AnyPuzzle, { json }: ListFlags): number {
  const say = terminal.speaker(puzzle);
  const rows = puzzle.about.examples.map(({ id, text, title, source }) => ({ id, text, title: say(title), source }));
  if (json) terminal.print(JSON.stringify(rows));
  for (const { id, text, title } of json ? [] : rows)
    entry(terminal, id, [`${title}: ${cut(text.replaceAll('\n', ' / '))}`]);
  return EXIT.found;
}

const cut = (line: string): string => (line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line);

function entry({ colors, print }: Terminal, head: string, lines: readonly string[]): void {
  print(colors.bold(head));
  for (const line of lines) print(`  ${line}`);
}
