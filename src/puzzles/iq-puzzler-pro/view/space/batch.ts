/** Many things of one shape, drawn in one go: each has its own few numbers, which the shaders read by name. */
import {
  type BufferGeometry,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  type Material,
  Mesh,
} from 'three';

export interface Batch<Name extends string> {
  readonly meshes: readonly Mesh[];
  /** Draws these from now on; each gives every name its numbers. */
  fill(things: readonly Readonly<Record<Name, readonly number[]>>[]): void;
  dispose(): void;
}

/** `widths` says how many numbers each name has; `room` how many things there can be. Each material is one pass. */
export function createBatch<Name extends string>(
  shape: BufferGeometry,
  widths: Readonly<Record<Name, number>>,
  room: number,
  materials: readonly Material[],
): Batch<Name> {
  const geometry = new InstancedBufferGeometry();
  geometry.setIndex(shape.index);
  geometry.setAttribute('position', shape.getAttribute('position'));
  geometry.instanceCount = 0;
  const names = Object.keys(widths) as Name[];
  const attributes = names.map((name) => {
    const attribute = new InstancedBufferAttribute(new Float32Array(widths[name] * room), widths[name]);
    attribute.setUsage(DynamicDrawUsage);
    geometry.setAttribute(name, attribute);
    return { name, attribute };
  });
  const meshes = materials.map((material, pass) => {
    const mesh = new Mesh(geometry, material);
    // The shaders place things, so the position that the geometry alone implies is wrong.
    mesh.frustumCulled = false;
    mesh.renderOrder = pass;
    return mesh;
  });
  return {
    meshes,
    fill(things) {
      geometry.instanceCount = things.length;
      for (const { name, attribute } of attributes) {
        for (const [i, thing] of things.entries()) attribute.array.set(thing[name], i * attribute.itemSize);
        attribute.needsUpdate = true;
      }
    },
    dispose() {
      geometry.dispose();
      for (const material of materials) material.dispose();
    },
  };
}
