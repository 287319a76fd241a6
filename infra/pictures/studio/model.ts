import type { Mesh } from './geometry';
import type { Material } from './materials';
import { applyToPoint, compose, identity, rotation, type Transform, type Vec3 } from './vectors';

export interface Part {
  mesh: Mesh;
  material: Material;
  transform: Transform;
}

/** Parts that move as one. Every method returns a new model; lengths are centimeters, angles degrees. */
export class Model {
  readonly parts: readonly Part[];

  constructor(parts: readonly Part[]) {
    this.parts = parts;
  }

  moved(transform: Transform): Model {
    return new Model(this.parts.map((part) => ({ ...part, transform: compose(transform, part.transform) })));
  }

  at(x: number, y: number, z = 0): Model {
    return this.moved({ ...identity, origin: [x, y, z] });
  }

  turn(aboutX: number, aboutY = 0, aboutZ = 0): Model {
    return this.moved(rotation(aboutX, aboutY, aboutZ));
  }

  scale(x: number, y = x, z = x): Model {
    return this.moved({ x: [x, 0, 0], y: [0, y, 0], z: [0, 0, z], origin: [0, 0, 0] });
  }

  /** The left hand to this right hand; what is printed on it stays readable. */
  mirrored(): Model {
    const readable = this.parts.map((part) =>
      part.material.drawing
        ? { ...part, mesh: { ...part.mesh, uvs: part.mesh.uvs.map(([u, v]) => [1 - u, v] as const) } }
        : part,
    );
    return new Model(readable).scale(-1, 1, 1);
  }

  /** Lowered or raised until it stands on the floor. */
  grounded(): Model {
    const lowest = this.points().reduce((low, [, y]) => Math.min(low, y), Number.POSITIVE_INFINITY);
    return this.at(0, -lowest, 0);
  }

  points(): Vec3[] {
    return this.parts.flatMap(({ mesh, transform }) => mesh.positions.map((point) => applyToPoint(transform, point)));
  }
}

export function solid(mesh: Mesh, material: Material): Model {
  return new Model([{ mesh, material, transform: identity }]);
}

export function group(...models: Model[]): Model {
  return new Model(models.flatMap(({ parts }) => parts));
}

/** One copy for each entry of a list, the place told by the callback. */
export function each<T>(entries: readonly T[], build: (entry: T, index: number) => Model): Model {
  return group(...entries.map(build));
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
