/** What there is to ask: the puzzles, and each with its strategies, options and examples. */
import type { Offer, OptionAbout, PuzzleAbout, PuzzleSummary } from '../../client/model.ts';
import type { AnyPuzzle, Language, OptionTable, Speaker } from '../../contract/index.ts';
import type { Known } from '../schemas/requests.ts';
import type { Service } from '../service.ts';
import { speakerFor } from '../speaking.ts';

export const puzzles = ({ puzzles }: Service, language: Language): readonly PuzzleSummary[] =>
  puzzles.map((known) => summaryOf(known, speakerFor(language, known.puzzle)));

/** The puzzle with this id, or this short word for it; undefined where there is none. */
export function puzzle(service: Service, word: string, language: Language): PuzzleAbout | undefined {
  const known = service.puzzles.find(({ puzzle }) => puzzle === service.find(word));
  if (!known) return undefined;
  const { puzzle } = known;
  const say = speakerFor(language, puzzle);
  const { instance, solution, solving, making } = puzzle;
  const named = ({ id, name }: { readonly id: string; readonly name: Parameters<Speaker>[0] }) => ({
    id,
    name: say(name),
  });
  return {
    ...summaryOf(known, say),
    notation: { instance: say(instance.help), solution: say(solution.help) },
    solutions: solution.kind,
    goal: solving.goal(),
    offers: offersOf(puzzle),
    strategies: solving.strategies.map(({ id, name, summary, node, source, guarantees, options = {} }) => ({
      ...named({ id, name }),
      summary: say(summary),
      node: say(node.means),
      source: say(source),
      complete: guarantees.complete,
      optimal: guarantees.optimal,
      options: optionsOf(options, say),
    })),
    examples: puzzle.about.examples.map(({ id, title, text }) => ({ id, title: say(title), text })),
    ...(making && {
      generator: { difficulties: making.difficulties.map(named), options: optionsOf(making.options, say) },
    }),
    attachments: (instance.attachments ?? []).map(({ id, name, summary }) => ({
      ...named({ id, name }),
      summary: say(summary),
    })),
  };
}

const summaryOf = ({ entry: { id, aliases }, puzzle: { about } }: Known, say: Speaker): PuzzleSummary => ({
  id,
  name: say(about.name),
  aliases,
  summary: say(about.summary),
});

function offersOf({ helping, solving, making }: AnyPuzzle): readonly Offer[] {
  const offered = { explain: helping?.explain, hint: helping?.hint, pick: solving.atlas, generate: making };
  return (Object.keys(offered) as Offer[]).filter((offer) => offered[offer] !== undefined);
}

const optionsOf = (table: OptionTable, say: Speaker): readonly OptionAbout[] =>
  Object.entries(table).map(([name, spec]) => ({
    name,
    kind: spec.kind,
    summary: say(spec.summary),
    ...(spec.default !== undefined && { default: spec.default }),
    ...(spec.kind === 'choice' && { values: spec.values.map(({ id, name }) => ({ id, name: say(name) })) }),
    ...(spec.kind === 'number' && { least: spec.least, most: spec.most }),
  }));
