/** What tells the searches of one table apart: the strategy, and what else differs between them. */
import type { AnyPuzzle, Language, LessonSearch, Speaker } from '../../../contract/index.ts';
import { wordSetting } from '../../../lab/contender-name.ts';
import { text } from '../texts.ts';

export interface Label {
  readonly name: string;
  /** Empty where the name of the strategy says it all. */
  readonly detail: string;
}

/** `say` words the texts of the puzzle, of the page and of the lessons. What a lesson runs is known to run. */
export function searchLabel(
  puzzle: AnyPuzzle,
  search: LessonSearch,
  among: readonly LessonSearch[],
  say: Speaker,
  language: Language,
): Label {
  const strategy = puzzle.solving.strategies.find(({ id }) => id === search.strategy)!;
  const differs = (of: (one: LessonSearch) => unknown) => new Set(among.map(of)).size > 1;
  const { options = {}, goal } = search;
  const chosen = Object.entries(options).map(([name, value]) =>
    wordSetting(strategy.options![name]!, value, say, language),
  );
  const details = [
    ...(differs((one) => one.text) ? [search.text.replaceAll('\n', ' / ')] : []),
    ...chosen,
    ...(goal && differs((one) => one.goal) ? [say(text(`goal-${goal}`))] : []),
  ];
  return { name: say(strategy.name), detail: details.join(', ') };
}
