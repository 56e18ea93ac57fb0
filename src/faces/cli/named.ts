/** Which command and which puzzle the arguments name. The value of a flag is neither, even where it reads like one. */
import type { Command } from 'commander';
import type { AnyPuzzle, CatalogueEntry } from '../../contract/index.ts';
import { findPuzzle } from '../../engine/find.ts';
import { Refusal } from './terminal.ts';
import { cliText } from './texts.ts';

/**
 * The program with the flags of the puzzle that is named. A puzzle brings flags of its own, and only a program that has
 * them can tell words from the values of flags; so this tries each puzzle that an argument reads like, and loads no other.
 */
export async function programFor(
  args: readonly string[],
  catalogue: readonly CatalogueEntry[],
  build: (puzzle: AnyPuzzle | undefined) => Command,
): Promise<Command> {
  const entryOf = (word: string) => {
    const found = findPuzzle(catalogue, word);
    return found.ok ? found.value : undefined;
  };
  for (const entry of new Set(args.map(entryOf))) {
    if (!entry) continue;
    const program = build(await entry.load());
    const [command, puzzle] = afterGroup(program, wordsOf(program, args));
    if (entryOf(command ?? '')) throw new Refusal({ text: cliText('puzzle-no-command', { word: command! }) });
    if (entryOf(puzzle ?? '') === entry) return program;
  }
  return build(undefined);
}

/** The arguments that are neither flags nor their values, up to an unknown flag. The command that `help` is about counts as one. */
function wordsOf(program: Command, args: readonly string[]): readonly string[] {
  const words: string[] = [];
  const options = () => {
    const named = commandNamed(program, words[0]);
    const within = named && commandNamed(named, words[1]);
    return [program, named, within].flatMap((command) => command?.options ?? []);
  };
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!;
    if (arg === '--') return [...words, ...args.slice(i + 1)];
    const [flag] = arg.split('=') as [string];
    const option = options().find((one) => [one.short, one.long].includes(flag));
    if (!arg.startsWith('-') || arg === '-') {
      if (arg !== 'help' || words.length > 0) words.push(arg);
    } else if (option?.required && flag === arg) i++;
    // An unknown flag may have a value or none, so the words end here; the parser refuses the flag.
    else if (!option && !HELP.includes(arg)) return words;
  }
  return words;
}

const commandNamed = (command: Command, word: string | undefined): Command | undefined =>
  command.commands.find((one) => one.name() === word);

/** The words from the innermost command on. */
const afterGroup = (program: Command, words: readonly string[]): readonly string[] =>
  (commandNamed(program, words[0])?.commands.length ?? 0) > 0 ? words.slice(1) : words;

/** The parser keeps these apart from the options. */
const HELP = ['-h', '--help'];
