/** `teka about`: what this is, and whose work comes with it under licences of its own. */
import type { CatalogueEntry } from '../../../contract/index.ts';
import { EXIT } from '../exit.ts';
import type { Terminal } from '../terminal.ts';
import { cliText } from '../texts.ts';
import { wrapped } from '../wrap.ts';

export async function aboutCommand(
  terminal: Terminal,
  catalogue: readonly CatalogueEntry[],
  version: string,
  { json, full }: { readonly json?: boolean; readonly full?: boolean },
): Promise<number> {
  const { colors, print } = terminal;
  const notices = (await Promise.all(catalogue.map((entry) => noticesOf(terminal, entry)))).flat();
  if (json) {
    print(JSON.stringify({ name: 'teka', version, licence: 'MIT', notices }));
    return EXIT.found;
  }
  const say = terminal.speaker();
  print(`${colors.bold(`Teka ${version}`)}. ${say(cliText('tagline'))}`);
  print(say(cliText('about-licence')));
  if (notices.length > 0) print(say(cliText('about-others')));
  for (const { puzzle, title, use, licence, text } of notices) {
    print(`\n${colors.bold(title)} (${puzzle}, ${licence})`);
    print(wrapped(terminal, use));
    if (full) print(`\n${text.trimEnd()}`);
  }
  return EXIT.found;
}

async function noticesOf(terminal: Terminal, { id, load }: CatalogueEntry) {
  const puzzle = await load();
  const say = terminal.speaker(puzzle);
  const notices = (await puzzle.about.notices?.()) ?? [];
  return notices.map(({ title, use, licence, text }) => ({
    puzzle: id,
    title: say(title),
    use: say(use),
    licence,
    text,
  }));
}
