/**
 * A puzzle as the home page shows it: its name, a sentence about its picture, and the picture itself, still and moving. All
 * of it is recorded when the page is built, so that the home page need not load a single puzzle.
 */
import {
  type AnyPuzzle,
  type Film,
  languages,
  type PosterPlan,
  type Scene,
  speaker,
  type Text,
  type Worded,
} from '../../contract/index.ts';
import { countedText } from '../../presentation/spent.ts';
import { commonTexts } from '../../presentation/texts.ts';
import type { AskTrace } from '../record.ts';
import { filmRace } from './race.ts';
import { filmOfScenes } from './scenes.ts';

export { stillOf, type WrittenFilm, writeFilm } from './written.ts';

export interface Poster {
  readonly name: Worded;
  readonly summary: Worded;
  /** What is to be seen. */
  readonly caption: Worded;
  /** What stands below the parts of the picture, from left to right: of a race, who it is and what they counted. */
  readonly lanes: readonly { readonly name: Worded; readonly count: Worded }[];
  /** The levels that new puzzles are made in, from the easiest to the hardest. */
  readonly levels: readonly { readonly id: string; readonly name: Worded }[];
  readonly film: Film;
}

/** More would make a loop too long to watch and a file too large to wait for. */
const MOST_EXAMPLES = 2;
const MOST_FRAMES = 5;

/** Without a plan the film shows the first examples being solved. */
export async function posterOf(puzzle: AnyPuzzle, plan: PosterPlan | undefined, ask: AskTrace): Promise<Poster> {
  const worded = (text: Text): Worded =>
    Object.fromEntries(
      languages.map((language) => [language, speaker(language, plan?.texts ?? {}, puzzle.texts, commonTexts)(text)]),
    ) as Worded;
  const { name, summary } = puzzle.about;
  const levels = puzzle.making?.difficulties.map((level) => ({ id: level.id, name: worded(level.name) })) ?? [];
  const about = { name: worded(name), summary: worded(summary), caption: worded(plan?.caption ?? summary), levels };
  if (!plan) return { ...about, lanes: [], film: filmOfExamples(puzzle) };
  if ('film' in plan.shows) return { ...about, lanes: [], film: plan.shows.film };
  const { race } = plan.shows;
  const { film, nodes } = await filmRace(puzzle, race, ask);
  const lanes = race.contenders.map(({ name, strategy }, i) => ({
    name: worded(name),
    count: worded(countedText(puzzle, strategy, nodes[i]!)),
  }));
  return { ...about, lanes, film };
}

function filmOfExamples({ about, instance, solution, showing }: AnyPuzzle): Film {
  const films: (readonly Scene[])[] = [];
  for (const { text, answers } of about.examples) {
    const first = answers.find((answer) => answer.first !== undefined)?.first;
    const task = instance.parse(text);
    const solved = first === undefined ? undefined : solution.parse(first);
    if (!task.ok || !solved?.ok) continue;
    if (films.push(some(showing.depict(task.value, solved.value))) === MOST_EXAMPLES) break;
  }
  return filmOfScenes(films.flat(), Math.max(0, (films[0]?.length ?? 1) - 1));
}

/** The first, the last, and a few between them. */
function some(scenes: readonly Scene[]): readonly Scene[] {
  if (scenes.length <= MOST_FRAMES) return scenes;
  return Array.from(
    { length: MOST_FRAMES },
    (_, i) => scenes[Math.round((i * (scenes.length - 1)) / (MOST_FRAMES - 1))]!,
  );
}
