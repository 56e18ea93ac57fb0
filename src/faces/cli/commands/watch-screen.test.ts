/** Watching on a screen that is drawn over, by keys. */
import { describe, expect, it } from 'vitest';
import { catalogueOf, sentences, small } from '../testing/watched.ts';
import { newTime, type Press, teka } from '../testing/world.ts';

describe('on a screen', () => {
  const [RIGHT, LEFT, HOME, END] = ['\x1b[C', '\x1b[D', '\x1b[H', '\x1b[F'];
  const keyed = (presses: readonly Press[], flags: readonly string[] = [], time = newTime()) =>
    teka([...small, '--speed', '1', ...flags], { presses, catalogue: catalogueOf(), time });
  /** The pictures that were drawn one over the other, without the codes for that. */
  const pictures = (out: string) =>
    out
      .replaceAll('\x1b', '~')
      .split(/\r(?:~\[[0-9]+A)?/)
      .map((picture) => picture.replaceAll(/~\[\??[0-9]*[A-Za-z]/g, '').split('\n'));

  it('shows the position, the sentence and where it is', async () => {
    const { code, out, err } = await keyed([['All 7 nodes.', 'q']]);
    expect([code, err]).toEqual([0, '']);
    expect(pictures(out).at(-1)!.slice(0, 8)).toEqual([
      '  3',
      '  5',
      '= 5',
      '',
      sentences[0],
      'Step 1 of 14 · depth 0 · counted: 0 choices · 1 step per second',
      'All 7 nodes.',
      'space pause, ← → step, + - speed, s next solution, d next dead end, i next',
    ]);
  });

  it('steps both ways, jumps, and says where there is nothing to jump to', async () => {
    const { out } = await keyed([
      ['Step 1 of', RIGHT],
      ['Step 2 of', 's'],
      ['Step 10 of', LEFT],
      ['Step 9 of', END],
      ['Step 14 of', 's'],
      ['No further solution', 'd'],
      ['No further dead end', 'i'],
      ['No further iteration', HOME],
      ['Step 1 of', '+'],
      ['2 steps per second', '-'],
      ['1 step per second · paused', 'q'],
    ]);
    const solution = pictures(out).find((lines) => lines.includes('Node 5 is a solution.'))!;
    // The number that was picked is gone, and so is what was missing.
    expect(solution.slice(0, 3)).toEqual(['  3', '= 0', '']);
    expect(solution).toContain('Step 10 of 14 · depth 2 · counted: 4 choices · 1 step per second · paused');
  });

  it('goes on by itself, and stops at the end', async () => {
    const time = newTime();
    const pass = (milliseconds: number) => () => time.pass(milliseconds);
    const { out } = await keyed(
      [
        ['Step 1 of 14', pass(3)],
        ['Step 4 of 14', pass(1000)],
        ['Step 14 of 14', 'q'],
      ],
      ['--speed', '1000'],
      time,
    );
    expect(out).toContain('Node 0 branched.');
  });

  it('hides the cursor and the keys only while it is there', async () => {
    const { out } = await keyed([['q leave', 'q']]);
    expect([out.startsWith('\x1b[?25l'), out.endsWith('\x1b[?25h')]).toEqual([true, true]);
  });

  it.each<[string, Press[1]]>([
    ['key', '\x03'],
    ['signal', () => void process.emit('SIGTERM')],
  ])('Ctrl-C ends it with code 3, as a %s', async (_, pressed) => {
    const { code, out } = await keyed([['q leave', pressed]]);
    expect([code, out.endsWith('\x1b[?25h')]).toEqual([3, true]);
  });

  it('a board that is too tall is cut at its end, so that the words stay', async () => {
    const tall = Array.from({ length: 30 }, (_, i) => i + 1).join(' ');
    const { out } = await teka(['watch', 't', '--text', `${tall} -> 1`, '--goal', 'first', '--no-color'], {
      presses: [['q leave', 'q']],
      catalogue: catalogueOf(),
    });
    const lines = pictures(out)[1]!;
    expect(lines[0]).toBe('   1'.slice(1));
    expect([lines.includes('…'), lines.indexOf('') < 24]).toEqual([true, true]);
  });

  it('a strategy that cannot be watched opens no screen', async () => {
    const refusal = await teka([...small, '--strategy', 'greedy'], {
      tty: true,
      presses: [],
      catalogue: catalogueOf(),
    });
    expect(refusal).toMatchObject({ code: 2, out: '', err: expect.stringContaining('there is no search to watch') });
  });
});
