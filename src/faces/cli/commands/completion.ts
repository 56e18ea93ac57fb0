/** `teka completion`: a script for the shell, made from the commands and flags themselves. */
import type { Command } from 'commander';
import type { CatalogueEntry } from '../../../contract/index.ts';
import { EXIT } from '../exit.ts';
import { Refusal, type Terminal } from '../terminal.ts';
import { cliText } from '../texts.ts';

interface Words {
  readonly commands: readonly { readonly name: string; readonly flags: readonly string[]; readonly about: string }[];
  readonly puzzles: readonly string[];
}

export function completionCommand(
  terminal: Terminal,
  shell: string,
  program: Command,
  catalogue: readonly CatalogueEntry[],
): number {
  const write = Object.hasOwn(scripts, shell) ? scripts[shell as keyof typeof scripts] : undefined;
  if (!write) throw new Refusal({ text: cliText('bad-shell', { word: shell }) });
  const commands = program.commands.map((command) => ({
    name: command.name(),
    flags: command.options.flatMap((option) => (option.hidden ? [] : (option.long ?? []))),
    about: command.description(),
  }));
  terminal.print(write({ commands, puzzles: catalogue.flatMap(({ id, aliases }) => [id, ...aliases]) }));
  return EXIT.found;
}

const names = ({ commands }: Words): string => commands.map((c) => c.name).join(' ');

const scripts = {
  bash: (words: Words) => `_teka() {
  local word="\${COMP_WORDS[COMP_CWORD]}" list=""
  if [ "$COMP_CWORD" -eq 1 ]; then list="${names(words)}"
  elif [[ "$word" == -* ]]; then
    case "\${COMP_WORDS[1]}" in
${words.commands.map((c) => `      ${c.name}) list="${c.flags.join(' ')}" ;;`).join('\n')}
    esac
  elif [ "$COMP_CWORD" -eq 2 ]; then list="${words.puzzles.join(' ')}"
  fi
  if [ -n "$list" ]; then COMPREPLY=($(compgen -W "$list" -- "$word")); else COMPREPLY=($(compgen -f -- "$word")); fi
}
complete -F _teka teka`,
  zsh: (words: Words) => `#compdef teka
_teka() {
  if (( CURRENT == 2 )); then compadd ${names(words)}
  elif [[ "$words[CURRENT]" == -* ]]; then
    case "$words[2]" in
${words.commands.map((c) => `      ${c.name}) compadd -- ${c.flags.join(' ')} ;;`).join('\n')}
    esac
  elif (( CURRENT == 3 )); then compadd ${words.puzzles.join(' ')}
  else _files
  fi
}
compdef _teka teka`,
  fish: (words: Words) =>
    [
      ...words.commands.map(
        (c) => `complete -c teka -n __fish_use_subcommand -f -a ${c.name} -d '${c.about.replaceAll("'", "\\'")}'`,
      ),
      `complete -c teka -n 'test (count (commandline -opc)) -eq 2' -f -a '${words.puzzles.join(' ')}'`,
      ...words.commands.flatMap((c) =>
        c.flags.map((flag) => `complete -c teka -n '__fish_seen_subcommand_from ${c.name}' -l ${flag.slice(2)}`),
      ),
    ].join('\n'),
};
