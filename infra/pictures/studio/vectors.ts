export type Vec2 = readonly [number, number];
export type Vec3 = readonly [number, number, number];

/** An affine transform as its three axes and its origin. */
export interface Transform {
  x: Vec3;
  y: Vec3;
  z: Vec3;
  origin: Vec3;
}

export const identity: Transform = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], origin: [0, 0, 0] };

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scaleBy = (a: Vec3, factor: number): Vec3 => [a[0] * factor, a[1] * factor, a[2] * factor];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (a: Vec3): number => Math.hypot(a[0], a[1], a[2]);
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

export function cross(a: Vec3, b: Vec3): Vec3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function normalize(a: Vec3): Vec3 {
  return scaleBy(a, 1 / (length(a) || 1));
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** The entry at an index that may run past either end of the list. */
export function wrap<T>(list: readonly T[], index: number): T {
  const entry = list.at(((index % list.length) + list.length) % list.length);
  if (entry === undefined) throw new Error('cannot wrap around an empty list');
  return entry;
}

export function applyToDirection(t: Transform, v: Vec3): Vec3 {
  return add(add(scaleBy(t.x, v[0]), scaleBy(t.y, v[1])), scaleBy(t.z, v[2]));
}

export function applyToPoint(t: Transform, v: Vec3): Vec3 {
  return add(applyToDirection(t, v), t.origin);
}

/** Keeps normals upright under uneven scaling: the inverse transpose, up to a factor. */
export function applyToNormal(t: Transform, n: Vec3): Vec3 {
  const rows = [cross(t.y, t.z), cross(t.z, t.x), cross(t.x, t.y)] as const;
  const turned = add(add(scaleBy(rows[0], n[0]), scaleBy(rows[1], n[1])), scaleBy(rows[2], n[2]));
  const handedness = dot(t.x, rows[0]) < 0 ? -1 : 1;
  return normalize(scaleBy(turned, handedness));
}

/** The transform that does `inner` first and `outer` after it. */
export function compose(outer: Transform, inner: Transform): Transform {
  return {
    x: applyToDirection(outer, inner.x),
    y: applyToDirection(outer, inner.y),
    z: applyToDirection(outer, inner.z),
    origin: applyToPoint(outer, inner.origin),
  };
}

/** A turn in degrees about x, then y, then z. */
export function rotation(degreesX: number, degreesY: number, degreesZ: number): Transform {
  const [sx, cx] = [Math.sin(radians(degreesX)), Math.cos(radians(degreesX))];
  const [sy, cy] = [Math.sin(radians(degreesY)), Math.cos(radians(degreesY))];
  const [sz, cz] = [Math.sin(radians(degreesZ)), Math.cos(radians(degreesZ))];
  const aboutX: Transform = { ...identity, y: [0, cx, sx], z: [0, -sx, cx] };
  const aboutY: Transform = { ...identity, x: [cy, 0, -sy], z: [sy, 0, cy] };
  const aboutZ: Transform = { ...identity, x: [cz, sz, 0], y: [-sz, cz, 0] };
  return compose(aboutZ, compose(aboutY, aboutX));
}

/** A transform whose y axis points from one place to another. */
export function along(from: Vec3, to: Vec3): Transform {
  const y = normalize(subtract(to, from));
  const x = normalize(cross(y, Math.abs(y[2]) > 0.95 ? [0, 1, 0] : [0, 0, 1]));
  return { x, y, z: cross(x, y), origin: from };
}
