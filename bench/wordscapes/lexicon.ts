/** What a dictionary costs: to be ready, and to tell the words of a wheel; beside other ways to do the same. */
import { seededRandom } from '../../src/algorithms/random/random.ts';
import { readGrades, readWords } from '../../src/algorithms/word-graph/front-coding.ts';
import { countOf, textOf } from '../../src/algorithms/word-graph/packed.ts';
import { WordGraph } from '../../src/algorithms/word-graph/word-graph.ts';
import { ranks } from '../../src/puzzles/wordscapes/lexicon/data/en/ranks.ts';
import { words as coded } from '../../src/puzzles/wordscapes/lexicon/data/en/words.ts';
import { type Bench, best, ms, race, time, times, whole } from '../harness.ts';
import { Dawg } from '../peers/dawg.ts';
import { PackedScan } from '../peers/packed-scan.ts';

const RUNS = 9;
const WHEELS = 200;
/** The promise on the time to be ready, as a part of that for a plain text and a Set. */
const READY = 2;

export async function benchLexicon(bench: Bench): Promise<void> {
  const { words, texts } = benchReady(bench);
  const graph = new WordGraph(words);
  const scan = new PackedScan(words);
  const { milliseconds: building, result: dawg } = time(() => new Dawg(words));
  const shared = `${whole(dawg.nodes)} nodes, ${whole(dawg.ways)} ways`;
  bench.row('a DAWG of the same words, built', building, ms(building), shared);

  for (let letters = 5; letters <= 10; letters++) {
    const wheels = wheelsOf(texts, letters);
    const all = (wordsOf: (wheel: string) => number[]) => () => wheels.map(wordsOf);
    const naive = () => wheels.slice(0, 4).map((wheel) => plainFilter(texts, wheel));
    const { first, second, ratio } = race<number[][]>(
      RUNS,
      all((wheel) => graph.wordsOf(wheel)),
      naive,
    );
    const each = first.milliseconds / WHEELS;
    const part = (ratio * naive().length) / WHEELS;
    const found = first.result.reduce((sum, { length }) => sum + length, 0) / WHEELS;
    const name = `words of a wheel of ${letters}`;
    bench.row(
      name,
      each,
      micro(each),
      `${whole(found)} words on average; ${whole(1 / part)} times as fast as a plain filter`,
    );
    const same = second.result.every((numbers, i) => numbers.join() === first.result[i]!.join());
    bench.hold(same, `a plain filter finds other words of a wheel of ${letters}`);
    if (letters !== 8) continue;
    bench.hold(part <= 0.02, `the word graph takes ${part.toFixed(3)} of the time of a plain filter, more than 0.02`);
    const others = { DAWG: dawg, 'packed scan': scan };
    for (const [peer, other] of Object.entries(others)) {
      const told = best(
        RUNS,
        all((wheel) => other.wordsOf(wheel)),
      );
      const time = told.milliseconds / WHEELS;
      bench.row(`the same by a ${peer}`, time, micro(time), `${times(time / each)} as long`);
      bench.hold(told.result.join(' ') === first.result.join(' '), `a ${peer} finds other words of a wheel of 8`);
      bench.hold(each <= time, `a ${peer} finds the words of a wheel of 8 sooner than the word graph`);
    }
  }
}

/** The first time of all, as a person waits for it, and later ones beside the plainest way. */
function benchReady(bench: Bench) {
  const ready = () => {
    const words = readWords(coded);
    return { words, grades: readGrades(words, ranks), graph: new WordGraph(words) };
  };
  const cold = time(ready);
  const { words } = cold.result;
  const texts = Array.from({ length: countOf(words) }, (_, number) => textOf(words, number));
  const joined = texts.join('\n');
  const plain = () => new Set(joined.split('\n'));
  const { first, second, ratio } = race<unknown>(RUNS, ready, plain);
  bench.row('dictionary ready, the first time', cold.milliseconds, ms(cold.milliseconds), 'read, graded and built');
  bench.row('dictionary ready, again', first.milliseconds, ms(first.milliseconds), `${whole(texts.length)} words`);
  const note = `ours takes ${times(ratio)} as long; held to at most ${READY}`;
  bench.row('a text of all words, split, as a Set', second.milliseconds, ms(second.milliseconds), note);
  bench.hold(
    ratio <= READY,
    `a dictionary takes ${ratio.toFixed(1)} times as long as a Set of its words, more than ${READY}`,
  );
  return { words, texts };
}

/** The plainest way: each letter of every word is looked for among the letters that are left. */
const plainFilter = (texts: readonly string[], wheel: string): number[] =>
  texts.flatMap((text, number) => {
    let left = wheel;
    for (const letter of text) {
      const at = left.indexOf(letter);
      if (at < 0) return [];
      left = left.slice(0, at) + left.slice(at + 1);
    }
    return [number];
  });

/** The letters of one word, as games do it, and of a second word where the first is too short. */
function wheelsOf(texts: readonly string[], letters: number): string[] {
  const random = seededRandom(letters);
  const any = (): string => texts[random.below(texts.length)]!;
  return Array.from({ length: WHEELS }, () => {
    let text = any();
    while (text.length < letters) text += any();
    return text.slice(0, letters);
  });
}

const micro = (milliseconds: number): string => `${(milliseconds * 1000).toFixed(1)} µs`;
