/** Draws the questions of an exercise by a seed: the same recording and seed always give the same questions. */
import { seededRandom, shuffled } from '../../algorithms/random/random.ts';
import type { Recording } from '../recording.ts';
import { fateQuestions } from './fate.ts';
import { figureQuestions } from './figure.ts';
import type { Kind, Question, Searched } from './model.ts';
import { nextQuestions } from './next.ts';
import { reasonQuestions } from './reason.ts';
import { shapeOf } from './shape.ts';
import { type Sizes, sizeQuestion } from './size.ts';

type Recorded = Exclude<Kind, 'size'>;
/** How often each kind comes, where the search has enough of each. */
const turns: readonly Recorded[] = ['next', 'fate', 'figure', 'next', 'fate', 'reason'];
/** An exercise that is shorter than this has no room for a question about another search. */
const SHORT = 3;

/**
 * Up to `count` questions, fewer where the search has no more to ask about, and never one twice. `sizes` may be known later
 * than the rest: the question about them comes last, and those before it are the same without it.
 */
export function drawQuestions(
  recording: Recording,
  searched: Searched,
  seed: number,
  count: number,
  sizes?: Sizes,
): readonly Question[] {
  const last = sizes && count >= SHORT ? sizeQuestion(recording, searched, sizes) : undefined;
  const questions: Question[] = [];
  for (const question of recordedQuestions(recording, searched, seed)) {
    if (questions.length >= (last ? count - 1 : count)) break;
    questions.push(question);
  }
  return last ? [...questions, last] : questions;
}

function* recordedQuestions(recording: Recording, searched: Searched, seed: number): Iterable<Question> {
  const shape = shapeOf(recording);
  const random = seededRandom(seed);
  // Each kind draws by numbers of its own, so that none depends on how many others were drawn.
  const own = () => seededRandom(random.below(2 ** 32));
  const sources = new Map<Recorded, Iterator<Question>>([
    ['next', nextQuestions(shape, searched, own())[Symbol.iterator]()],
    ['fate', fateQuestions(shape, own())[Symbol.iterator]()],
    ['figure', figureQuestions(recording, searched, own())[Symbol.iterator]()],
    ['reason', reasonQuestions(shape, searched, own())[Symbol.iterator]()],
  ]);
  const order = shuffled(turns, random);
  const asked = new Set<string>();
  for (let turn = 0; sources.size > 0; turn++) {
    const kind = order[turn % order.length]!;
    const source = sources.get(kind);
    for (let next = source?.next(); next; next = source!.next()) {
      if (next.done) {
        sources.delete(kind);
        break;
      }
      const seen = sightOf(recording, next.value);
      if (asked.has(seen)) continue;
      asked.add(seen);
      yield next.value;
      break;
    }
  }
}

/** What makes a question the same to a person: a position may return in another iteration, where nothing is new. */
function sightOf(recording: Recording, { kind, node, hidden, choices, right }: Question): string {
  const positions = choices.map((choice) => (choice.node === undefined ? '' : recording.position(choice.node)));
  const what = kind === 'fate' || kind === 'reason' ? '' : hidden.join();
  return JSON.stringify([kind, what, recording.position(node), positions.sort(), choices[right]!.text.code]);
}
