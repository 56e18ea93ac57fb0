/** The 24 game on the home page: cards come together, two by two, until they make 24. */
import { type Film, type Pose, type PosterPlan, type Shape, texter } from '../../contract/index.ts';

const texts = {
  caption: { en: 'Four cards, each used once: make 24.', id: 'Empat kartu, masing-masing sekali pakai: jadikan 24.' },
} as const;

const WIDTH = 380;
const HEIGHT = 236;
const MIDDLE = HEIGHT / 2;
const CARD = { width: 78, height: 110 };
/** Between the middles of two cards. */
const APART = 94;

/** The cards in their order from the left, and what is done with which two neighbours. */
export const hand = ['4', 'J', '9', '10'] as const;
export const steps = [
  { left: 1, sign: '−', result: '2' },
  { left: 1, sign: '×', result: '20' },
  { left: 0, sign: '+', result: '24' },
] as const;

const card = (name: string, isLast = false): readonly Shape[] => [
  {
    ...{ kind: 'rect', x: -CARD.width / 2, y: -CARD.height / 2, ...CARD, radius: 12 },
    ...(isLast ? { fill: 'accent' } : { fill: 'surface', stroke: 'line', strokeWidth: 1.5 }),
  } as Shape,
  { kind: 'label', x: 0, y: 0, size: 34, text: name, fill: isLast ? 'on-accent' : 'ink', bold: true },
];
const sign = (name: string): readonly Shape[] => [
  { kind: 'circle', x: 0, y: 0, radius: 19, fill: 'accent' },
  { kind: 'label', x: 0, y: 0, size: 17, text: name, fill: 'on-accent', bold: true },
];

/** Cards first, then what each step makes, then the signs. */
const actors = [
  ...hand.map((name) => card(name)),
  ...steps.map(({ result }, i) => card(result, i === steps.length - 1)),
  ...steps.map(({ sign: name }) => sign(name)),
];

const placesOf = (count: number) => Array.from({ length: count }, (_, i) => WIDTH / 2 + (i - (count - 1) / 2) * APART);

function frames(): readonly (readonly Pose[])[] {
  let lying: readonly number[] = hand.map((_, i) => i);
  const row = (scale = 1): readonly Pose[] =>
    placesOf(lying.length).map((x, i) => ({ actor: lying[i]!, x, y: MIDDLE, scale }));
  const made: (readonly Pose[])[] = [row(), row()];
  for (const [i, { left }] of steps.entries()) {
    const places = placesOf(lying.length);
    const meeting = (places[left]! + places[left + 1]!) / 2;
    const signed = { actor: hand.length + steps.length + i, x: meeting, y: MIDDLE };
    made.push([...row(), signed]);
    made.push([
      ...row().map((pose, place) =>
        place === left || place === left + 1 ? { ...pose, x: pose.x + (meeting - pose.x) * 0.6 } : pose,
      ),
      { ...signed, scale: 1.15 },
    ]);
    const result = hand.length + i;
    const isLast = i === steps.length - 1;
    const others = row().filter((_, place) => place !== left && place !== left + 1);
    made.push([...others, { actor: result, x: meeting, y: MIDDLE, scale: 1.15 }]);
    lying = [...lying.slice(0, left), result, ...lying.slice(left + 2)];
    made.push(row(isLast ? 1.5 : 1));
  }
  return [...made, row(1.5), row(1.5), row(1.5)];
}

const film: Film = { width: WIDTH, height: HEIGHT, actors, frames: frames(), pace: 640, glide: 0.55, still: 0 };

export const poster: PosterPlan = { texts, caption: texter(texts)('caption'), shows: { film } };
