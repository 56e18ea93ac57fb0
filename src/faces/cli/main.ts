/** From arguments to an exit code. Anything that goes wrong becomes one sentence on standard error, or one JSON object. */
import { type Command, CommanderError } from 'commander';
import { type CatalogueEntry, type Language, languages } from '../../contract/index.ts';
import { EXIT } from './exit.ts';
import { programFor } from './named.ts';
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
  const flags = beforeDashes(args);
  const asked = languageFlag(flags);
  const language = languageOf(args, world.env);
  const terminal = openTerminal(world, language, !flags.includes('--no-color'));
  let code: number = EXIT.found;
  try {
    if (asked !== undefined && asked !== language) throw new Refusal({ text: cliText('bad-lang', { word: asked }) });
    const finish = (done: number) => {
      code = done;
    };
    const program = await programFor(args, catalogue, (puzzle) =>
      buildProgram({ terminal, catalogue, puzzle, version, finish }),
    );
    for (const command of allOf(program)) {
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
    return refuse(terminal, refusal, flags.includes('--json'));
  }
}

const allOf = (command: Command): readonly Command[] => [command, ...command.commands.flatMap(allOf)];

/** Only flags that every command takes: then a person wants to know what there is. */
const bare = (args: readonly string[]): boolean =>
  args.every(
    (arg, i) => arg === '--no-color' || arg === '--lang' || arg.startsWith('--lang=') || args[i - 1] === '--lang',
  );

/** The language that the arguments name, else the system's. */
export const languageOf = (args: readonly string[], env: NodeJS.ProcessEnv): Language =>
  languages.find((language) => language === languageFlag(beforeDashes(args))) ?? systemLanguage(env);

/** What follows two dashes is never a flag. */
const beforeDashes = (args: readonly string[]): readonly string[] =>
  args.includes('--') ? args.slice(0, args.indexOf('--')) : args;

function languageFlag(args: readonly string[]): Language | string | undefined {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  if (at < 0) return undefined;
  return args[at] === '--lang' ? (args[at + 1] ?? '') : args[at]!.slice('--lang='.length);
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
