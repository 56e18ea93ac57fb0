/** Lessons as pages: what several puzzles contribute to the same lesson is put together. */
import type { AnyPuzzle, Lesson } from '../contract/index.ts';

export interface LessonPart {
  readonly puzzle: AnyPuzzle;
  readonly lesson: Lesson;
}

export interface LessonPage {
  readonly id: string;
  /** At least one. The page has the title of the first. */
  readonly parts: readonly [LessonPart, ...LessonPart[]];
}

/** In the order of their places, and so are the parts of each; those at the same place in the order of the puzzles. */
export async function gatherLessons(puzzles: readonly AnyPuzzle[]): Promise<readonly LessonPage[]> {
  const lists = await Promise.all(
    puzzles.map(async (puzzle) => ((await puzzle.about.lessons?.()) ?? []).map((lesson) => ({ puzzle, lesson }))),
  );
  const parts = lists.flat().sort((one, other) => one.lesson.place - other.lesson.place);
  const pages = new Map<string, LessonPage>();
  for (const part of parts) {
    const { id } = part.lesson;
    const page = pages.get(id);
    pages.set(id, { id, parts: page ? [...page.parts, part] : [part] });
  }
  return [...pages.values()];
}
