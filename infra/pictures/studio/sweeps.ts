import { addGridFaces, addVertex, emptyMesh, type Mesh } from './geometry';
import { roundCorners } from './outlines';
import { add, cross, dot, length, normalize, radians, scaleBy, subtract, type Vec2, type Vec3, wrap } from './vectors';

const creaseCosine = Math.cos(radians(38));

/** Turns a profile of [radius, height] points about the y axis. Sharp corners of the profile stay sharp. */
export function lathe(profile: readonly Vec2[], segments = 72): Mesh {
  const mesh = emptyMesh();
  const widest = Math.max(...profile.map(([r]) => r));
  let travelled = 0;
  for (let index = 0; index < profile.length - 1; index += 1) {
    const [from, to] = [wrap(profile, index), wrap(profile, index + 1)];
    const size = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (size === 0) continue;
    const own = edgeNormal(from, to);
    const start = index > 0 ? smoothed(own, edgeNormal(wrap(profile, index - 1), from)) : own;
    const end = index < profile.length - 2 ? smoothed(own, edgeNormal(to, wrap(profile, index + 2))) : own;
    const first = mesh.positions.length;
    for (const [[r, y], [nr, ny], v] of [
      [from, start, travelled],
      [to, end, travelled + size],
    ] as const) {
      for (let segment = 0; segment <= segments; segment += 1) {
        const angle = radians((360 * segment) / segments);
        const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
        addVertex(mesh, [r * sin, y, r * cos], [nr * sin, ny, nr * cos], [angle * widest, v]);
      }
    }
    addGridFaces(mesh, first, 2, segments + 1);
    travelled += size;
  }
  return mesh;
}

/** Profiles run upwards on the outside, so the outside is to the right of the direction of travel. */
function edgeNormal(from: Vec2, to: Vec2): Vec2 {
  const size = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[1] - from[1]) / size, (from[0] - to[0]) / size];
}

function smoothed(own: Vec2, neighbour: Vec2): Vec2 {
  if (own[0] * neighbour[0] + own[1] * neighbour[1] < creaseCosine) return own;
  const size = Math.hypot(own[0] + neighbour[0], own[1] + neighbour[1]);
  return [(own[0] + neighbour[0]) / size, (own[1] + neighbour[1]) / size];
}

/** Turns a profile with its corners rounded: radius, height, radius, height … from bottom to top, round the outside. */
export function turned(profile: readonly number[], radius = 0.15): Mesh {
  const points = Array.from(
    { length: profile.length / 2 },
    (_, index): Vec2 => [wrap(profile, index * 2), wrap(profile, index * 2 + 1)],
  );
  return lathe(roundCorners(points, radius, { closed: false, steps: 6 }));
}

/** A cylinder about the y axis between two heights. */
export function drum(radius: number, from: number, to: number, bevel = 0.08): Mesh {
  return turned([0, from, radius, from, radius, to, 0, to], bevel);
}

/** Standing on y = 0. */
export function cylinder(radius: number, height: number, bevel = 0.08): Mesh {
  return drum(radius, 0, height, bevel);
}

/** Standing on y = 0, its top wider or narrower than its foot. */
export function cone(bottom: number, top: number, height: number, bevel = 0.08): Mesh {
  return turned([0, 0, bottom, 0, top, height, 0, height], bevel);
}

export function sphere(radius: number, from = -90, to = 90): Mesh {
  const steps = 36;
  const profile = Array.from({ length: steps + 1 }, (_, step): Vec2 => {
    const angle = radians(from + ((to - from) * step) / steps);
    return [Math.max(0, radius * Math.cos(angle)), radius * Math.sin(angle)];
  });
  return lathe(profile);
}

/** Lying flat: its hole looks along y. */
export function torus(radius: number, thickness: number, flattened = 1): Mesh {
  const steps = 28;
  const profile = Array.from({ length: steps + 1 }, (_, step): Vec2 => {
    const angle = radians((360 * step) / steps);
    return [radius + thickness * Math.cos(angle), thickness * flattened * Math.sin(angle)];
  });
  return lathe(profile, 96);
}

/** A smooth curve through the given points. */
export function curve(points: readonly Vec3[], { samples = 64, closed = false } = {}): Vec3[] {
  const spans = closed ? points.length : points.length - 1;
  const point = (index: number) =>
    closed ? wrap(points, index) : wrap(points, Math.max(0, Math.min(points.length - 1, index)));
  return Array.from({ length: samples + (closed ? 0 : 1) }, (_, sample): Vec3 => {
    const position = (sample / samples) * spans;
    const span = Math.min(Math.floor(position), spans - 1);
    const t = position - span;
    const [a, b, c, d] = [point(span - 1), point(span), point(span + 1), point(span + 2)];
    const on = (axis: 0 | 1 | 2) =>
      0.5 *
      (2 * b[axis] +
        (c[axis] - a[axis]) * t +
        (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
        (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
    return [on(0), on(1), on(2)];
  });
}

/** A smooth curve through x, y, z, x, y, z … */
export function through(places: readonly number[], options?: { samples?: number; closed?: boolean }): Vec3[] {
  const points = Array.from(
    { length: places.length / 3 },
    (_, index): Vec3 => [wrap(places, index * 3), wrap(places, index * 3 + 1), wrap(places, index * 3 + 2)],
  );
  return curve(points, options);
}

export function arc(radius: number, fromDegrees: number, toDegrees: number, samples = 48): Vec3[] {
  return Array.from({ length: samples + 1 }, (_, step): Vec3 => {
    const angle = radians(fromDegrees + ((toDegrees - fromDegrees) * step) / samples);
    return [radius * Math.cos(angle), radius * Math.sin(angle), 0];
  });
}

interface TubeOptions {
  sides?: number;
  closed?: boolean;
  /** Half the extent along the frame's second axis, when the section is an ellipse. */
  across?: number;
  /** Which way the first axis of the section starts out. */
  up?: Vec3;
}

/** A round or elliptic section swept along a path without twisting, its ends rounded off. */
export function tube(path: readonly Vec3[], radius: number, options: TubeOptions = {}): Mesh {
  const { sides = 20, closed = false, across = radius, up = [0, 0, 1] } = options;
  const mesh = emptyMesh();
  const tangents = path.map((_, index) => {
    const [before, after] = closed
      ? [index - 1, index + 1]
      : [Math.max(0, index - 1), Math.min(path.length - 1, index + 1)];
    return normalize(subtract(wrap(path, after), wrap(path, before)));
  });
  let side = up;
  let travelled = 0;
  const ring = (center: Vec3, tangent: Vec3, size: number, lean: number) => {
    const other = cross(tangent, side);
    for (let index = 0; index <= sides; index += 1) {
      const angle = radians((360 * index) / sides);
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const offset = add(scaleBy(side, cos * radius * size), scaleBy(other, sin * across * size));
      const outward = normalize(add(scaleBy(side, cos / radius), scaleBy(other, sin / across)));
      const normal = normalize(add(scaleBy(outward, Math.sqrt(1 - lean * lean)), scaleBy(tangent, lean)));
      addVertex(mesh, add(center, offset), normal, [angle * radius, travelled]);
    }
  };
  const cap = (center: Vec3, tangent: Vec3, direction: 1 | -1) => {
    const steps = [0, 25, 50, 70, 90].map(radians);
    for (const angle of direction < 0 ? steps.reverse() : steps) {
      const reach = Math.min(radius, across) * Math.sin(angle) * direction;
      ring(add(center, scaleBy(tangent, reach)), tangent, Math.cos(angle) || 0.001, Math.sin(angle) * direction);
    }
  };
  for (const [index, center] of path.entries()) {
    const tangent = wrap(tangents, index);
    const flattened = subtract(side, scaleBy(tangent, dot(side, tangent)));
    side = normalize(length(flattened) < 0.001 ? cross(tangent, [0.3, 1, 0.2]) : flattened);
    travelled += index === 0 ? 0 : length(subtract(center, wrap(path, index - 1)));
    if (!closed && index === 0) cap(center, tangent, -1);
    ring(center, tangent, 1, 0);
    if (!closed && index === path.length - 1) cap(center, tangent, 1);
  }
  if (closed) ring(wrap(path, 0), wrap(tangents, 0), 1, 0);
  addGridFaces(mesh, 0, mesh.positions.length / (sides + 1), sides + 1);
  return mesh;
}

/** A straight round bar between two places. */
export function rod(from: Vec3, to: Vec3, radius: number): Mesh {
  return tube([from, to], radius);
}
