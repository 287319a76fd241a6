import { mix, radians, type Vec2, wrap } from './vectors';

/** Replaces each corner by an arc; open paths keep their ends. Outlines run counter-clockwise. */
export function roundCorners(points: readonly Vec2[], radius: number, { closed = true, steps = 5 } = {}): Vec2[] {
  return points.flatMap((corner, index): Vec2[] => {
    if (!closed && (index === 0 || index === points.length - 1)) return [corner];
    const before = wrap(points, index - 1);
    const after = wrap(points, index + 1);
    const inLength = Math.hypot(before[0] - corner[0], before[1] - corner[1]);
    const outLength = Math.hypot(after[0] - corner[0], after[1] - corner[1]);
    const cut = Math.min(radius, inLength * 0.48, outLength * 0.48);
    const start: Vec2 = [mix(corner[0], before[0], cut / inLength), mix(corner[1], before[1], cut / inLength)];
    const end: Vec2 = [mix(corner[0], after[0], cut / outLength), mix(corner[1], after[1], cut / outLength)];
    return Array.from({ length: steps + 1 }, (_, step): Vec2 => {
      const t = step / steps;
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
      return [a * start[0] + b * corner[0] + c * end[0], a * start[1] + b * corner[1] + c * end[1]];
    });
  });
}

/** Round corners by true arcs, `steps` segments each: the same count for every size, so frames can join two. */
export function roundedRectangle(width: number, height: number, radius: number, steps = 8): Vec2[] {
  const r = Math.min(radius, width / 2, height / 2);
  const centers: Vec2[] = [
    [width / 2 - r, height / 2 - r],
    [r - width / 2, height / 2 - r],
    [r - width / 2, r - height / 2],
    [width / 2 - r, r - height / 2],
  ];
  return centers.flatMap(([x, y], quarter) =>
    Array.from({ length: steps + 1 }, (_, step): Vec2 => {
      const angle = radians(90 * (quarter + step / steps));
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
    }),
  );
}

export function ellipse(width: number, height = width, steps = 56): Vec2[] {
  return Array.from({ length: steps }, (_, step): Vec2 => {
    const angle = radians((360 * step) / steps);
    return [(width / 2) * Math.cos(angle), (height / 2) * Math.sin(angle)];
  });
}

export function polygon(sides: number, radius: number, turnDegrees = 0): Vec2[] {
  return Array.from({ length: sides }, (_, side): Vec2 => {
    const angle = radians(turnDegrees + (360 * side) / sides);
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}
