import { describe, expect, it } from 'vitest';
import type { AnyPuzzle } from '../../contract/index.ts';
import { withParts } from '../../engine/testing/with-parts.ts';
import { hintParts, laidOut } from './show.ts';
import type { Terminal } from './terminal.ts';
import { letters } from './testing/letters.ts';

const terminal = { colorDepth: 1 } as Terminal;
/** Shows these lines, whatever the puzzle. */
const numbered = (...lines: readonly string[]) => {
  const layout = () => lines.map((line) => [...line].map((text) => ({ text })));
  return laidOut(
    terminal,
    withParts(letters, { showing: { layout } }) as unknown as AnyPuzzle,
    'A',
    undefined,
    true,
  )?.split('\n');
};

describe('numbers beside a board', () => {
  it('count its rows and columns, closed cells too', () => {
    expect(numbered(' __', '_')).toEqual(['  123', '1  __', '2 _']);
  });

  it('stay aligned beyond nine', () => {
    const lines = numbered(...Array(10).fill('_'.repeat(11)))!;
    expect([lines[0], lines[9], lines[10]]).toEqual(['   12345678901', ' 9 ___________', '10 ___________']);
  });

  it('end at an empty line, and what follows stays under its columns', () => {
    expect(numbered('__', '__', '', 'AA', 'A')).toEqual(['  12', '1 __', '2 __', '', '  AA', '  A']);
  });

  it('leave the top of a pyramid alone', () => {
    expect(numbered('_', '', '__', '__')).toEqual(['_', '', '__', '__']);
  });
});

it('a hint says and shows, but nothing twice', () => {
  expect(hintParts('Look here.', undefined, undefined)).toEqual(['Look here.']);
  expect(hintParts('Look here.', 'A_', 'A\n_')).toEqual(['Look here.', 'A\n_']);
  expect(hintParts('AY', 'AY', 'A\nY')).toEqual(['A\nY']);
});
