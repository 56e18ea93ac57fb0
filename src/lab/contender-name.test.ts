import { expect, it } from 'vitest';
import { type Options, speaker } from '../contract/index.ts';
import { catalogue } from '../puzzles/catalogue.ts';
import { template } from '../puzzles/template/index.ts';
import { anyPuzzle } from '../puzzles/testing/run.ts';
import { nameContender } from './contender-name.ts';

it('a contender is called by its strategy, and by what is not as usual', () => {
  const say = speaker('en', template.texts);
  const puzzle = anyPuzzle(template);
  const [{ id, name }] = template.solving.strategies as [(typeof template.solving.strategies)[0]];
  expect(nameContender(puzzle, { strategy: id }, say, 'en')).toBe(say(name));
  expect(nameContender(puzzle, { strategy: id, options: { target: 3 } }, say, 'en')).toMatch(/ \(.* 3\)$/);
});

it('every setting of every strategy has a name of its own', async () => {
  for (const puzzle of await Promise.all(catalogue.map(({ load }) => load()))) {
    for (const { id, options = {} } of puzzle.solving.strategies) {
      const settings = Object.entries(options).flatMap(([option, spec]): Options[] => {
        if (spec.kind === 'choice') return spec.values.map((value) => ({ [option]: value.id }));
        return spec.kind === 'flag' ? [{ [option]: true }, { [option]: false }] : [];
      });
      for (const language of ['en', 'id'] as const) {
        const say = speaker(language, puzzle.texts);
        const names = settings.map((options) => nameContender(puzzle, { strategy: id, options }, say, language));
        const usual = names.filter((name) => name === say(puzzle.solving.strategies.find((s) => s.id === id)!.name));
        // One setting of each option is the usual one, and is not named.
        expect(usual).toHaveLength(Object.values(options).filter(({ kind }) => kind !== 'number').length);
        expect(new Set(names).size).toBe(settings.length - usual.length + Math.min(1, usual.length));
      }
    }
  }
});
