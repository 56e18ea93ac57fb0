/** What tells the searches of one table apart: the strategy, and what else differs between them. */
import type { AnyPuzzle, LessonSearch, Speaker } from '../../../contract/index.ts';
import { text } from '../texts.ts';
import { lessonsText } from './texts.ts';

/** `say` words the puzzle's texts, the page's and those of the lessons. */
export function searchLabel(
  puzzle: AnyPuzzle,
  search: LessonSearch,
  among: readonly LessonSearch[],
  say: Speaker,
): string {
  const strategy = puzzle.solving.strategies.find(({ id }) => id === search.strategy)!;
  const differs = (of: (one: LessonSearch) => unknown) => new Set(among.map(of)).size > 1;
  const { options = {}, goal } = search;
  const chosen = Object.entries(options).map(([name, value]) => {
    const spec = strategy.options?.[name];
    const named = spec?.kind === 'choice' ? spec.values.find(({ id }) => id === value)?.name : spec?.summary;
    return named ? say(named) : String(value);
  });
  const details = [
    ...(differs((one) => one.text) ? [search.text.replaceAll('\n', ' / ')] : []),
    ...chosen,
    ...(goal && differs((one) => one.goal) ? [say(text(`goal-${goal}`))] : []),
  ];
  const name = say(strategy.name);
  return details.length === 0 ? name : say(lessonsText('lessons-label', { name, detail: details.join(', ') }));
}
