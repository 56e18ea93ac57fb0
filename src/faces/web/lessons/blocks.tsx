/** The blocks of a lesson. What a person can touch is loaded when it is first shown, each kind on its own. */
import type { FunctionComponent } from 'preact';
import { useMemo } from 'preact/hooks';
import { type AnyPuzzle, type LessonBlock, speaker } from '../../../contract/index.ts';
import type { Client } from '../../../hosts/browser/index.ts';
import type { LessonPart } from '../../../lab/lessons.ts';
import { loading } from '../parts/loading.ts';
import { language, say as sayPage } from '../settings.ts';
import { text } from '../texts.ts';
import css from './lessons.module.css';

export interface BlockProps<Kind extends LessonBlock['kind']> {
  readonly puzzle: AnyPuzzle;
  readonly block: Extract<LessonBlock, { kind: Kind }>;
  /** The caption in words. */
  readonly caption: string;
  /** The worker of the page. */
  readonly client: Pick<Client, 'solve' | 'ask'>;
}

const watch = async () => (await import('./watch-block.tsx')).WatchBlock;
const count = async () => (await import('./count-block.tsx')).CountBlock;
const merge = async () => (await import('./merge-block.tsx')).MergeBlock;
const exercise = async () => (await import('./exercise-block.tsx')).ExerciseBlock;

interface BlocksProps {
  readonly part: LessonPart;
  readonly client: BlockProps<'watch'>['client'];
}

export function Blocks({ part: { puzzle, lesson }, client }: BlocksProps) {
  return (
    <>
      {lesson.blocks.map((block, i) => (
        <Block key={i} part={{ puzzle, lesson }} client={client} block={block} />
      ))}
    </>
  );
}

function Block({ part: { puzzle, lesson }, client, block }: BlocksProps & { block: LessonBlock }) {
  const say = speaker(language.value, lesson.texts, puzzle.texts);
  if ('text' in block) return block.kind === 'heading' ? <h2>{say(block.text)}</h2> : <p>{say(block.text)}</p>;
  const given = { puzzle, client, caption: say(block.caption) };
  if (block.kind === 'watch') return <Lazily load={watch} given={{ ...given, block }} />;
  if (block.kind === 'count') return <Lazily load={count} given={{ ...given, block }} />;
  if (block.kind === 'merge') return <Lazily load={merge} given={{ ...given, block }} />;
  return <Lazily load={exercise} given={{ ...given, block }} />;
}

function Lazily<P extends object>({ load, given }: { load(): Promise<FunctionComponent<P>>; given: P }) {
  const part = useMemo(() => loading(load().then((View) => ({ View }))), [load]);
  const { value } = part;
  if (typeof value === 'string')
    return <p class={css.coming}>{sayPage(text(value === 'loading' ? 'loading' : 'load-failed'))}</p>;
  return <value.View {...given} />;
}
