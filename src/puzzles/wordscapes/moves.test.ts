import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { languages, speaker } from '../../contract/index.ts';
import { lexiconOf } from './lexicon/index.ts';
import { cellsOf, OPEN, patternOf, type Task } from './model.ts';
import { playOf } from './moves.ts';
import { tasks } from './notation/index.ts';
import { Domains } from './search/filling/domains.ts';
import { networkOf } from './search/filling/network.ts';
import { foundOf, fillings as search, unstopped } from './search/filling/search.ts';
import { lexiconFor } from './testing/lexicons.ts';
import { paperTask } from './testing/paper-task.ts';
import { texts } from './texts.ts';
import { verify } from './verify.ts';

/** CAT or COT across, from which a word with A or O goes down. */
const isFinished = (task: Task) => playOf(task, lexiconFor(task)).finished();
const OWN = 'WORDS\nCAT\nCOT\nATE\nOTE\nTEA\nTOE\nACE\nOAT\nCOAT';
const corner = 'LETTERS CATOE\nGRID\nC??\n.?.\n.?.\n';

function read(source: string): Task {
  const task = tasks.parse(source);
  if (!task.ok) throw new Error(JSON.stringify(task.problem));
  return task.value;
}

const small = read(`${corner}${OWN}`);

function played(task: Task, ...words: readonly string[]): Task {
  return words.reduce((before, word) => {
    const after = playOf(before, lexiconFor(before)).move(word);
    if (!after.ok) throw new Error(`${word}: ${after.problem.text.code}`);
    return after.value;
  }, task);
}

function refusal(task: Task, word: string): string {
  const after = playOf(task, lexiconFor(task)).move(word);
  if (after.ok) throw new Error(`it took ${word}`);
  const { text, place } = after.problem;
  expect(place).toBeDefined();
  for (const language of languages) {
    const worded = speaker(language, texts)(text);
    expect(worded).not.toMatch(/undefined|\[object|NaN/);
    expect(worded).not.toBe(text.code);
  }
  return text.code;
}

beforeAll(async () => {
  await Promise.all([lexiconOf(small), lexiconOf(paperTask)]);
});

describe('moves', () => {
  it('put a word into its boxes as known letters, written large or small', () => {
    const task = played(small, 'cat');
    expect(cellsOf(task)).toBe('CAT.?..?.');
    expect(cellsOf(played(task, ' Ate '))).toBe('CAT.T..E.');
    expect(tasks.parse(tasks.format(task))).toEqual({ ok: true, value: task });
  });

  it('put it where a filling is left', () => {
    // TEA has the length of the word down, but neither CAT nor COT has a T there.
    expect(played(small, 'TEA')).toEqual({ ...small, bonus: ['TEA'] });
    // ATE comes down from CAT only.
    expect(cellsOf(played(small, 'ATE'))).toBe('CA?.T..E.');
    expect(played(small, 'COT', 'ATE').bonus).toEqual(['ATE']);
    expect(cellsOf(played(small, 'COT', 'OAT'))).toBe('COT.A..T.');
  });

  it('put it where the likeliest filling has it', () => {
    const task = read('LETTERS CAT\nROWS ??? ??? C??\nWORDS\nACT\nCAT');
    expect(playOf(task, lexiconFor(task)).move('CAT')).toMatchObject({
      ok: false,
      problem: { text: { code: 'move-hopeless' } },
    });
    const two = read('LETTERS CATO\nROWS ??? C??\nWORDS\nACT\nCAT\nCOT\nOAT');
    const { filling } = best(two);
    expect(cellsOf(played(two, filling[1]!))).toBe(`???${filling[1]}`);
  });

  it('are answered at once also on a grid of many slots: the word goes where a filling was found', () => {
    // 25 blocks of six words that cross: 150 places for the same word.
    const block = ['?????', '?.?.?', '?????', '?.?.?', '?????'];
    const rows = Array.from({ length: 29 }, (_, row) =>
      Array.from({ length: 5 }, () => block[row % 6] ?? '.....').join('.'),
    );
    const task = read(`LETTERS PAINTERS\nGRID\n${rows.join('\n')}`);
    const words = lexiconFor(task).wordsOf(task.letters);
    const tried = vi.spyOn(Domains.prototype, 'assign');
    const after = played(task, 'PAINT');
    const work = tried.mock.calls.length * task.slots.length * words.filter(({ text }) => text.length === 5).length;
    tried.mockRestore();
    expect(after.bonus).toEqual([]);
    expect(after.slots.filter((slot) => patternOf(after, slot) === 'PAINT').length).toBe(1);
    expect(work).toBeGreaterThan(0);
    expect(work).toBeLessThan(5_000_000);
  });

  it('count another word of the dictionary as a bonus word, once', () => {
    const task = played(small, 'coat');
    expect(task).toEqual({ ...small, bonus: ['COAT'] });
    expect(refusal(task, 'COAT')).toBe('move-found');
    expect(refusal(played(small, 'CAT'), 'cat')).toBe('move-in-grid');
  });

  it.each([
    ['', 'move-no-word'],
    ['= =', 'move-no-word'],
    ['CAT ATE', 'move-no-word'],
    ['ÇAT', 'move-no-word'],
    ['c', 'move-too-short'],
    ['C', 'move-too-short'],
    ['DOT', 'move-lacks'],
    ['TOOT', 'move-lacks'],
    ['TAC', 'move-unlisted'],
    ['CA', 'move-unlisted'],
  ])('refuse %j with %s', (word, code) => {
    expect(refusal(small, word)).toBe(code);
  });

  it('say what the wheel lacks', () => {
    const after = playOf(small, lexiconFor(small)).move('TOOT');
    const say = (language: 'en' | 'id') => (after.ok ? '' : speaker(language, texts)(after.problem.text));
    expect(say('en')).toBe('TOOT cannot be laid: O is only once on the wheel; use the letters CATOE.');
    expect(say('id')).toBe('TOOT tidak bisa disusun: O hanya ada 1 pada roda; pakai huruf CATOE.');
  });

  it('say so where what is filled in leads nowhere', () => {
    expect(refusal(read(`LETTERS CATOE\nGRID\n???\n.A.\n.C.\n${OWN}`), 'CAT')).toBe('move-hopeless');
  });

  it('take only the answers where the game knows them, and the rest of the dictionary as bonus', () => {
    const task = played(paperTask, 'SUM', 'CUT');
    // By rows: C of CUT, S of SUM, then U and U, T and M.
    expect(cellsOf(task).replaceAll(/[.?]/g, '')).toBe('CUSTUM');
    expect(task.bonus).toEqual([]);
    // COST and COTS have the same boxes, but only one of them is the answer there.
    expect(played(paperTask, 'SCUM').bonus).toEqual(['SCUM']);
    expect(played(paperTask, 'SMUT').bonus).toEqual(['SMUT']);
    expect(refusal(paperTask, 'TSUMO')).toBe('move-unknown');
  });

  it('count a rare word as a bonus word also where common ones are asked for', () => {
    const { answers: _, ...open } = paperTask;
    const task: Task = { ...open, list: 'common' };
    const rare = lexiconFor(task)
      .wordsOf(task.letters)
      .find(({ isCommon }) => !isCommon)!;
    expect(played(task, rare.text)).toEqual({ ...task, bonus: [rare.text] });
  });

  it('finish when no box is open and all is right', () => {
    expect(isFinished(small)).toBe(false);
    expect(isFinished(played(small, 'CAT'))).toBe(false);
    expect(isFinished(played(small, 'CAT', 'ATE'))).toBe(true);
    expect(isFinished(read(`LETTERS CATOE\nGRID\nCAT\n.O.\n.E.\n${OWN}`))).toBe(false);
  });

  it('finish a search for single words when all of them are found', async () => {
    const task = read(`LETTERS CATOE\nPATTERNS ?O? C???\n${OWN}`);
    expect(isFinished(task)).toBe(false);
    expect(refusal(task, 'ATE')).toBe('move-no-pattern');
    expect(isFinished(played(task, 'COT', 'TOE'))).toBe(false);
    expect(isFinished(played(task, 'COT', 'COAT', 'TOE'))).toBe(true);
    expect(isFinished(read(`LETTERS CATOE\nPATTERNS ?C?\n${OWN}`))).toBe(false);
  });

  it('tell how many words were found beside the boxes', () => {
    const say = (task: Task) => {
      const status = playOf(task, lexiconFor(task)).status!();
      return status && speaker('en', texts)(status);
    };
    expect(say(small)).toBeUndefined();
    expect(say(played(small, 'TEA', 'COAT'))).toBe('2 bonus words: TEA COAT');
    const many = { ...small, bonus: Array.from({ length: 21 }, (_, i) => `W${i}`) };
    expect(say(many)).toMatch(/^21 bonus words: … W1 W2 .* W20$/);
    const single = read(`LETTERS CATOE\nPATTERNS ?O? C???\n${OWN}`);
    expect(say(played(single, 'COT'))).toBe('1 of 3 words found');
  });

  it('finish in any order of the answers, with a bonus word on the way counted once', () => {
    const order = fc.shuffledSubarray([...paperTask.slots.keys()], { minLength: paperTask.slots.length });
    fc.assert(
      fc.property(order, fc.nat(8), (slots, when) => {
        let task = paperTask;
        for (const [i, slot] of slots.entries()) {
          if (i === when) task = played(task, 'SCUM');
          const word = paperTask.answers![slot]!;
          const isThere = paperTask.slots[slot]!.cells.every((cell) => cellsOf(task)[cell] !== OPEN);
          expect(isFinished(task)).toBe(!cellsOf(task).includes(OPEN));
          if (isThere) expect(refusal(task, word)).toBe('move-in-grid');
          else task = played(task, word);
        }
        expect(isFinished(task)).toBe(true);
        expect(task.bonus).toEqual(['SCUM']);
      }),
      { numRuns: 40 },
    );
  });

  it('lead from any words of the wheel to a position that has a filling still', () => {
    const { answers: _, ...open } = paperTask;
    const task: Task = { ...open, list: 'common' };
    const words = lexiconFor(task).wordsOf(task.letters);
    const picked = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(picked, (list) => {
        let position = task;
        for (const { text } of list) {
          const after = playOf(position, lexiconFor(position)).move(text);
          if (after.ok) position = after.value;
          else expect(['move-found', 'move-in-grid']).toContain(after.problem.text.code);
        }
        expect(new Set(position.bonus).size).toBe(position.bonus.length);
        const { filling } = best(position);
        expect(verify(position, filling, lexiconFor(position))).toEqual([]);
        for (const word of position.bonus) expect(filling).not.toContain(word);
      }),
      { numRuns: 40 },
    );
  });
});

/** The likeliest filling by looking at all of them. */
function best(task: Task) {
  const network = networkOf(task, lexiconFor(task));
  const all = Array.from(search(network, unstopped), (chosen) => foundOf(network, chosen));
  expect(all).not.toEqual([]);
  return all.reduce((a, b) => (b.cost < a.cost ? b : a));
}
