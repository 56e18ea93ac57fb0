/** IQ Puzzler Pro on the home page: a solved pyramid that turns, as balls drawn from back to front. */
import { type Film, type Pose, type PosterPlan, type Shape, texter } from '../../contract/index.ts';
import { openCells, pointOf } from './geometry.ts';
import type { Board } from './model.ts';

const texts = {
  caption: {
    en: 'Twelve pieces, one pyramid. Or any flat board you draw.',
    id: 'Dua belas keping, satu piramida. Atau papan datar apa pun yang kamu gambar.',
  },
} as const;

const board: Board = { kind: 'pyramid', side: 5 };
/** A solution of the example `pyramid`, layers from the top. */
export const solution = 'L / LI DL / FFF FEI FDE / GKKK GKIK GDEI GGDE / JHHAA JJHHA BJJCA BBCCC BBCDE';

/** Frames of a whole turn; what lies between two of them is a straight line. */
const FRAMES = 30;
const WIDTH = 400;
const HEIGHT = 270;
/** The radius of a ball, and how far from above the pyramid is seen. */
const RADIUS = 25;
const TILT = 0.42;
/** How much nearer things are larger. */
const NEARNESS = 0.035;

const letters = [...solution.replaceAll(/[^A-Z]/g, '')];
const names = [...new Set(letters)].sort();

const ball = (name: string): readonly Shape[] => {
  const tint = names.indexOf(name);
  return [
    { kind: 'circle', x: 0, y: 0, radius: RADIUS, fill: `tint-${tint}`, stroke: 'on-tint', strokeWidth: 1 },
    { kind: 'circle', x: -RADIUS * 0.32, y: -RADIUS * 0.36, radius: RADIUS * 0.28, fill: `shine-${tint}` },
  ];
};

/** Where the balls are in space, the middle of the lowest layer at the origin; a ball is 1 wide. */
const places = openCells(board).map((spot) => {
  const [height, row, column] = pointOf(board, spot);
  return { x: column / 2 - 2, y: height * Math.SQRT1_2, z: row / 2 - 2 };
});

function posesAt(turn: number): readonly Pose[] {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const seen = places.map(({ x, y, z }, actor) => {
    const [across, deep] = [x * cos - z * sin, x * sin + z * cos];
    const near = deep * Math.cos(TILT) + y * Math.sin(TILT);
    const scale = 1 / (1 - NEARNESS * near);
    const high = y * Math.cos(TILT) - deep * Math.sin(TILT);
    return {
      pose: { actor, x: WIDTH / 2 + across * 2 * RADIUS * scale, y: 174 - high * 2 * RADIUS * scale, scale },
      near,
    };
  });
  return seen.sort((a, b) => a.near - b.near).map(({ pose }) => pose);
}

const film: Film = {
  width: WIDTH,
  height: HEIGHT,
  actors: letters.map(ball),
  frames: Array.from({ length: FRAMES }, (_, i) => posesAt(0.5 + (2 * Math.PI * i) / FRAMES)),
  pace: 400,
  glide: 1,
  still: 0,
};

export const poster: PosterPlan = { texts, caption: texter(texts)('caption'), shows: { film } };
