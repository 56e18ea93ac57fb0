/** Scenes as the frames of a film: a shape that several of them have is one actor. */
import type { Film, Pose, Scene, Shape } from '../../contract/index.ts';

/** Gathers shapes in the order in which they come, each once. */
export function createCast() {
  const actors: (readonly Shape[])[] = [];
  const known = new Map<string, number>();
  return {
    actors,
    /** Shapes that lie this far from where they are drawn, as poses; the same shapes in another place are other actors. */
    poses(shapes: readonly Shape[], x = 0, y = 0): readonly Pose[] {
      return shapes.map((shape) => {
        const key = JSON.stringify([shape, x, y]);
        const actor = known.get(key) ?? actors.push([shape]) - 1;
        known.set(key, actor);
        return { actor, x, y };
      });
    },
  };
}

/** Films of different sizes stand in the middle of the largest. */
export function filmOfScenes(scenes: readonly Scene[], still: number): Film {
  const width = Math.max(1, ...scenes.map((scene) => scene.width));
  const height = Math.max(1, ...scenes.map((scene) => scene.height));
  const cast = createCast();
  const frames = scenes.map((scene) =>
    cast.poses(scene.shapes, (width - scene.width) / 2, (height - scene.height) / 2),
  );
  return { width, height, actors: cast.actors, frames, pace: 1800, glide: 0.15, still };
}
