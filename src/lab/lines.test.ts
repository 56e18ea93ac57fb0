import { expect, it } from 'vitest';
import { speaker } from '../contract/index.ts';
import { texts } from '../puzzles/template/texts.ts';
import { nodeLines } from './lines.ts';
import { events, recorded } from './testing/recorded.ts';

const linesOf = (recording: ReturnType<typeof recorded>) => [...nodeLines(recording, speaker('en', texts))];

it('each node is one object with what became of it', () => {
  const lines = linesOf(recorded());
  expect(lines.map(({ outcome }) => outcome)).toEqual([
    'branched',
    'dead end',
    'branched',
    'joins',
    'cut',
    'joins',
    'solution',
    'open',
  ]);
  expect(JSON.stringify(lines[0])).toBe(
    '{"id":0,"parent":null,"outcome":"branched","counted":false,"text":"-","why":null,"figures":{"h":3.5}}',
  );
  expect(JSON.stringify(lines[1])).toBe(
    '{"id":1,"parent":0,"outcome":"dead end","counted":true,"text":"3","why":"The remaining numbers are not enough.","figures":{"h":1200,"picked":1}}',
  );
  expect(JSON.stringify(lines[3])).toBe(
    '{"id":3,"parent":2,"outcome":"joins","counted":false,"text":"3","why":null,"figures":{},"joins":1}',
  );
});

it('a node whose outcome was not recorded has branched if it has children, and is open otherwise', () => {
  expect(linesOf(recorded(events.slice(0, 2), false)).map(({ outcome }) => outcome)).toEqual(['branched', 'open']);
});
