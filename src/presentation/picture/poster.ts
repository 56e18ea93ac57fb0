/**
 * A puzzle as the home page shows it: its name, and its examples solved frame by frame. Posters are drawn when the page
 * is built, so that the home page need not load a single puzzle.
 */
import { type AnyPuzzle, languages, type Scene, speaker, type Text, type Worded } from '../../contract/index.ts';
import { themedPaint } from './palette.ts';
import { renderSvg } from './svg.ts';

export interface Poster {
  readonly name: Worded;
  readonly summary: Worded;
  /** SVG texts; colours are left to the page's theme. */
  readonly frames: readonly string[];
  /** The frame to show when nothing may move: the first example, solved. */
  readonly still: number;
}

/** More would make a loop too long to watch and a file too large to wait for. */
const MOST_EXAMPLES = 4;
const MOST_FRAMES = 5;
const MOST_CHARACTERS = 160_000;

export function posterOf(puzzle: AnyPuzzle): Poster {
  const say = speaker('en', puzzle.texts);
  const films: string[][] = [];
  let characters = 0;
  for (const example of puzzle.about.examples) {
    const first = example.answers.find((answer) => answer.first !== undefined)?.first;
    const instance = puzzle.instance.parse(example.text);
    const solution = first === undefined ? undefined : puzzle.solution.parse(first);
    if (!instance.ok || !solution?.ok) continue;
    const scenes = some(puzzle.showing.depict(instance.value, solution.value));
    const film = scenes.map((scene) => renderSvg(scene, say, themedPaint));
    characters += film.join('').length;
    if (films.length > 0 && characters > MOST_CHARACTERS) break;
    if (films.push(film) === MOST_EXAMPLES) break;
  }
  return {
    name: worded(puzzle, puzzle.about.name),
    summary: worded(puzzle, puzzle.about.summary),
    frames: films.flat(),
    still: Math.max(0, (films[0]?.length ?? 1) - 1),
  };
}

/** The first, the last, and a few between them. */
function some(scenes: readonly Scene[]): readonly Scene[] {
  if (scenes.length <= MOST_FRAMES) return scenes;
  return Array.from(
    { length: MOST_FRAMES },
    (_, i) => scenes[Math.round((i * (scenes.length - 1)) / (MOST_FRAMES - 1))]!,
  );
}

const worded = (puzzle: AnyPuzzle, text: Text): Worded =>
  Object.fromEntries(languages.map((language) => [language, speaker(language, puzzle.texts)(text)])) as Worded;
