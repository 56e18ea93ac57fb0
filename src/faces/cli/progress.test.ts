import { expect, it } from 'vitest';
import { progressLine } from './progress.ts';
import { openTerminal, type World } from './terminal.ts';

function lineFor(gauges: Record<string, number> | undefined, isTTY = true): string {
  let text = '';
  const errors = { isTTY, write: (chunk: string) => (text += chunk) };
  const terminal = openTerminal({ output: {}, errors, env: {} } as unknown as World, 'en', true);
  const stats = { nodes: 5000, milliseconds: 2000, prepareMilliseconds: 0, ...(gauges && { gauges }) };
  progressLine(terminal).show({ type: 'progress', count: 3, stats });
  return text;
}

it('tells count, nodes and time', () => {
  expect(lineFor(undefined)).toBe('\r\x1b[2K3 solutions · 5,000 nodes · 2 s');
  expect(lineFor({ depth: 4 })).toBe(lineFor(undefined));
  expect(lineFor(undefined, false)).toBe('');
});

it.each([
  [0, '0.0%'],
  [0.3339, '33.3%'],
  [0.99999, '99.9%'],
])('tells the share %d as %s, never more than is done', (share, percent) => {
  expect(lineFor({ share })).toBe(`\r\x1b[2K${percent} · 3 solutions · 5,000 nodes · 2 s`);
});
