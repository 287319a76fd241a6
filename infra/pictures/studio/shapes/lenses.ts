import { glowSpot, painted } from '../drawings';
import { box, panel } from '../geometry';
import { anodized, black, charcoal, type Material, metal, opticalGlass, print, rubberBlack } from '../materials';
import { each, group, type Model, range, solid } from '../model';
import { sphere, torus, turned } from '../sweeps';

const coating = painted(256, 256, (pen) => {
  pen.fillStyle = '#0b0a12';
  pen.fillRect(0, 0, 256, 256);
  glowSpot(pen, 128, 128, 118, '#251a44');
  glowSpot(pen, 96, 92, 62, '#6a3fc0');
  glowSpot(pen, 168, 166, 46, '#1f7f86');
  glowSpot(pen, 86, 84, 26, '#b9a4ff');
  pen.fillStyle = '#000000';
  pen.beginPath();
  pen.arc(128, 128, 34, 0, Math.PI * 2);
  pen.fill();
  glowSpot(pen, 118, 118, 22, '#3a2d6a');
});

/** Coated glass looking along +z, in a dark well. */
export function eyeGlass(radius: number): Model {
  return group(
    solid(panel(radius * 2, radius * 2, radius), { ...print(coating), coat: 1, roughness: 0.05 }).at(0, 0, 0.02),
    solid(sphere(radius * 1.6, 52, 90), { ...opticalGlass('#141020'), opacity: 0.13 })
      .turn(90)
      .at(0, 0, -radius * 1.24),
    solid(torus(radius, radius * 0.06), black).turn(90),
  );
}

interface LensOptions {
  radius: number;
  length: number;
  barrel: Material;
  ring?: Material;
}

/** A photographic lens along +z, its mount at the origin. */
export function lens({ radius, length, barrel, ring = metal('#d2553a', 0.35) }: LensOptions): Model {
  const r = radius;
  const ribs = 64;
  return group(
    solid(
      turned(
        [
          0,
          0,
          r * 0.9,
          0,
          r * 0.92,
          length * 0.2,
          r,
          length * 0.26,
          r,
          length,
          r * 0.8,
          length,
          r * 0.74,
          length - 0.7,
          0,
          length - 0.7,
        ],
        0.12,
      ),
      barrel,
    ).turn(90),
    solid(
      turned([r, length * 0.42, r * 1.05, length * 0.43, r * 1.05, length * 0.76, r, length * 0.77], 0.08),
      rubberBlack,
    ).turn(90),
    each(range(ribs), (rib) =>
      solid(box(0.09, 0.12, length * 0.28, 0.03), rubberBlack)
        .at(0, r * 1.06, length * 0.6)
        .turn(0, 0, (360 / ribs) * rib),
    ),
    solid(torus(r * 1.005, 0.07), ring)
      .turn(90)
      .at(0, 0, length * 0.86),
    eyeGlass(r * 0.72).at(0, 0, length - 0.62),
  );
}

export function primeLens(): Model {
  return group(
    lens({ radius: 3.3, length: 7.6, barrel: anodized('#303238', 0.36), ring: metal('#e0b777', 0.25) })
      .turn(-4, 0, 0)
      .turn(0, 24, 0)
      .at(0, 3.5, 0),
    solid(turned([0, 0, 3.3, 0, 3.3, 0.9, 0, 0.9], 0.2), charcoal)
      .turn(68, 0, 0)
      .turn(0, 40, 0)
      .at(6.9, 3.0, -2.4),
  );
}
