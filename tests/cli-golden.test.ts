/**
 * What scripts rely on: the exit code and the JSON of commands over all puzzles, as they were. Sentences may be worded anew and
 * times differ, so neither is compared; codes, names, numbers, texts and solutions are. `tests/fixtures/commands.json` gets new
 * commands; nothing that stands in it is changed.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { teka } from '../src/faces/cli/testing/world.ts';
import { catalogue } from '../src/puzzles/catalogue.ts';

interface Command {
  readonly args: readonly string[];
  readonly input?: string;
  readonly code: number;
  readonly json: unknown;
}

const commands: readonly Command[] = JSON.parse(
  readFileSync(new URL('fixtures/commands.json', import.meta.url), 'utf8'),
);

/** The keys of what people read, and of what differs from run to run or from version to version. */
const SENTENCES = /^(message|hint|verdict|note|summary|node|source|title|use|label|value|columns|problems|options)$/;
const VARYING = /^(milliseconds|prepareMilliseconds|version)$/;
/** Longer texts are licences. */
const LONGEST = 500;

function masked(value: unknown, key = ''): unknown {
  if (VARYING.test(key)) return typeof value;
  if (typeof value === 'string') {
    // An option of a strategy is told as its flag and a sentence.
    const [flag] = /^--[\w-]+: /.exec(value) ?? [''];
    return SENTENCES.test(key) || value.length > LONGEST ? `${flag}…` : value;
  }
  if (Array.isArray(value)) return value.map((part) => masked(part, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, masked(part, name)]));
}

/** What was known, where a strategy may have got more options. */
function known(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return key === 'options' ? expect.arrayContaining(value) : value.map((part) => known(part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, known(part, name)]));
}

test.each(commands.map((command) => [command.args.join(' '), command] as const))(
  'teka %s',
  async (_, { args, input = '', code, json }) => {
    const done = await teka(args, { input, catalogue });
    const told = masked(JSON.parse(done.out));
    // A list of puzzles may have become longer.
    const before = args[0] === 'puzzles' ? expect.arrayContaining(json as unknown[]) : known(json);
    expect({ code: done.code, err: done.err, json: told }).toEqual({ code, err: '', json: before });
  },
);
