/** `teka` alone: what it can do, in one screen. */
import type { Command } from 'commander';
import type { CatalogueEntry } from '../../contract/index.ts';
import type { Terminal } from './terminal.ts';
import { cliText } from './texts.ts';

export function overview(
  { colors, print, speaker }: Terminal,
  catalogue: readonly CatalogueEntry[],
  program: Command,
): void {
  const say = speaker();
  const word = catalogue[0]?.aliases[0] ?? catalogue[0]?.id ?? '';
  print(colors.bold(say(cliText('tagline'))));
  print('');
  for (const command of program.commands) {
    const args = command.registeredArguments.map((a) => (a.required ? `<${a.name()}>` : `[${a.name()}]`)).join(' ');
    print(`  teka ${`${command.name()} ${args}`.padEnd(28)} ${colors.dim(command.description())}`);
  }
  print('');
  print(
    `${say(cliText('puzzles-are'))} ${catalogue.map(({ id, aliases }) => [...aliases, id].join(' = ')).join(', ')}`,
  );
  print(`${say(cliText('try-these'))}:`);
  for (const line of [`examples ${word}`, `generate ${word}`, `play ${word}`]) print(`  teka ${line}`);
  print('');
  print(say(cliText('more-help')));
}
