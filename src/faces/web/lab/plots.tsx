/** Depth over time, and what the strategy tells of its nodes over time. */
import { useMemo } from 'preact/hooks';
import type { AnyPuzzle, Speaker } from '../../../contract/index.ts';
import { plottedFigures } from '../../../lab/over-time.ts';
import type { Recording } from '../../../lab/recording.ts';
import { gaugeText } from '../../../presentation/gauge.ts';
import type { Watch } from '../board/watch.ts';
import { OverTime } from './over-time.tsx';
import { text } from './watch-texts.ts';

interface PlotsProps {
  readonly watch: Watch;
  readonly recording: Recording;
  readonly puzzle: AnyPuzzle;
  readonly sayLab: Speaker;
  readonly say: Speaker;
}

export function Plots({ watch, recording, puzzle, sayLab, say }: PlotsProps) {
  const shared = {
    recording,
    grown: watch.steps.value,
    at: watch.transport.at.value,
    go: watch.transport.go,
  };
  const isRecording = watch.isRecording.value;
  // With many nodes this takes a while, and a step changes nothing about it.
  const names = useMemo(() => (isRecording ? [] : plottedFigures(recording)), [recording, isRecording]);
  return (
    <>
      <OverTime {...shared} name="depth" label={say(text('depth'))} />
      {names.map((name) => (
        <OverTime key={name} {...shared} name={name} label={sayLab(gaugeText(puzzle, watch.strategy.value, name))} />
      ))}
    </>
  );
}
