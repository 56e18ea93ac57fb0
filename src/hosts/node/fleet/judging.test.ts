import { describe, expect, it } from 'vitest';
import type { Goal } from '../../../contract/index.ts';
import type { Ended } from '../../../engine/gather.ts';
import { catalogue } from '../../../puzzles/catalogue.ts';
import { inlineClient } from '../../inline.ts';
import { Judging } from './judging.ts';
import { isShardResult, resultOf, type ShardResult } from './shard-job.ts';

/** What a worker sends of a search. */
async function searched(puzzle: string, text: string, goal: Goal, strategy?: string) {
  const texts: string[] = [];
  let instance = '';
  const request = { puzzle, text, goal, ...(strategy && { strategy }) };
  const last = await inlineClient().solve(request, (event) => {
    if (event.type === 'started') instance = event.text;
    if (event.type === 'solutions') texts.push(...event.texts);
  }).done;
  const loaded = await catalogue.find(({ id, aliases }) => id === puzzle || aliases.includes(puzzle))!.load();
  const result: ShardResult = JSON.parse(JSON.stringify(resultOf('w', last as Ended, texts)));
  expect(isShardResult(result)).toBe(true);
  return { last: last as Ended, texts, result, judging: await Judging.of(loaded, instance, goal) };
}

describe('the judge of a coordinator', () => {
  it.each([
    ['24', '7 8 5 6', 'all', undefined],
    ['24', 'A A A A', 'all', undefined],
    ['24', '2 3 5 7 -> 999', 'all', 'every-expression'],
    // Nearly a solution is all that there is.
    ['24', '2 3 -> 999 countdown', 'first', undefined],
    ['iq', 'BOARD 3x20; PIECES pentominoes', 'all', undefined],
    ['iq', 'BOARD 2x5; PIECES pentominoes', 'all', undefined],
    ['iq', 'BOARD 3x20; PIECES pentominoes', 'count', undefined],
    ['15', '1 2 3 4\n5 6 7 8\n9 10 11 12\n13 0 14 15', 'best', undefined],
  ] as const)('takes all that a worker finds of %s %j, %s', async (puzzle, text, goal, strategy) => {
    const { last, texts, result, judging } = await searched(puzzle, text, goal, strategy);
    const { note, nearest } = last;
    expect(await judging.judged(result)).toEqual({ texts, ...(note && { note }), ...(nearest && { nearest }) });
  });

  it('refuses solutions that are wrong, written in another way, or there twice', async () => {
    const { texts, judging } = await searched('24', '7 8 5 6', 'all');
    const [first, second] = texts as [string, string];
    const spoilt = [
      ...[
        [first, first],
        [`${first} `, second],
        [first.replace('+', '-'), second],
        [first, '\x1b[2J'],
        ['', second],
      ],
      [` ${first}`, second],
      [first, `(${second})`],
    ];
    for (const lines of spoilt) {
      const last = { count: lines.length, proven: true, stats: { nodes: 1, milliseconds: 1, prepareMilliseconds: 0 } };
      expect([lines, await judging.judged(resultOf('w', last as Ended, lines))]).toContain('wrong');
    }
  });

  it('refuses what does not fit together', async () => {
    const { result, judging } = await searched('24', '7 8 5 6', 'all');
    const { packed: _, ...without } = result;
    const other = resultOf('w', { count: 1, stats: { nodes: 1 } } as Ended, ['x']);
    const spoilt = [
      { ...result, count: result.count - 1 },
      { ...result, count: result.count + 1 },
      { ...result, count: 0 },
      { ...result, hash: other.hash },
      { ...result, packed: 'not packed' },
      without,
    ];
    for (const each of spoilt) expect([each, await judging.judged(each)]).toContain('malformed');
  });

  it('does not unpack what is far more than solutions can take', async () => {
    const { result, judging } = await searched('24', '7 8 5 6', 'all');
    const bomb = resultOf('w', { ...({ stats: {} } as Ended), count: result.count }, ['x'.repeat(10_000_000)]);
    expect(await judging.judged({ ...result, packed: bomb.packed!, hash: bomb.hash })).toBe('malformed');
    // A million empty lines, as it says itself.
    const empty = Array<string>(1_000_000).fill('');
    const lines = resultOf('w', { ...({ stats: {} } as Ended), count: empty.length }, empty);
    expect(await judging.judged({ ...result, count: empty.length, packed: lines.packed!, hash: lines.hash })).toBe(
      'wrong',
    );
  });
});
