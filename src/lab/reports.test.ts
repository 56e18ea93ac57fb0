import { describe, expect, it } from 'vitest';
import { type AnyPuzzle, type Published, speaker } from '../contract/index.ts';
import { withParts } from '../engine/testing/with-parts.ts';
import { commonTexts } from '../presentation/texts.ts';
import { template } from '../puzzles/template/index.ts';
import { recompute } from './reports.ts';
import { clientOf } from './testing/client.ts';
import { figures, publishing } from './testing/published.ts';
import { labTexts } from './texts.ts';

const say = speaker('en', template.texts, commonTexts, labTexts);

const silent = withParts(template, { about: { published: undefined } }) as unknown as AnyPuzzle;

async function compared(figure: Published) {
  const puzzle = publishing([figure]);
  const { figures: list, differences } = await recompute([puzzle], clientOf(puzzle)).done;
  const { ours, agrees, isDifference, why } = list[0]!;
  expect(differences).toBe(isDifference ? 1 : 0);
  return { ours, agrees, isDifference, why: why && say(why) };
}

describe('a figure is computed again', () => {
  it.each(['count', 'nodes', 'solution', 'cost', 'best', 'options', 'explained', 'long'] as const)(
    '%s',
    async (name) => {
      expect(await compared(figures[name])).toEqual({
        ours: figures[name].value,
        agrees: true,
        isDifference: false,
        why: undefined,
      });
    },
  );

  it.each([
    ['gauge', 0, 'The sum is too large.'],
    ['differs', 13, 'The remaining numbers are not enough.'],
  ] as const)('%s: one that rightly differs says why, and is no difference', async (name, ours, why) => {
    expect(await compared(figures[name])).toEqual({ ours, agrees: false, isDifference: false, why });
  });

  it('one that should agree and does not is a difference', async () => {
    const found = { ours: 2, agrees: false, isDifference: true, why: 'It should be 3.' };
    expect(await compared(figures.wrong)).toEqual(found);
  });

  it('one that should differ and does not is a difference', async () => {
    const found = { ours: 2, agrees: true, isDifference: true, why: 'It should be 3.' };
    expect(await compared(figures.wronglyRight)).toEqual(found);
  });

  it.each([
    ['noGauge', 'This computation does not give such a figure.'],
    ['noData', 'This computation does not give such a figure.'],
    ['noSolution', 'This computation does not give such a figure.'],
    ['noCost', 'This computation does not give such a figure.'],
    ['refused', 'There is no strategy "none"; choose one of take-or-leave, every-subset, greedy.'],
    ['unread', 'Add an arrow and the target: -> 8.'],
  ] as const)('%s: one that cannot be computed is a difference, and says why', async (name, why) => {
    expect(await compared(figures[name])).toEqual({ ours: undefined, agrees: false, isDifference: true, why });
  });

  it('a search that stops early gives no figure', async () => {
    const puzzle = publishing([figures.count]);
    const inner = clientOf(puzzle);
    const limited: Pick<typeof inner, 'solve' | 'ask'> = {
      solve: (request, listener) => inner.solve({ ...request, budget: { nodes: 2 } }, listener),
      ask: (question) => inner.ask(question),
    };
    const [figure] = (await recompute([puzzle], limited).done).figures;
    expect([figure!.ours, figure!.isDifference, say(figure!.why!)]).toEqual([
      undefined,
      true,
      'The computation stopped before its end.',
    ]);
  });
});

describe('all figures', () => {
  it('come in the order of the puzzles, each with its time; a puzzle without some is passed over', async () => {
    const puzzles = [publishing([figures.count, figures.wrong]), silent];
    const other = publishing([figures.long, figures.differs], 'other');
    const client = clientOf(...puzzles.slice(0, 1), other);
    const all = await recompute([...puzzles, other], client).done;
    expect(all.figures.map(({ published, puzzle }) => [puzzle.about.id, published])).toEqual([
      ['template', figures.count],
      ['template', figures.wrong],
      ['other', figures.long],
      ['other', figures.differs],
    ]);
    expect(all.figures.map(({ milliseconds }) => milliseconds)).toEqual([0, 0, 0, 0]);
    expect([all.differences, all.leftOut, all.isCut]).toEqual([1, 0, false]);
    const quick = await recompute([...puzzles, other], client, { isQuick: true }).done;
    expect([quick.figures.length, quick.leftOut]).toEqual([3, 1]);
  });

  it('that come from one solve are taken from it, and each is announced', async () => {
    const puzzle = publishing([figures.count, figures.nodes, figures.explained, figures.noData, figures.cost]);
    const inner = clientOf(puzzle);
    let [solves, asks] = [0, 0];
    const counting: Pick<typeof inner, 'solve' | 'ask'> = {
      solve: (...given) => {
        solves++;
        return inner.solve(...given);
      },
      ask: (question) => {
        asks++;
        return inner.ask(question);
      },
    };
    const told: number[][] = [];
    const heard: unknown[] = [];
    const all = await recompute([puzzle], counting, {
      begun: (_next, _puzzle, done, total) => told.push([done, total]),
      compared: (figure) => heard.push(figure),
    }).done;
    expect(heard).toEqual(all.figures);
    expect([solves, asks]).toEqual([2, 1]);
    expect(told).toEqual([0, 1, 2, 3, 4].map((done) => [done, 5]));
  });

  it('that were computed when it is cancelled stay', async () => {
    const puzzle = publishing([figures.count, figures.options, figures.nodes]);
    const job = recompute([puzzle], clientOf(puzzle), {
      begun: (_next, _puzzle, done) => void (done === 1 && job.cancel()),
    });
    const { figures: done, isCut } = await job.done;
    expect([done.map(({ published }) => published), isCut]).toEqual([[figures.count], true]);
  });

  it('are no longer waited for when it is cancelled', async () => {
    const puzzle = publishing([figures.explained, figures.count]);
    const inner = clientOf(puzzle);
    const waiting: Pick<typeof inner, 'solve' | 'ask'> = {
      ask: (question) => inner.ask(question),
      solve: (request) => {
        queueMicrotask(() => job.cancel());
        // It runs until it is cancelled: nothing else ends it.
        let cancel = () => {};
        const cancelled = new Promise<void>((settle) => {
          cancel = settle;
        });
        return { done: cancelled.then(() => inner.solve({ ...request, budget: { nodes: 1 } }).done), cancel };
      },
    };
    const job = recompute([puzzle], waiting);
    const { figures: done, isCut } = await job.done;
    expect([done.map(({ published }) => published), isCut]).toEqual([[figures.explained], true]);
  });
});
