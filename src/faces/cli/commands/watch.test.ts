/** Watching: as sentences and as JSON. */
import { describe, expect, it } from 'vitest';
import { refused } from '../../../contract/index.ts';
import type { Question } from '../../../engine/ask.ts';
import { timelessPlatform } from '../../../engine/testing/time.ts';
import { withParts } from '../../../engine/testing/with-parts.ts';
import { inlineClient } from '../../../hosts/inline.ts';
import { commonText } from '../../../presentation/texts.ts';
import { template } from '../../../puzzles/template/index.ts';
import { text } from '../../../puzzles/template/texts.ts';
import { never } from '../testing/stubborn.ts';
import { catalogueOf, endless, sentences, small, type Watch } from '../testing/watched.ts';
import { newTime, teka } from '../testing/world.ts';

const run = (flags: readonly string[] = [], watch?: Watch, time = newTime()) =>
  teka([...small, ...flags], { catalogue: catalogueOf(watch), time });

describe('without a screen', () => {
  it('each step is a sentence, and the last one says how much it was', async () => {
    expect(await run()).toEqual({ code: 0, out: `${[...sentences, 'All 7 nodes.'].join('\n')}\n`, err: '' });
  });

  it('goal, strategy and its own options are taken as in solve', async () => {
    const { out } = await run(['--goal', 'first', '--target', '3', '--strategy', 'take-or-leave', '--lang', 'id']);
    expect(out.split('\n').slice(0, 3)).toEqual([
      'Pencarian dimulai di simpul 0: masih kurang = 3.',
      'Simpul 1, dari simpul 0: masih kurang = 0.',
      'Simpul 1 adalah solusi.',
    ]);
    expect(out).toContain('Seluruhnya 2 simpul.');
  });

  it('the puzzle is read from standard input as well', async () => {
    const { out } = await teka(['watch', 't', '-'], { input: '3 5 -> 5', catalogue: catalogueOf() });
    expect(out.split('\n')).toHaveLength(16);
  });
});

describe('as JSON', () => {
  it('each node is one line with its final outcome', async () => {
    const { code, out, err } = await run(['--json']);
    expect([code, err]).toEqual([0, '']);
    expect(out.trimEnd().split('\n')).toEqual([
      '{"id":0,"parent":null,"outcome":"branched","counted":true,"text":"-","why":null,"figures":{"missing":5}}',
      '{"id":1,"parent":0,"outcome":"branched","counted":true,"text":"3","why":null,"figures":{"missing":2}}',
      '{"id":2,"parent":1,"outcome":"cut","counted":true,"text":"3 5","why":"The sum is too large.","figures":{"missing":-3}}',
      '{"id":3,"parent":1,"outcome":"cut","counted":true,"text":"3","why":"The remaining numbers are not enough.","figures":{"missing":2}}',
      '{"id":4,"parent":0,"outcome":"branched","counted":true,"text":"-","why":null,"figures":{"missing":5}}',
      '{"id":5,"parent":4,"outcome":"solution","counted":true,"text":"5","why":null,"figures":{"missing":0}}',
      '{"id":6,"parent":4,"outcome":"cut","counted":true,"text":"-","why":"The remaining numbers are not enough.","figures":{"missing":5}}',
    ]);
  });

  it('reasons are worded in the chosen language', async () => {
    expect((await run(['--json', '--lang', 'id'])).out).toContain('"why":"Jumlahnya terlalu besar."');
  });
});

describe('what is stopped', () => {
  const interrupting = (at: number): Watch =>
    function* () {
      for (const event of endless()) {
        if (event.node === at) process.emit('SIGINT');
        yield event;
      }
    };

  it.each([
    [[], /\nNode 99, from node 98\.\nThe first 100 nodes; how many there are is not known\.\n$/, ''],
    [['--json'], /\{"id":99,.*\}\n$/, 'The first 100 nodes; how many there are is not known.\n'],
  ])('keeps what was recorded until Ctrl-C: %j', async (flags, out, err) => {
    expect(await run(flags, interrupting(150))).toEqual({ code: 3, out: expect.stringMatching(out), err });
  });

  it.each([[[]], [['--json']]])('says so where nothing was recorded: %j', async (flags) => {
    const { code, out, err } = await run(flags, interrupting(0));
    expect([code, `${out}${err}`]).toEqual([3, expect.stringContaining('Stopped without an answer.')]);
  });

  it('keeps what was recorded in the time it has', async () => {
    const catalogue = catalogueOf(endless);
    const inner = inlineClient(catalogue, timelessPlatform);
    let asked = 0;
    const late = { ...refused(commonText('out-of-time')), of: 'instance' };
    const newClient = () => ({
      ask: (question: Question) => (++asked > 1 ? { done: Promise.resolve(late) } : inner.ask(question)),
      close: () => undefined,
    });
    const { code, out } = await teka([...small, '--max-time', '1'], { catalogue, newClient: newClient as never });
    expect([code, out.trimEnd().split('\n').slice(-2)]).toEqual([
      3,
      ['Node 99, from node 98.', 'The first 100 nodes; how many there are is not known.'],
    ]);
  });

  it('has nothing to show where the search does not begin in time', async () => {
    const time = newTime();
    const sentence = 'Stopped at the time limit without an answer.\n';
    expect(await run(['--max-time', '0.01'], never(time), time)).toEqual({ code: 3, out: '', err: sentence });
    const { code, out } = await run(['--max-time', '0.01', '--json'], never(time), time);
    expect([code, JSON.parse(out).error.code]).toEqual([3, 'out-of-time']);
  });
});

describe('what cannot be watched is refused', () => {
  it.each([
    [
      ['--strategy', 'greedy'],
      'This strategy takes each decision once and never goes back, so there is no search to watch.',
    ],
    [['--strategy', 'none'], 'There is no strategy "none"'],
    [['--goal', 'none'], 'There is no goal "none"'],
    [['--target', 'x'], '"x" is not a value for target'],
    [['--speed', '0'], '--speed takes a whole number above zero, not "0".'],
    [['--speed', '10001'], '--speed takes at most 10,000, not 10001.'],
    [['--example', 'small'], 'Give the puzzle once'],
  ])('%j', async (flags, sentence) => {
    expect(await run(flags)).toEqual({ code: 2, out: '', err: expect.stringContaining(sentence) });
    expect(JSON.parse((await run([...flags, '--json'])).out).error.message).toContain(sentence);
  });

  it('with the strategy’s own sentence where it has one', async () => {
    const [first, , greedy] = template.solving.strategies;
    const unwatchable = { ...greedy!, unwatchable: text('twice', { number: 3 }) };
    const puzzle = withParts(template, { solving: { strategies: [first!, unwatchable] } });
    const catalogue = [{ id: 'template', aliases: ['t'], load: async () => puzzle as never }];
    const refusal = await teka([...small, '--strategy', 'greedy'], { catalogue });
    expect(refusal).toEqual({ code: 2, out: '', err: '3 is listed twice.\n' });
  });

  it('a bug in a search is no end of it', async () => {
    const broken: Watch = function* () {
      yield { node: 0, position: [] };
      throw new Error('broken');
    };
    expect(await run([], broken)).toMatchObject({ code: 2, out: '', err: expect.stringContaining('broken') });
  });
});
