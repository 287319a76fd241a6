import { add, cross, dot, length, normalize, radians, scaleBy, subtract, type Vec3 } from './vectors';

export type Matrix = number[];

export interface View {
  /** Degrees above the floor from which the camera looks down. */
  pitch: number;
  /** Vertical field of view; small is a long lens. */
  lens: number;
  /** Share of the picture that the model may fill. */
  fill: number;
  /** Where the model's middle goes, in halves of the picture: 0 is the center, right and up are positive. */
  shift: readonly [number, number];
}

export interface Camera {
  eye: Vec3;
  target: Vec3;
  right: Vec3;
  up: Vec3;
  forward: Vec3;
  lens: number;
  aspect: number;
}

function looking(target: Vec3, distance: number, view: View, aspect: number): Camera {
  const pitch = radians(view.pitch);
  const back: Vec3 = [0, Math.sin(pitch), Math.cos(pitch)];
  const forward = scaleBy(back, -1);
  const right: Vec3 = [1, 0, 0];
  const up = cross(right, forward);
  return { eye: add(target, scaleBy(back, distance)), target, right, up, forward, lens: view.lens, aspect };
}

/** Places the camera so that the points fill their share of the picture, in the middle (but for the shift). */
export function framed(points: readonly Vec3[], view: View, aspect: number): Camera {
  const half = Math.tan(radians(view.lens / 2));
  let target: Vec3 = [0, 0, 0];
  let distance = 100;
  let camera = looking(target, distance, view, aspect);
  for (let round = 0; round < 12; round += 1) {
    let [left, rightmost, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const point of points) {
      const offset = subtract(point, camera.eye);
      const depth = dot(offset, camera.forward) * half;
      const [x, y] = [dot(offset, camera.right) / depth / aspect, dot(offset, camera.up) / depth];
      [left, rightmost] = [Math.min(left, x), Math.max(rightmost, x)];
      [bottom, top] = [Math.min(bottom, y), Math.max(top, y)];
    }
    const size = distance * half;
    const moveX = ((left + rightmost) / 2 - view.shift[0]) * size * aspect;
    const moveY = ((bottom + top) / 2 - view.shift[1]) * size;
    target = add(add(target, scaleBy(camera.right, moveX)), scaleBy(camera.up, moveY));
    distance *= 0.35 + 0.65 * (Math.max(rightmost - left, top - bottom) / 2 / view.fill);
    camera = looking(target, distance, view, aspect);
  }
  return camera;
}

/** Slides the eye on its lens while staying focused on the target: things off the focal plane blur. */
export function throughLens(camera: Camera, x: number, y: number): Camera {
  const eye = add(add(camera.eye, scaleBy(camera.right, x)), scaleBy(camera.up, y));
  const forward = normalize(subtract(camera.target, eye));
  const right = normalize(cross(forward, camera.up));
  return { ...camera, eye, forward, right, up: cross(right, forward) };
}

/** Column-major, as WebGL takes it; jitter is in clip space and gives smooth edges over many passes. */
export function viewProjection(camera: Camera, jitter: readonly [number, number]): Matrix {
  const distance = length(subtract(camera.target, camera.eye));
  const [near, far] = [distance * 0.2, distance * 6];
  const scale = 1 / Math.tan(radians(camera.lens / 2));
  const depth = (far + near) / (far - near);
  const rows: [Vec3, number][] = [
    [scaleBy(camera.right, scale / camera.aspect), 0],
    [scaleBy(camera.up, scale), 0],
    [scaleBy(camera.forward, depth), (-2 * far * near) / (far - near)],
    [camera.forward, 0],
  ];
  const [x, y, z, w] = rows.map(([axis, offset]) => [...axis, offset - dot(axis, camera.eye)]) as [
    Matrix,
    Matrix,
    Matrix,
    Matrix,
  ];
  return [0, 1, 2, 3].flatMap((column) => {
    const [a = 0, b = 0, c = 0, d = 0] = [x[column], y[column], z[column], w[column]];
    return [a + jitter[0] * d, b + jitter[1] * d, c, d];
  });
}

/** Looks along the light at a ball that holds the whole model. */
export function lightProjection(direction: Vec3, center: Vec3, radius: number): Matrix {
  const right = normalize(cross(Math.abs(direction[1]) > 0.99 ? [0, 0, 1] : [0, 1, 0], direction));
  const up = cross(direction, right);
  const rows = [right, up, scaleBy(direction, -1)].map((axis): [number, number, number, number] => [
    axis[0] / radius,
    axis[1] / radius,
    axis[2] / radius,
    -dot(axis, center) / radius,
  ]);
  return [0, 1, 2, 3].flatMap((column) => [...rows.map((row) => row[column as 0 | 1 | 2 | 3]), column === 3 ? 1 : 0]);
}

export function inverse(m: Matrix): Matrix {
  const size = 4;
  const work = Array.from({ length: size }, (_, row) => [
    ...Array.from({ length: size }, (_, column) => m[column * size + row] ?? 0),
    ...Array.from({ length: size }, (_, column) => (row === column ? 1 : 0)),
  ]);
  for (let pivot = 0; pivot < size; pivot += 1) {
    const best = work.slice(pivot).reduce((a, b) => (Math.abs(b[pivot] ?? 0) > Math.abs(a[pivot] ?? 0) ? b : a));
    const from = work.indexOf(best);
    [work[pivot], work[from]] = [best, work[pivot] ?? best];
    const lead = best[pivot] ?? 1;
    for (let column = 0; column < size * 2; column += 1) best[column] = (best[column] ?? 0) / lead;
    for (const row of work) {
      if (row === best) continue;
      const factor = row[pivot] ?? 0;
      for (let column = 0; column < size * 2; column += 1) {
        row[column] = (row[column] ?? 0) - factor * (best[column] ?? 0);
      }
    }
  }
  return [0, 1, 2, 3].flatMap((column) => work.map((row) => row[size + column] ?? 0));
}
