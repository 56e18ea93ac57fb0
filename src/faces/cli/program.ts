/** The commands and flags, from which parsing, help and completion are made. */
import { Command, Option } from 'commander';
import type { AnyPuzzle, CatalogueEntry, Options, OptionTable, Text } from '../../contract/index.ts';
import { findPuzzle } from '../../engine/find.ts';
import { checkCommand, explainCommand, generateCommand, hintCommand } from './commands/ask.ts';
import { completionCommand } from './commands/completion.ts';
import { examplesCommand, puzzlesCommand, strategiesCommand } from './commands/list.ts';
import { playCommand } from './commands/play.ts';
import { type SolveFlags, solveCommand } from './commands/solve.ts';
import { Refusal, type Terminal } from './terminal.ts';
import { cliText } from './texts.ts';

/** What the commands need: the puzzle is already there, because its options become flags. */
export interface Setting {
  readonly terminal: Terminal;
  readonly catalogue: readonly CatalogueEntry[];
  readonly puzzle: AnyPuzzle | undefined;
  readonly version: string;
  /** Told with the exit code when a command is through. */
  finish(code: number): void;
}

type Act = (puzzle: AnyPuzzle, file: string | undefined, flags: never, options: Options) => number | Promise<number>;

export function buildProgram(setting: Setting): Command {
  const { terminal, catalogue, puzzle, version, finish } = setting;
  const say = terminal.speaker(puzzle);
  const words = (text: Text) => say(text);
  const program = new Command('teka').version(version, '--version', words(cliText('opt-version')));
  program.description(words(cliText('tagline'))).helpOption('-h, --help', words(cliText('opt-help')));
  program.helpCommand('help [command]', words(cliText('do-help')));
  everywhere(program);

  /** Every command takes these, before or behind it. */
  function everywhere(command: Command): Command {
    return command
      .option('--lang <en|id>', words(cliText('opt-lang')))
      .option('--no-color', words(cliText('opt-no-color')))
      .helpOption('-h, --help', words(cliText('opt-help')))
      .configureHelp({ styleTitle: (title) => say(cliText(HEADINGS[title] ?? 'help-usage')) });
  }

  function command(name: string, summary: Text): Command {
    return everywhere(program.command(name).description(words(summary))).option('--json', words(cliText('opt-json')));
  }

  /** A command about one puzzle; its own options become flags and reach `act` apart. */
  function about(name: string, summary: Text, tables: readonly OptionTable[], act: Act): Command {
    const made = command(name, summary).argument('<puzzle>', words(cliText('arg-puzzle')));
    const own = new Set<string>();
    for (const [option, spec] of tables.flatMap((table) => Object.entries(table))) {
      if (own.has(option)) continue;
      own.add(option);
      const values = spec.kind === 'choice' ? ` <${spec.values.map((v) => v.id).join('|')}>` : '';
      made.option(`--${option}${values}`, words(spec.summary));
    }
    return made.action(async (word: string, ...rest: unknown[]) => {
      const found = findPuzzle(catalogue, word);
      if (!found.ok) throw new Refusal(found.problem);
      const flags = made.opts();
      const options: Record<string, string | boolean> = {};
      for (const option of own) {
        const value = flags[camel(option)];
        if (value !== undefined) options[option] = value;
      }
      const file = typeof rest[0] === 'string' ? rest[0] : undefined;
      finish(await act(await found.value.load(), file, flags as never, options));
    });
  }

  function withInput(made: Command): Command {
    return made
      .argument('[FILE]', words(cliText('arg-file')))
      .option('--text <TEXT>', words(cliText('opt-text')))
      .option('--example <ID>', words(cliText('opt-example')));
  }

  /** A flag with a number above zero, whole but for seconds. */
  const amount = (flag: string, placeholder: string, text: Text) =>
    new Option(`--${flag} <${placeholder}>`, words(text)).argParser((word) => {
      const value = Number(word);
      const mayBreak = placeholder === 'SECONDS';
      if (value > 0 && (mayBreak || Number.isSafeInteger(value))) return value;
      throw new Refusal({ text: cliText(mayBreak ? 'bad-number' : 'bad-count', { flag: `--${flag}`, word }) });
    });

  const tables = puzzle?.strategies.map((strategy) => strategy.options ?? {}) ?? [];
  withInput(
    about('solve', cliText('do-solve'), tables, (p, f, flags: SolveFlags, o) => solveCommand(terminal, p, f, flags, o)),
  )
    .option('--strategy <ID>', words(cliText('opt-strategy')))
    .option('--goal <GOAL>', words(cliText('opt-goal')))
    .addOption(amount('limit', 'N', cliText('opt-limit')))
    .addOption(amount('max-time', 'SECONDS', cliText('opt-max-time')))
    .addOption(amount('max-nodes', 'N', cliText('opt-max-nodes')))
    .option('--save <FILE.txt>', words(cliText('opt-save')))
    .option('--image <FILE.svg|FILE.png>', words(cliText('opt-image')))
    .option('--force', words(cliText('opt-force')))
    .addHelpText(
      'after',
      `\n${puzzle ? '' : `${words(cliText('help-own-flags'))}\n`}${words(cliText('help-exit-codes'))}`,
    );
  withInput(
    about('check', cliText('do-check'), [], (p, f, flags) => checkCommand(terminal, p, f, flags)),
  ).requiredOption('--answer <TEXT>', words(cliText('opt-answer')));
  withInput(about('explain', cliText('do-explain'), [], (p, f, flags) => explainCommand(terminal, p, f, flags)));
  withInput(about('hint', cliText('do-hint'), [], (p, f, flags) => hintCommand(terminal, p, f, flags))).addOption(
    amount('level', 'N', cliText('opt-level')),
  );
  const wishes = puzzle?.generator ? [puzzle.generator.options] : [];
  about('generate', cliText('do-generate'), wishes, (p, _f, flags, o) => generateCommand(terminal, p, flags, o))
    .addOption(new Option('--seed <N>', words(cliText('opt-seed'))).argParser(readSeed))
    .option('--difficulty <LEVEL>', `${words(cliText('opt-difficulty'))}${difficultyList(puzzle)}`);
  about('play', cliText('do-play'), [], (p) => playCommand(terminal, p));
  command('puzzles', cliText('do-puzzles')).action(async (flags) =>
    finish(await puzzlesCommand(terminal, catalogue, flags)),
  );
  about('strategies', cliText('do-strategies'), [], (p, _f, flags) => strategiesCommand(terminal, p, flags));
  about('examples', cliText('do-examples'), [], (p, _f, flags) => examplesCommand(terminal, p, flags));
  command('completion', cliText('do-completion'))
    .argument('<shell>', words(cliText('arg-shell')))
    .action((shell: string) => finish(completionCommand(terminal, shell, program, catalogue)));
  return program;
}

/** Commander's headings, which it knows only in English. */
const HEADINGS: Readonly<Record<string, 'help-usage' | 'help-arguments' | 'help-options' | 'help-commands'>> = {
  'Usage:': 'help-usage',
  'Arguments:': 'help-arguments',
  'Options:': 'help-options',
  'Commands:': 'help-commands',
};

const camel = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const difficultyList = (puzzle: AnyPuzzle | undefined): string =>
  puzzle?.generator ? `: ${puzzle.generator.difficulties.map((d) => d.id).join(', ')}` : '';

function readSeed(word: string): number {
  if (!/^-?[0-9]{1,15}$/.test(word)) throw new Refusal({ text: cliText('bad-seed', { word }) });
  return Number(word);
}
