/** From arguments to an exit code. Whatever goes wrong becomes one sentence on standard error, or one JSON object. */
import { CommanderError } from 'commander';
import { type AnyPuzzle, type CatalogueEntry, type Language, languages } from '../../contract/index.ts';
import { findPuzzle } from '../../engine/find.ts';
import { EXIT } from './exit.ts';
import { overview } from './overview.ts';
import { buildProgram } from './program.ts';
import { openTerminal, Refusal, systemLanguage, type Terminal, type World, wordProblem } from './terminal.ts';
import { cliText } from './texts.ts';

export async function main(
  args: readonly string[],
  world: World,
  catalogue: readonly CatalogueEntry[],
  version: string,
): Promise<number> {
  const asked = languageFlag(args);
  const language = languages.find((l) => l === asked) ?? systemLanguage(world.env);
  const terminal = openTerminal(world, language, !args.includes('--no-color'));
  let code: number = EXIT.found;
  try {
    if (asked !== undefined && asked !== language) throw new Refusal({ text: cliText('bad-lang', { word: asked }) });
    refuseBarePuzzle(args, catalogue);
    const puzzle = await puzzleNamed(args, catalogue);
    const finish = (done: number) => {
      code = done;
    };
    const program = buildProgram({ terminal, catalogue, puzzle, version, finish });
    for (const command of [program, ...program.commands]) {
      command.exitOverride().configureOutput({
        writeOut: (text) => void world.output.write(text),
        writeErr: () => undefined,
      });
    }
    if (bare(args)) overview(terminal, catalogue, program);
    else await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT.found;
    const refusal = error instanceof CommanderError ? usage(error, args) : error;
    if (!(refusal instanceof Refusal)) throw error;
    return refuse(terminal, refusal, args.includes('--json'));
  }
}

/** Only flags that every command takes: then a person wants to know what there is. */
const bare = (args: readonly string[]): boolean =>
  args.every(
    (arg, i) => arg === '--no-color' || arg === '--lang' || arg.startsWith('--lang=') || args[i - 1] === '--lang',
  );

function languageFlag(args: readonly string[]): Language | string | undefined {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  if (at < 0) return undefined;
  return args[at] === '--lang' ? (args[at + 1] ?? '') : args[at]!.slice('--lang='.length);
}

/** Commands whose first word is a puzzle; it is loaded before the flags are read, since it brings flags of its own. */
const ABOUT_A_PUZZLE = [
  ...['solve', 'check', 'explain', 'hint', 'pick', 'generate', 'sheet', 'play'],
  ...['strategies', 'examples'],
];

/** A puzzle in the place of a command: help about everything, or a bare "no such command", would not help. */
function refuseBarePuzzle(args: readonly string[], catalogue: readonly CatalogueEntry[]): void {
  const words = args.filter((arg, i) => !arg.startsWith('-') && args[i - 1] !== '--lang');
  const word = words[0] === 'help' ? words[1] : words[0];
  if (word !== undefined && findPuzzle(catalogue, word).ok) {
    throw new Refusal({ text: cliText('puzzle-no-command', { word }) });
  }
}

async function puzzleNamed(
  args: readonly string[],
  catalogue: readonly CatalogueEntry[],
): Promise<AnyPuzzle | undefined> {
  const at = args.findIndex((arg) => ABOUT_A_PUZZLE.includes(arg));
  if (at < 0) return undefined;
  // Flags may stand before the puzzle, and only the parser knows which words belong to them.
  for (const word of args.slice(at + 1)) {
    const found = findPuzzle(catalogue, word);
    if (found.ok) return found.value.load();
  }
  return undefined;
}

/** Commander's own complaints in our words; what they are about stands in quotation marks in its message. */
function usage({ code, message }: CommanderError, args: readonly string[]): Refusal {
  const word = /'([^']*)'/.exec(message)?.[1] ?? '';
  switch (code) {
    case 'commander.unknownOption':
      return new Refusal({ text: cliText('unknown-flag', { word }) });
    case 'commander.unknownCommand':
      return new Refusal({ text: cliText('unknown-command', { word }) });
    case 'commander.excessArguments':
      return new Refusal({ text: cliText('too-many-words') });
    case 'commander.help':
      return new Refusal({ text: cliText('unknown-command', { word: args[args.indexOf('help') + 1] ?? '' }) });
    case 'commander.missingArgument':
      return new Refusal({ text: cliText('missing-argument', { word }) });
    case 'commander.missingMandatoryOptionValue':
    case 'commander.optionMissingArgument':
      return new Refusal({ text: cliText('missing-value', { word }) });
    default:
      return new Refusal({ text: cliText('usage-error', { detail: message.replace(/^error: /, '') }) });
  }
}

function refuse(terminal: Terminal, { problem, puzzle, exitCode }: Refusal, json: boolean): number {
  const say = terminal.speaker(puzzle);
  if (json) {
    const { line = null, column = null } = problem.place ?? {};
    terminal.print(JSON.stringify({ error: { code: problem.text.code, message: say(problem.text), line, column } }));
  } else {
    terminal.errors.write(`${wordProblem(problem, say)}\n`);
  }
  return exitCode;
}
