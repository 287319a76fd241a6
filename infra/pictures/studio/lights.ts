import { add, cross, normalize, radians, scaleBy, type Vec3 } from './vectors';

/** How many samples are drawn at once; more of them make a pass dearer, but fewer passes do. */
export const lightsPerPass = 4;

export interface LightSample {
  direction: Vec3;
  /** What it adds to a surface facing it, so that the average over all samples is the studio's light. */
  strength: number;
}

interface Source {
  toward: Vec3;
  spreadDegrees: number;
  strength: number;
  /** How many of every eight samples go to it. */
  turns: number;
}

/** Key softbox from the upper left, strip on the right, hair light from behind, and the bright room around. */
const sources: Source[] = [
  { toward: [-0.62, 0.72, 0.46], spreadDegrees: 22, strength: 0.92, turns: 3 },
  { toward: [0.85, 0.35, 0.4], spreadDegrees: 18, strength: 0.22, turns: 1 },
  { toward: [0.15, 0.8, -0.6], spreadDegrees: 26, strength: 0.42, turns: 1 },
  { toward: [0, 1, 0.12], spreadDegrees: 78, strength: 0.66, turns: 3 },
];

const turns = sources.flatMap((source) => Array.from({ length: source.turns }, () => source));

/** A low-discrepancy sequence, so that few passes already spread evenly. */
export function spread(index: number): [number, number] {
  return [(0.5 + index * 0.7548776662) % 1, (0.5 + index * 0.569840291) % 1];
}

export function lightSamples(passes: number): LightSample[] {
  return Array.from({ length: passes * lightsPerPass }, (_, index): LightSample => {
    const source = turns[(index * 3) % turns.length];
    if (!source) throw new Error('the studio has no lights');
    const axis = normalize(source.toward);
    const side = normalize(cross(axis, [0.1, 0, 1]));
    const [u, v] = spread(index);
    const tilt = radians(source.spreadDegrees) * Math.sqrt(u);
    const offset = add(scaleBy(side, Math.cos(v * Math.PI * 2)), scaleBy(cross(axis, side), Math.sin(v * Math.PI * 2)));
    const direction = normalize(add(scaleBy(axis, Math.cos(tilt)), scaleBy(offset, Math.sin(tilt))));
    return {
      direction: normalize([direction[0], Math.max(direction[1], 0.14), direction[2]]),
      strength: (source.strength * turns.length) / source.turns,
    };
  });
}

/** The average light on the level floor, by which its shading is measured. */
export function floorLight(samples: readonly LightSample[]): number {
  return samples.reduce((sum, { direction, strength }) => sum + strength * direction[1], 0) / samples.length;
}
