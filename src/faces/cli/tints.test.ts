import { expect, it } from 'vitest';
import { paintRows } from './tints.ts';

const rows = [
  [{ text: ' ' }, { text: 'A', tint: 0 }, { text: 'A', tint: 0 }, { text: 'B', tint: 1 }, { text: '_' }],
  [],
];

it('shows only the letters where there are no colours', () => {
  expect(paintRows([...rows, [{ text: 'A', tint: 3 }, { text: ' ' }]], 1)).toEqual([' AAB_', '', 'A']);
});

it.each([
  [4, '\x1b[30;101m', '\x1b[30;102m'],
  [8, '\x1b[38;5;16;48;5;75m', '\x1b[38;5;16;48;5;216m'],
  [24, '\x1b[38;2;27;37;40;48;2;87;156;242m', '\x1b[38;2;27;37;40;48;2;249;159;127m'],
] as const)('lays a ground under each tint, in %i bits', (depth, first, second) => {
  expect(paintRows(rows, depth)).toEqual([` ${first}AA\x1b[0m${second}B\x1b[0m_`, '']);
});

it.each([4, 8, 24] as const)('keeps every letter, whatever the tint, in %i bits', (depth) => {
  const row = Array.from({ length: 64 }, (_, tint) => ({ text: 'x', tint }));
  const [line] = paintRows([row], depth);
  expect(line!.replaceAll('\x1b', '~').replaceAll(/~\[[0-9;]+m/g, '')).toBe('x'.repeat(64));
  expect(line).not.toMatch(/undefined|NaN/);
});
