import { roundedRectangle } from './outlines';
import { cross, normalize, radians, subtract, type Vec2, type Vec3, wrap } from './vectors';

/** Triangles; uvs are in centimeters along the surface except on panels, where they run from 0 to 1. */
export interface Mesh {
  positions: Vec3[];
  normals: Vec3[];
  uvs: Vec2[];
  indices: number[];
}

export function emptyMesh(): Mesh {
  return { positions: [], normals: [], uvs: [], indices: [] };
}

export function addVertex(mesh: Mesh, position: Vec3, normal: Vec3, uv: Vec2): number {
  mesh.normals.push(normal);
  mesh.uvs.push(uv);
  return mesh.positions.push(position) - 1;
}

/** Joins the vertices of a grid that were added row by row, starting at `first`. */
export function addGridFaces(mesh: Mesh, first: number, rows: number, columns: number): void {
  for (let row = 0; row < rows - 1; row += 1) {
    for (let column = 0; column < columns - 1; column += 1) {
      const corner = first + row * columns + column;
      mesh.indices.push(corner, corner + 1, corner + columns, corner + 1, corner + columns + 1, corner + columns);
    }
  }
}

/** The six sides of a box: which axis looks out, and which two span the face. */
const boxSides: [Vec3, Vec3, Vec3][] = [
  [
    [1, 0, 0],
    [0, 0, -1],
    [0, 1, 0],
  ],
  [
    [-1, 0, 0],
    [0, 0, 1],
    [0, 1, 0],
  ],
  [
    [0, 1, 0],
    [1, 0, 0],
    [0, 0, -1],
  ],
  [
    [0, -1, 0],
    [1, 0, 0],
    [0, 0, 1],
  ],
  [
    [0, 0, 1],
    [1, 0, 0],
    [0, 1, 0],
  ],
  [
    [0, 0, -1],
    [-1, 0, 0],
    [0, 1, 0],
  ],
];

/** A box with every edge rounded, centered on the origin. */
export function box(width: number, height: number, depth: number, radius = 0.15, steps = 3): Mesh {
  const half: Vec3 = [width / 2, height / 2, depth / 2];
  const r = Math.min(radius, ...half) * 0.999;
  const mesh = emptyMesh();
  const extent = (axis: Vec3) => Math.abs(axis[0] * half[0] + axis[1] * half[1] + axis[2] * half[2]);
  const lines = (size: number) => {
    const arc = Array.from({ length: steps + 1 }, (_, step) => size - r + r * Math.tan(radians((45 * step) / steps)));
    return [...arc.map((value) => -value).reverse(), ...arc];
  };
  for (const [out, right, up] of boxSides) {
    const first = mesh.positions.length;
    const columns = lines(extent(right));
    const rows = lines(extent(up));
    for (const v of rows) {
      for (const u of columns) {
        const onFace = [0, 1, 2].map((axis) => {
          const at = axis as 0 | 1 | 2;
          return right[at] * u + up[at] * v + out[at] * half[at];
        }) as unknown as Vec3;
        const inner = onFace.map((value, axis) => {
          const limit = half[axis as 0 | 1 | 2] - r;
          return Math.max(-limit, Math.min(limit, value));
        }) as unknown as Vec3;
        const normal = normalize([onFace[0] - inner[0], onFace[1] - inner[1], onFace[2] - inner[2]]);
        const position: Vec3 = [inner[0] + normal[0] * r, inner[1] + normal[1] * r, inner[2] + normal[2] * r];
        addVertex(mesh, position, normal, [u, v]);
      }
    }
    addGridFaces(mesh, first, rows.length, columns.length);
  }
  return mesh;
}

function outlineNormals(outline: readonly Vec2[]): Vec2[] {
  return outline.map((_, index) => {
    const [before, after] = [wrap(outline, index - 1), wrap(outline, index + 1)];
    const [x, y] = [after[1] - before[1], before[0] - after[0]];
    const size = Math.hypot(x, y) || 1;
    return [x / size, y / size];
  });
}

/** A convex outline in the xy plane, given depth along z and a rounded rim. */
export function plate(outline: readonly Vec2[], depth: number, bevel = 0.1, steps = 4): Mesh {
  const mesh = emptyMesh();
  const rim = Math.min(bevel, depth / 2);
  const outward = outlineNormals(outline);
  const rings: { inset: number; z: number; nz: number; out: number }[] = [];
  for (const side of [-1, 1]) {
    for (let step = 0; step <= steps; step += 1) {
      const angle = radians(side < 0 ? 90 - (90 * step) / steps : (90 * step) / steps);
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
      rings.push({ inset: rim * (1 - cos), z: side * (depth / 2 - rim + rim * sin), nz: side * sin, out: cos });
    }
  }
  for (const { inset, z, nz, out } of rings) {
    let travelled = 0;
    for (let index = 0; index <= outline.length; index += 1) {
      const [x, y] = wrap(outline, index);
      const [nx, ny] = wrap(outward, index);
      const [px, py] = wrap(outline, index - 1);
      travelled += index === 0 ? 0 : Math.hypot(x - px, y - py);
      addVertex(mesh, [x - nx * inset, y - ny * inset, z], [nx * out, ny * out, nz], [travelled, z]);
    }
  }
  addGridFaces(mesh, 0, rings.length, outline.length + 1);
  for (const side of [-1, 1] as const) {
    const center = addVertex(mesh, [0, 0, (side * depth) / 2], [0, 0, side], [0, 0]);
    const first = mesh.positions.length;
    for (const [index, [x, y]] of outline.entries()) {
      const [nx, ny] = wrap(outward, index);
      const place: Vec2 = [x - nx * rim, y - ny * rim];
      addVertex(mesh, [place[0], place[1], (side * depth) / 2], [0, 0, side], place);
    }
    for (let index = 0; index < outline.length; index += 1) {
      mesh.indices.push(center, first + index, first + ((index + 1) % outline.length));
    }
  }
  return mesh;
}

/** A flat frame between two outlines of as many points each. */
export function frame(outer: readonly Vec2[], inner: readonly Vec2[], depth: number): Mesh {
  const mesh = emptyMesh();
  const walls: [readonly Vec2[], number, readonly Vec2[], number, Vec3 | undefined, number][] = [
    [outer, -depth / 2, outer, depth / 2, undefined, 1],
    [inner, depth / 2, inner, -depth / 2, undefined, -1],
    [outer, depth / 2, inner, depth / 2, [0, 0, 1], 1],
    [inner, -depth / 2, outer, -depth / 2, [0, 0, -1], 1],
  ];
  for (const [from, fromZ, to, toZ, flat, side] of walls) {
    const first = mesh.positions.length;
    const outward = outlineNormals(from);
    for (const [points, z] of [
      [from, fromZ],
      [to, toZ],
    ] as const) {
      for (let index = 0; index <= points.length; index += 1) {
        const [x, y] = wrap(points, index);
        const [nx, ny] = wrap(outward, index);
        addVertex(mesh, [x, y, z], flat ?? [nx * side, ny * side, 0], [x, y]);
      }
    }
    addGridFaces(mesh, first, 2, from.length + 1);
  }
  return mesh;
}

/** A flat sheet facing +z for screens and labels: uvs run from 0 to 1, corners may be round. */
export function panel(width: number, height: number, radius = 0): Mesh {
  const mesh = emptyMesh();
  const outline = roundedRectangle(width, height, Math.max(radius, 0.0001), 6);
  addVertex(mesh, [0, 0, 0], [0, 0, 1], [0.5, 0.5]);
  for (const [x, y] of outline) addVertex(mesh, [x, y, 0], [0, 0, 1], [x / width + 0.5, y / height + 0.5]);
  for (let index = 0; index < outline.length; index += 1) {
    mesh.indices.push(0, 1 + index, 1 + ((index + 1) % outline.length));
  }
  return mesh;
}

/** A flat four-cornered sheet. */
export function quad(corners: readonly [Vec3, Vec3, Vec3, Vec3]): Mesh {
  const [a, b, , d] = corners;
  const normal = normalize(cross(subtract(b, a), subtract(d, a)));
  const mesh = emptyMesh();
  for (const corner of corners) addVertex(mesh, corner, normal, [corner[0], corner[1]]);
  mesh.indices.push(0, 1, 2, 0, 2, 3);
  return mesh;
}

/** A sheet bent about the y axis, facing +z: labels on round bodies, curved screens (negative radius). */
export function bentPanel(width: number, height: number, radius: number, columns = 32): Mesh {
  const mesh = emptyMesh();
  for (const v of [0, 1]) {
    for (let column = 0; column <= columns; column += 1) {
      const u = column / columns;
      const angle = ((u - 0.5) * width) / radius;
      const position: Vec3 = [radius * Math.sin(angle), (v - 0.5) * height, radius * Math.cos(angle) - radius];
      addVertex(mesh, position, [Math.sin(angle), 0, Math.cos(angle)], [u, v]);
    }
  }
  addGridFaces(mesh, 0, 2, columns + 1);
  return mesh;
}

/** A pillow over an outline in the xz plane, flat below: mice, pebbles, cases. A high power is boxier. */
export function pillow(outline: readonly Vec2[], height: number, power = 2.2, lean = 0): Mesh {
  const mesh = emptyMesh();
  const steps = 20;
  const surface = (index: number, step: number): Vec3 => {
    const angle = radians((90 * step) / steps);
    const [x, z] = wrap(outline, index);
    const [reach, rise] = [Math.cos(angle) ** (2 / power), Math.sin(angle) ** (2 / power)];
    return [x * reach, rise * height * (1 + lean * z * reach), z * reach];
  };
  for (let step = 0; step <= steps; step += 1) {
    for (let index = 0; index <= outline.length; index += 1) {
      const here = surface(index, step);
      const [a, b] = [surface(index - 1, Math.min(step, steps - 1)), surface(index + 1, Math.min(step, steps - 1))];
      const [c, d] = [surface(index, Math.max(0, step - 1)), surface(index, Math.min(steps - 1, step + 1))];
      const around: Vec3 = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
      const upward: Vec3 = [d[0] - c[0], d[1] - c[1], d[2] - c[2]];
      const normal = normalize([
        upward[1] * around[2] - upward[2] * around[1],
        upward[2] * around[0] - upward[0] * around[2],
        upward[0] * around[1] - upward[1] * around[0],
      ]);
      const outward = normal[0] * here[0] + normal[2] * here[2] + normal[1] * (here[1] + 0.01) < 0 ? -1 : 1;
      const top: Vec3 = [0, 1, 0];
      addVertex(mesh, here, step === steps ? top : [normal[0] * outward, normal[1] * outward, normal[2] * outward], [
        here[0],
        here[2],
      ]);
    }
  }
  addGridFaces(mesh, 0, steps + 1, outline.length + 1);
  const center = addVertex(mesh, [0, 0, 0], [0, -1, 0], [0, 0]);
  for (let index = 0; index < outline.length; index += 1) mesh.indices.push(center, index, index + 1);
  return mesh;
}
