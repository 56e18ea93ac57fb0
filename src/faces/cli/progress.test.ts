import { afterEach, expect, it, vi } from 'vitest';
import type { AnyPuzzle } from '../../contract/index.ts';
import { commonText } from '../../presentation/texts.ts';
import { progressLine, tallyLine, watched } from './progress.ts';
import { openTerminal, type World } from './terminal.ts';

const puzzle = {
  solving: {
    strategies: [
      {
        id: 'orders',
        node: { count: (n: number) => commonText('nodes', { n }) },
        gauges: { depth: { code: 'depth' } },
      },
    ],
  },
  texts: { depth: { en: 'depth of search', id: 'kedalaman' } },
} as unknown as AnyPuzzle;

afterEach(() => vi.useRealTimers());

/** The time of the timers that are faked. */
const now = () => vi.getMockedSystemTime()!.getTime();
const terminalOf = (isTTY: boolean, write: (chunk: string) => void) =>
  openTerminal({ output: {}, errors: { isTTY, write }, env: {}, now } as unknown as World, 'en', true);

function lineFor(gauges: Record<string, number> | undefined, isTTY = true, milliseconds = 2000, of = puzzle): string {
  let text = '';
  const terminal = terminalOf(isTTY, (chunk) => {
    text += chunk;
  });
  const stats = { nodes: 5000, milliseconds, prepareMilliseconds: 0, ...(gauges && { gauges }) };
  const line = progressLine(terminal, of);
  line.show({ type: 'started', text: '', strategy: 'orders', goal: 'all' });
  line.show({ type: 'progress', count: 3, stats });
  return text;
}

it('tells count, nodes and time', () => {
  expect(lineFor(undefined)).toBe('\r\x1b[2K3 solutions · 5,000 nodes · 2 s');
  expect(lineFor(undefined, false)).toBe('');
});

it('calls what is counted by the strategy’s own noun', () => {
  const cases = { id: 'orders', node: { count: (n: number) => ({ code: 'cases', params: { n } }) } };
  const texts = { cases: ({ n }: { n: number }) => ({ en: `${n} cases`, id: `${n} kasus` }) };
  expect(lineFor(undefined, true, 2000, { solving: { strategies: [cases] }, texts } as unknown as AnyPuzzle)).toContain(
    '· 5000 cases ·',
  );
});

it('tells how to stop after a while, and never wraps', () => {
  expect(lineFor(undefined, true, 6000)).toBe('\r\x1b[2K3 solutions · 5,000 nodes · 6 s · Ctrl-C stops');
  const many = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`gauge${i}`, i]));
  expect(lineFor(many)).toHaveLength('\r\x1b[2K'.length + 79);
});

it('tells the strategy’s own figures, in words where there are some', () => {
  expect(lineFor({ depth: 4, queue: 1234.56 })).toBe(
    '\r\x1b[2K3 solutions · 5,000 nodes · depth of search: 4 · queue: 1,234.6 · 2 s',
  );
});

it.each([
  [0, '0.0%'],
  [0.3339, '33.3%'],
  [0.99999, '99.9%'],
])('tells the share %d as %s, never more than is done', (share, percent) => {
  expect(lineFor({ share })).toBe(`\r\x1b[2K${percent} · 3 solutions · 5,000 nodes · 2 s`);
});

it('tells the seconds of a question, and after a while how to stop it', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['setInterval', 'clearInterval'] });
  const lines: string[] = [];
  let answer = (_: string) => {};
  const work = watched(
    terminalOf(true, (chunk) => lines.push(chunk)),
    new Promise<string>((settle) => {
      answer = settle;
    }),
  );
  vi.advanceTimersByTime(5000);
  answer('done');
  expect(await work).toBe('done');
  expect(lines.slice(-3)).toEqual(['\r\x1b[2K5 s', '\r\x1b[2K5 s · Ctrl-C stops', '\r\x1b[2K']);
});

it('tells how many of a known number are done, and how long the rest takes where that is known', () => {
  vi.useFakeTimers({ now: 0, toFake: ['setInterval', 'clearInterval'] });
  let text = '';
  const terminal = terminalOf(true, (chunk) => {
    text = chunk;
  });
  const line = tallyLine(terminal, 100);
  line.show(0);
  expect(text).toBe('\r\x1b[2K0 / 100');
  for (let done = 1; done <= 20; done++) {
    vi.advanceTimersByTime(1000);
    line.show(done, { last: `${done}.txt` });
  }
  expect(text).toContain('\r\x1b[2K20 / 100 · about 80 seconds left · 20.txt · 20 s · ');
  line.show(20, { total: 40, isEven: false });
  expect(text).toContain('\r\x1b[2K20 / 40 · 20 s · ');
  tallyLine(
    terminalOf(false, () => expect.unreachable()),
    100,
  ).show(1);
});
