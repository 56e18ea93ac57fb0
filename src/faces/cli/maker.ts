/** How the commands and their flags are made, each in the language of the terminal. */
import { Command, Option } from 'commander';
import type { AnyPuzzle, CatalogueEntry, Options, OptionTable, Text } from '../../contract/index.ts';
import { findPuzzle } from '../../engine/find.ts';
import { camel, HEADINGS, readSeed, readThreads, takesText } from './flags.ts';
import { ownOptions } from './own-options.ts';
import { Refusal, type Terminal } from './terminal.ts';
import { cliText } from './texts.ts';

/** What the commands need: the puzzle is already there, because its options become flags. */
export interface Setting {
  readonly terminal: Terminal;
  readonly catalogue: readonly CatalogueEntry[];
  readonly puzzle: AnyPuzzle | undefined;
  readonly version: string;
  /** Called with the exit code when a command is done. */
  finish(code: number): void;
}

/** `files` are the words after the puzzle. */
export type Act = (
  puzzle: AnyPuzzle,
  files: readonly string[],
  flags: never,
  options: Options,
) => number | Promise<number>;

export type Maker = ReturnType<typeof makerFor>;

/** What makes commands; `program` is what they are added to. */
export function makerFor({ terminal, catalogue, puzzle, version, finish }: Setting) {
  const say = terminal.speaker(puzzle);
  const words = (text: Text) => say(text);
  const program = new Command('teka').version(version, '--version', words(cliText('opt-version')));
  program.description(words(cliText('tagline'))).helpOption('-h, --help', words(cliText('opt-help')));
  program.helpCommand('help [command]', words(cliText('do-help')));
  everywhere(program);
  const attachments = puzzle?.instance.attachments ?? [];

  /** Every command takes these, before or after its name. */
  function everywhere(command: Command): Command {
    return command
      .option('--lang <en|id>', words(cliText('opt-lang')))
      .option('--no-color', words(cliText('opt-no-color')))
      .helpOption('-h, --help', words(cliText('opt-help')))
      .configureHelp({ styleTitle: (title) => say(cliText(HEADINGS[title] ?? 'help-usage')) });
  }

  function command(name: string, summary: Text, parent = program): Command {
    const json = cliText(name === 'watch' ? 'opt-watch-json' : 'opt-json');
    return everywhere(parent.command(name).description(words(summary))).option('--json', words(json));
  }

  /** A command that only has commands of its own. */
  const group = (name: string, summary: Text): Command =>
    everywhere(program.command(name).description(words(summary))).helpCommand(
      'help [command]',
      words(cliText('do-help')),
    );

  /** A command about one puzzle; its own options become flags and reach `act` apart. */
  function about(name: string, summary: Text, tables: readonly OptionTable[], act: Act, parent = program): Command {
    const made = command(name, summary, parent).argument('<puzzle>', words(cliText('arg-puzzle')));
    const own = ownOptions(tables, words);
    for (const option of own.values()) for (const form of option) made.addOption(form);
    if (takesText(name)) for (const { id, summary } of attachments) made.option(`--${id} <FILE>`, words(summary));
    return made.action(async (word: string, ...rest: unknown[]) => {
      const found = findPuzzle(catalogue, word);
      if (!found.ok) throw new Refusal(found.problem);
      const flags = made.opts();
      const options: Record<string, string | boolean> = {};
      // Only what was typed: an option that is merely known would rule out strategies that do not have it.
      for (const option of own.keys()) {
        if (made.getOptionValueSource(camel(option)) === 'cli') options[option] = flags[camel(option)];
      }
      const files = [rest[0]].flat().filter((file) => typeof file === 'string');
      const named = attachments.flatMap(({ id }) => (flags[camel(id)] === undefined ? [] : [[id, flags[camel(id)]]]));
      const attached = Object.fromEntries(named);
      finish(await act(await found.value.load(), files, { ...flags, attached } as never, options));
    });
  }

  function withInput(made: Command): Command {
    return made
      .argument('[FILE]', words(cliText('arg-file')))
      .option('--text <TEXT>', words(cliText('opt-text')))
      .option('--example <ID>', words(cliText('opt-example')));
  }

  /** A flag with a number above zero; seconds may be fractions. */
  const amount = (flag: string, placeholder: string, text: Text, most = Number.POSITIVE_INFINITY, least = 1) =>
    new Option(`--${flag} <${placeholder}>`, words(text)).argParser((word) => {
      const value = word.trim() === '' ? Number.NaN : Number(word);
      const mayBreak = placeholder === 'SECONDS';
      if (value > most) throw new Refusal({ text: cliText('beyond-most', { flag: `--${flag}`, word, most }) });
      if (mayBreak ? value > 0 : value >= least && Number.isSafeInteger(value)) return value;
      throw new Refusal({ text: cliText(mayBreak ? 'bad-number' : 'bad-count', { flag: `--${flag}`, word }) });
    });

  const seed = (text: Text) => new Option('--seed <N>', words(text)).argParser(readSeed);

  const threads = (text: Text) => new Option('--threads <N|auto>', words(text)).argParser(readThreads);

  const timed = (made: Command) => made.addOption(amount('max-time', 'SECONDS', cliText('opt-max-time')));

  return { program, words, command, group, about, withInput, amount, seed, threads, timed };
}
