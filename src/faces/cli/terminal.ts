/** What the command line has around it: streams, colours, a language, a way to speak. One object, so tests can fake it. */
import { createColors } from 'picocolors';
import {
  type AnyPuzzle,
  type Language,
  languages,
  type Nearest,
  type Problem,
  type Speaker,
  speaker,
} from '../../contract/index.ts';
import type { Client } from '../../hosts/client.ts';
import type { Measuring } from '../../hosts/measuring.ts';
import type { Workers } from '../../hosts/pool.ts';
import { labTexts } from '../../lab/texts.ts';
import { commonText, commonTexts } from '../../presentation/texts.ts';
import { EXIT } from './exit.ts';
import type { Faces } from './faces.ts';
import { cliText, cliTexts } from './texts.ts';
import type { ColorDepth } from './tints.ts';
import { visible } from './visible.ts';

/** The outside world as `main.ts` finds it. */
export interface World extends Faces {
  readonly input: NodeJS.ReadStream;
  readonly output: NodeJS.WriteStream;
  readonly errors: NodeJS.WriteStream;
  readonly env: NodeJS.ProcessEnv;
  /** The clock, in milliseconds since some moment. */
  now(): number;
  /** A worker to solve in; the caller closes it. */
  newClient(): Client;
  /** Several workers, as many as there are cores unless a number is given; the caller closes them. */
  newPool(size?: number): Promise<Workers>;
  /** What measures each run in a process of its own. */
  measuring(): Promise<Measuring>;
}

export interface Terminal extends World {
  readonly language: Language;
  readonly colors: ReturnType<typeof createColors>;
  readonly colorDepth: ColorDepth;
  /** Words texts of the command line, the engine and, where given, a puzzle. */
  speaker(puzzle?: AnyPuzzle): Speaker;
  /** One line for people or pipes. */
  print(line: string): void;
}

export function openTerminal(world: World, language: Language, color: boolean): Terminal {
  const wanted = color && world.output.isTTY === true && !world.env.NO_COLOR;
  return {
    ...world,
    language,
    colors: createColors(wanted),
    colorDepth: wanted ? (world.output.getColorDepth(world.env) as ColorDepth) : 1,
    speaker(puzzle) {
      const say = speaker(language, ...(puzzle ? [puzzle.texts] : []), commonTexts, labTexts, cliTexts);
      return (text) => visible(say(text));
    },
    print: (line) => void world.output.write(`${line}\n`),
  };
}

/** The same terminal with everything that is said on standard error: standard output is taken by something else. */
export const aside = (terminal: Terminal): Terminal =>
  openTerminal({ ...terminal, output: terminal.errors }, terminal.language, terminal.colors.isColorSupported);

/** The language of the system where it is one of ours. */
export function systemLanguage(env: NodeJS.ProcessEnv): Language {
  const word = (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').slice(0, 2).toLowerCase();
  return languages.find((language) => language === word) ?? 'en';
}

/** A problem in one sentence, with its place where that helps. */
export function wordProblem({ text, place }: Problem, say: Speaker): string {
  if (!place) return say(text);
  const { line, column } = place;
  // The message of a file begins with its name, which belongs to the place.
  return say(cliText(text.code === 'in-file' ? 'in-file-at' : 'at-place', { line, column, message: text }));
}

/** The closest thing to a solution, and why it is not one. */
export function wordNearest({ text, problems }: Nearest, say: Speaker): string {
  return `${say(commonText('nearest'))}: ${text}. ${problems.map((problem) => say(problem.text)).join(' ')}`;
}

/** What keeps a command from its answer: carried to `main.ts`, which says it and leaves with the code. */
export class Refusal {
  constructor(
    readonly problem: Problem,
    readonly puzzle?: AnyPuzzle,
    readonly exitCode: number = EXIT.badInput,
  ) {}
}
