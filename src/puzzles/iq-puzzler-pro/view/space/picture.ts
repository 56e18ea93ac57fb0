/** What is seen: balls with letters, the joints of pieces, marks of empty places, the held piece's ghost, the tray. */
import {
  Color,
  CylinderGeometry,
  GreaterDepth,
  type IUniform,
  Mesh,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  type ShaderMaterialParameters,
  SphereGeometry,
  Vector2,
  Vector3,
} from 'three';
import type { Ghost } from '../space-props.ts';
import { createBatch } from './batch.ts';
import {
  type Contact,
  jointsAmong,
  jointsOf,
  type Look,
  placeOf,
  presence,
  type SpaceGeometry,
  stepAt,
  supports,
  surroundings,
} from './geometry.ts';
import type { Letters } from './letters.ts';
import { BALL } from './picking.ts';
import { ballFragment, ballVertex, jointFragment, jointVertex, trayFragment, trayVertex } from './shaders.ts';
import type { Theme } from './theme.ts';

export interface Shown {
  readonly cells: readonly number[];
  readonly ghost: Ghost | undefined;
  readonly look: Look;
  /** The cell under the pointer. */
  readonly pointed: number | undefined;
  readonly theme: Theme;
}

export interface Picture {
  readonly scene: Scene;
  show(shown: Shown): void;
  /** Screen pixels in one pixel of the page. */
  sharpen(ratio: number): void;
  dispose(): void;
}

/** Marks of empty places: where a ball would rest, in the air, and under the pointer. */
const MARK = 0.13;
const MARK_IN_AIR = 0.05;
const MARK_POINTED = 0.2;
/** A ghost is a shell around a ball that may lie there. */
const GHOST = 0.5;
const JOINT = 0.27;
const BALL_NUMBERS = { centre: 3, radius: 1, tint: 3, glyph: 1, around: 1 };
const JOINT_NUMBERS = { start: 3, finish: 3, radius: 1, tint: 3 };

export function createPicture(geometry: SpaceGeometry, colours: readonly string[], letters: Letters): Picture {
  const cells = geometry.places.length;
  const tints = colours.map((colour) => new Color(colour).toArray());
  const steps = [...geometry.steps, ...geometry.steps].map(() => new Vector3());
  const uniforms = {
    paper: { value: new Color() },
    line: { value: new Color() },
    mark: { value: new Color() },
    letters: { value: letters.texture },
    grid: { value: new Vector2(...letters.grid) },
    steps: { value: steps },
    size: { value: new Vector2(geometry.base.columns, geometry.base.rows) },
    striped: { value: 0 },
    pitch: { value: 1 },
  } satisfies Record<string, IUniform>;
  const pass = (vertexShader: string, fragmentShader: string, more: ShaderMaterialParameters = {}, strength = 1) =>
    new ShaderMaterial({
      vertexShader,
      fragmentShader,
      uniforms: { ...uniforms, strength: { value: strength } },
      ...more,
      defines: { STEPS: steps.length, RADIUS: BALL, ...more.defines },
    });
  // A ghost shines faintly through what hides it. Elsewhere only its foremost surface counts, found by drawing its depth
  // first: what lies behind would show through as a muddle.
  const ghostPasses = (vertex: string, fragment: string) => {
    const ghost = { transparent: true, defines: { GHOST: 1 } };
    return [
      pass(vertex, fragment, { ...ghost, depthFunc: GreaterDepth, depthWrite: false }, 0.3),
      pass(vertex, fragment, { ...ghost, colorWrite: false }),
      pass(vertex, fragment, ghost),
    ];
  };

  const round = cells <= 200 ? 40 : 20;
  const sphere = new SphereGeometry(1, round, round / 2);
  const tube = new CylinderGeometry(1, 1, 1, 24, 1, true);
  const contacts = geometry.contacts.length;
  const balls = createBatch(sphere, BALL_NUMBERS, cells, [pass(ballVertex, ballFragment)]);
  const joints = createBatch(tube, JOINT_NUMBERS, contacts, [pass(jointVertex, jointFragment)]);
  const ghostBalls = createBatch(sphere, BALL_NUMBERS, cells, ghostPasses(ballVertex, ballFragment));
  const ghostJoints = createBatch(tube, JOINT_NUMBERS, contacts, ghostPasses(jointVertex, jointFragment));
  const plate = new PlaneGeometry(geometry.base.columns + 2, geometry.base.rows + 2).rotateX(-Math.PI / 2);
  const trayPass = pass(trayVertex, trayFragment, { transparent: true, depthWrite: false });
  const tray = new Mesh(plate.translate(0, -0.52, 0), trayPass);
  tray.renderOrder = -1;
  const scene = new Scene();
  const batches = [balls, joints, ghostBalls, ghostJoints];
  scene.add(tray, ...batches.flatMap(({ meshes }) => meshes));

  const ballAt = (cell: number, look: Look, radius: number, tint: readonly number[], glyph: number, around = 0) => ({
    centre: placeOf(geometry, cell, look),
    radius: [radius],
    tint,
    glyph: [glyph],
    around: [around],
  });
  const jointAt = ({ from, to, step }: Contact, look: Look, tint: readonly number[], part = 1) => {
    // Pulled long, a joint becomes a thin thread that still tells what belongs together.
    const length = stepAt(geometry.steps[step]!, look);
    const radius = (JOINT * part) / Math.hypot(...length) ** 1.6;
    return { start: placeOf(geometry, from, look), finish: placeOf(geometry, to, look), radius: [radius], tint };
  };

  return {
    scene,
    sharpen(ratio) {
      uniforms.pitch.value = (2 * Math.PI) / (11 * ratio);
    },
    show({ cells, ghost, look, pointed, theme }) {
      const part = (cell: number) => presence(geometry.places[cell]!.layer, look.peeled);
      const around = surroundings(geometry, (cell) => cells[cell]! >= 0 && part(cell) > 0.5);
      const rests = supports(geometry, (cell) => cells[cell]! >= 0);
      const mark = theme.line.clone().lerp(theme.ink, 0.3).toArray();
      const markPointed = theme.accent.toArray();
      const held = new Set(ghost?.cells);
      balls.fill(
        cells.flatMap((piece, cell) => {
          const size = part(cell);
          if (size === 0 || (piece < 0 && held.has(cell))) return [];
          if (piece >= 0) return [ballAt(cell, look, BALL * size, tints[piece]!, piece, around[cell])];
          if (cell === pointed) return [ballAt(cell, look, MARK_POINTED * size, markPointed, -1)];
          return [ballAt(cell, look, (rests[cell] ? MARK : MARK_IN_AIR) * size, mark, -1)];
        }),
      );
      joints.fill(
        jointsOf(geometry, cells)
          .filter(({ from, to }) => part(from) > 0 && part(to) > 0)
          .map((joint) => jointAt(joint, look, tints[cells[joint.from]!]!, Math.min(part(joint.from), part(joint.to)))),
      );
      // The held piece is shown wherever it is, also where layers are taken off.
      const whole = { ...look, peeled: 0 };
      const glyph = ghost?.fits ? ghost.piece : letters.cross;
      ghostBalls.fill((ghost?.cells ?? []).map((cell) => ballAt(cell, whole, GHOST, mark, glyph)));
      ghostJoints.fill(jointsAmong(geometry, ghost?.cells ?? []).map((joint) => jointAt(joint, whole, mark)));
      uniforms.paper.value.copy(theme.paper);
      uniforms.line.value.copy(theme.line);
      uniforms.mark.value.copy(ghost?.fits ? theme.accent : theme.warning);
      uniforms.striped.value = ghost?.fits ? 0 : 1;
      for (const [i, step] of geometry.steps.entries()) {
        const way = stepAt(step, look);
        steps[i]!.set(...way);
        steps[i + geometry.steps.length]!.set(...way).negate();
      }
    },
    dispose() {
      for (const one of [...batches, sphere, tube, plate, trayPass, letters.texture]) one.dispose();
    },
  };
}
