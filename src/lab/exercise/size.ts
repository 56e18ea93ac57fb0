/** "How many nodes does another search of the same instance take?" */
import type { Text } from '../../contract/index.ts';
import type { Recording } from '../recording.ts';
import type { Whole } from '../whole.ts';
import type { Question, Searched } from './model.ts';
import { exerciseText } from './texts.ts';

/** Another search, and what is known of both. */
export interface Sizes {
  /** What the other one is called in a sentence, and how its nodes are counted. */
  readonly other: Text;
  count(nodes: number): Text;
  /** How many nodes this search counts in all, and the other one. */
  readonly counted: number;
  readonly whole: Whole;
}

const brackets = ['fewer', 'alike', 'more', 'many'] as const;
/** Up to which ratio each bracket goes; the first does not reach its end. */
const HALF = 0.5;
const TWICE = 2;
const TENFOLD = 10;

export function bracketOf(counted: number, { counted: others, isExact }: Whole): (typeof brackets)[number] | undefined {
  const ratio = others / counted;
  if (ratio > TENFOLD) return 'many';
  // It takes at least as many, so all other brackets are open.
  if (!isExact) return undefined;
  return ratio < HALF ? 'fewer' : ratio <= TWICE ? 'alike' : 'more';
}

/** Nothing where too little is known. */
export function sizeQuestion(recording: Recording, { puzzle, strategy }: Searched, sizes: Sizes): Question | undefined {
  const { counted, whole, other } = sizes;
  const bracket = bracketOf(counted, whole);
  const own = puzzle.solving.strategies.find(({ id }) => id === strategy);
  if (!bracket || !own) return undefined;
  const code = whole.isExact ? 'because-size' : 'because-size-at-least';
  return {
    kind: 'size',
    ...{ ask: exerciseText('ask-size', { counted: own.node.count(counted), other }), steps: recording.steps, node: 0 },
    ...{ hidden: [], isFromParent: false },
    choices: brackets.map((one) => ({ text: exerciseText(`size-${one}`) })),
    right: brackets.indexOf(bracket),
    because: exerciseText(code, { other, counted: sizes.count(whole.counted) }),
  };
}
