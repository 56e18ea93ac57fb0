/** `teka completion`: a script for the shell, made from the commands and flags themselves, those of all puzzles together. */
import type { Command, Option } from 'commander';
import type { CatalogueEntry } from '../../../contract/index.ts';
import { EXIT } from '../exit.ts';
import { Refusal, type Terminal } from '../terminal.ts';
import { cliText } from '../texts.ts';

interface Words {
  readonly commands: readonly { readonly name: string; readonly flags: readonly string[]; readonly about: string }[];
  /** What may follow a flag, where that is one of a few words. */
  readonly values: ReadonlyMap<string, readonly string[]>;
  readonly puzzles: readonly string[];
}

/** `programs` are the same commands, each with the flags of another puzzle. */
export function completionCommand(
  terminal: Terminal,
  shell: string,
  programs: readonly Command[],
  catalogue: readonly CatalogueEntry[],
): number {
  const write = Object.hasOwn(scripts, shell) ? scripts[shell as keyof typeof scripts] : undefined;
  if (!write) throw new Refusal({ text: cliText('bad-shell', { word: shell }) });
  const all = programs.flatMap(({ commands }) => commands);
  const commands = new Map(all.map((command) => [command.name(), command.description()]));
  const shown = (command: Command) => command.options.filter((option) => !option.hidden && option.long);
  const flagsOf = (name: string) =>
    all.flatMap((command) => (command.name() === name ? shown(command).map(({ long }) => long!) : []));
  const values = new Map<string, readonly string[]>();
  for (const option of all.flatMap(shown)) {
    const words = [...(values.get(option.long!) ?? []), ...choicesOf(option)];
    if (words.length > 0) values.set(option.long!, [...new Set(words)]);
  }
  terminal.print(
    write({
      commands: Array.from(commands, ([name, about]) => ({ name, about, flags: [...new Set(flagsOf(name))] })),
      values,
      puzzles: catalogue.flatMap(({ id, aliases }) => [id, ...aliases]),
    }),
  );
  return EXIT.found;
}

/** The words of a value such as `<en|id>`; a word in capitals is a placeholder. */
function choicesOf({ flags }: Option): readonly string[] {
  const words = /<(.*)>/.exec(flags)?.[1]?.split('|') ?? [];
  return words.length > 1 && words.every((word) => /^[a-z0-9-]+$/.test(word)) ? words : [];
}

const names = ({ commands }: Words): string => commands.map((c) => c.name).join(' ');

const scripts = {
  bash: (words: Words) => `_teka() {
  local word="\${COMP_WORDS[COMP_CWORD]}" list=""
  case "\${COMP_WORDS[COMP_CWORD-1]}" in
${Array.from(words.values, ([flag, values]) => `    ${flag}) list="${values.join(' ')}" ;;`).join('\n')}
  esac
  if [ -n "$list" ]; then :
  elif [ "$COMP_CWORD" -eq 1 ]; then list="${names(words)}"
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
  case "$words[CURRENT-1]" in
${Array.from(words.values, ([flag, values]) => `    ${flag}) compadd -- ${values.join(' ')}; return ;;`).join('\n')}
  esac
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
        c.flags.map((flag) => {
          const values = words.values.get(flag);
          const after = values ? ` -x -a '${values.join(' ')}'` : '';
          return `complete -c teka -n '__fish_seen_subcommand_from ${c.name}' -l ${flag.slice(2)}${after}`;
        }),
      ),
    ].join('\n'),
};
