/** Brings picture, eye and hands together on one canvas. Draws only when something has changed or is still moving. */
import { PerspectiveCamera, WebGLRenderer } from 'three';
import type { Ghost, SpaceProps } from '../space-props.ts';
import { type Look, spaceGeometryOf } from './geometry.ts';
import { listen, type Spot } from './gestures.ts';
import { drawLetters } from './letters.ts';
import { cellAt } from './picking.ts';
import { createPicture } from './picture.ts';
import { approach, eyeOf, FIELD, HOME, type Pose, rayThrough, turned, zoomed } from './pose.ts';
import { readTheme, watchTheme } from './theme.ts';

export interface Stage {
  show(cells: readonly number[], ghost: Ghost | undefined): void;
  look(look: Look): void;
  dispose(): void;
}

export type Given = Pick<SpaceProps, 'board' | 'names' | 'colours'>;

export interface StageListener {
  /** Whether things may move by themselves. */
  motion(): boolean;
  point(cell: number | undefined): void;
  press(cell: number): void;
  /** The browser took the canvas away and did not give it back. */
  failed(): void;
}

/** Milliseconds in which a movement does two thirds of its way. */
const PACE = 90;
/** A browser that restores a lost canvas does so at once. */
const PATIENCE = 2000;

/** Undefined where the browser cannot draw in space. */
export function createStage(canvas: HTMLCanvasElement, given: Given, listener: StageListener): Stage | undefined {
  const context = canvas.getContext('webgl2', { alpha: true, antialias: true });
  if (!context) return undefined;
  const renderer = new WebGLRenderer({ canvas, context });
  const camera = new PerspectiveCamera((FIELD * 180) / Math.PI);
  const geometry = spaceGeometryOf(given.board);
  const letters = drawLetters(given.names, getComputedStyle(canvas).fontFamily);
  const picture = createPicture(geometry, given.colours, letters);

  let cells: readonly number[] = geometry.places.map(() => -1);
  let ghost: Ghost | undefined;
  let pointed: number | undefined;
  let theme = readTheme(canvas);
  let goal: Pose = { ...HOME, spread: 0, peeled: 0 };
  let pose = goal;
  let stale = true;
  let frame = 0;
  let last = 0;

  const shape = () => canvas.clientWidth / Math.max(1, canvas.clientHeight);
  const draw = () => {
    if (canvas.clientWidth === 0 || canvas.clientHeight === 0) return;
    if (stale) picture.show({ cells, ghost, look: pose, pointed, theme });
    stale = false;
    const eye = eyeOf(geometry, pose, shape());
    camera.aspect = shape();
    camera.near = eye.distance / 20;
    camera.far = eye.distance * 6;
    camera.position.set(...eye.at);
    camera.lookAt(...eye.target);
    camera.updateProjectionMatrix();
    renderer.render(picture.scene, camera);
  };
  const step = (now: number) => {
    frame = 0;
    if (pose !== goal) {
      const before = pose;
      pose = listener.motion() ? approach(pose, goal, 1 - Math.exp(-Math.max(0, now - last) / PACE)) : goal;
      stale ||= pose.spread !== before.spread || pose.peeled !== before.peeled;
    }
    last = now;
    draw();
    if (pose !== goal) wake();
  };
  const wake = () => {
    if (frame) return;
    frame = requestAnimationFrame(step);
  };
  const renew = () => {
    stale = true;
    wake();
  };
  /** A new goal; what hands do themselves is followed at once. */
  const move = (to: Pose, smooth: boolean) => {
    if (pose === goal) last = performance.now();
    goal = to;
    if (!smooth) {
      const { azimuth, elevation, zoom } = to;
      const moved = { ...pose, azimuth, elevation, zoom };
      pose = moved.spread === to.spread && moved.peeled === to.peeled ? goal : moved;
    }
    wake();
  };

  const find = ({ clientX, clientY }: Spot): number | undefined => {
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const [x, y] = [((clientX - left) / width) * 2 - 1, 1 - ((clientY - top) / height) * 2];
    if (Math.abs(x) > 1 || Math.abs(y) > 1) return undefined;
    return cellAt(rayThrough(eyeOf(geometry, pose, shape()), x, y, shape()), geometry, cells, goal);
  };
  const point = (cell: number | undefined) => {
    if (cell === pointed) return;
    pointed = cell;
    canvas.dataset.over = cell === undefined ? 'nothing' : 'cell';
    listener.point(cell);
    renew();
  };
  const deafen = listen(canvas, {
    turn: (around, up, smooth) => move(turned(goal, around, up), smooth),
    zoom(by, smooth) {
      const next = zoomed(goal, by);
      const further = next.zoom !== goal.zoom;
      if (further) move(next, smooth);
      return further;
    },
    reset: () => move({ ...goal, ...HOME }, true),
    point: (at) => point(at && find(at)),
    over: (at) => find(at) !== undefined,
    press(at) {
      const cell = find(at);
      if (cell !== undefined) listener.press(cell);
    },
  });

  const resize = () => {
    const ratio = Math.min(2, devicePixelRatio);
    renderer.setPixelRatio(ratio);
    renderer.setSize(canvas.clientWidth, canvas.clientHeight, false);
    picture.sharpen(ratio);
    // Resizing wipes the canvas; waiting for the next frame would let it flicker.
    draw();
  };
  const paint = () => {
    theme = readTheme(canvas);
    renew();
  };
  let lost: ReturnType<typeof setTimeout> | undefined;
  const onLost = () => {
    lost = setTimeout(listener.failed, PATIENCE);
  };
  const onRestored = () => {
    clearTimeout(lost);
    renew();
  };
  const sizes = new ResizeObserver(resize);
  const forgetTheme = watchTheme(paint);
  canvas.addEventListener('webglcontextlost', onLost);
  canvas.addEventListener('webglcontextrestored', onRestored);
  sizes.observe(canvas);

  return {
    show(nextCells, nextGhost) {
      cells = nextCells;
      ghost = nextGhost;
      renew();
    },
    look: ({ spread, peeled }) => move({ ...goal, spread, peeled }, true),
    dispose() {
      cancelAnimationFrame(frame);
      clearTimeout(lost);
      sizes.disconnect();
      forgetTheme();
      deafen();
      canvas.removeEventListener('webglcontextlost', onLost);
      canvas.removeEventListener('webglcontextrestored', onRestored);
      picture.dispose();
      renderer.dispose();
      // Browsers hold only a few contexts; this one would be kept until the canvas is collected.
      if (!context.isContextLost()) renderer.forceContextLoss();
    },
  };
}
