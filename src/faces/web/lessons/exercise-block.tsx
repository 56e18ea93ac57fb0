/** Questions about a search, which the reader answers in its place. */
import { useId } from 'preact/hooks';
import { ExerciseView } from '../lab/exercise/exercise-view.tsx';
import type { BlockProps } from './blocks.tsx';
import css from './lessons.module.css';

export function ExerciseBlock({ puzzle, block, caption, client }: BlockProps<'exercise'>) {
  const id = useId();
  const { search, seed, questions } = block;
  return (
    <figure class={css.touch} aria-labelledby={id} data-kind="exercise">
      <figcaption id={id}>{caption}</figcaption>
      <ExerciseView
        puzzle={puzzle}
        search={search}
        seed={seed}
        count={questions}
        ask={(question) => client.ask(question)}
        solve={(request, listener) => client.solve(request, listener)}
      />
    </figure>
  );
}
