import { painted } from '../drawings';
import { box, panel, pillow, plate } from '../geometry';
import {
  anodized,
  brushed,
  chrome,
  clear,
  fabric,
  foam,
  gloss,
  glow,
  gold,
  grille,
  leather,
  type Material,
  plastic,
  print,
  rubberBlack,
  silver,
  steel,
  wood,
} from '../materials';
import { each, group, type Model, range, solid } from '../model';
import { ellipse, roundCorners } from '../outlines';
import { cylinder, rod, sphere, through, torus, tube, turned } from '../sweeps';
import type { Vec3 } from '../vectors';
import { label } from './microphones';

export interface HeadphoneStyle {
  cup: Material;
  pad: Material;
  band: Material;
  metal: Material;
  /** What sits in the middle of the outer face. */
  badge?: Model;
  opening?: Material;
}

/** Over-ear headphones standing on their cups, the band over the top, looking along z. */
export function headphones({ cup, pad, band, metal, badge, opening }: HeadphoneStyle): Model {
  const side = (hand: 1 | -1) => {
    const shell = group(
      solid(plate(ellipse(7.6, 9), 2.6, 1.05, 6), cup),
      solid(plate(ellipse(6, 7.3), 0.5, 0.2), opening ?? cup).at(0, 0, 1.15),
      solid(plate(ellipse(8, 9.4), 2.1, 1, 6), pad).at(0, 0, -1.9),
      solid(plate(ellipse(4.6, 5.8), 0.4, 0.1), fabric('#232427', 0.14)).at(0, 0, -2.9),
      solid(
        tube(
          ellipse(7.75, 9.15).map(([x, y]): Vec3 => [x, y, -0.75]),
          0.12,
          { closed: true },
        ),
        metal,
      ),
      ...(badge ? [badge.at(0, 0, 1.42)] : []),
    ).turn(0, 90, 0);
    const arm = group(
      solid(tube(through([1.2, 4.8, 0, 1.7, 6.6, 0, 1.2, 9.4, 0], { samples: 24 }), 0.3, { across: 0.85 }), metal),
      solid(rod([1.2, 4.6, -2.6], [1.2, 4.6, 2.6], 0.26), metal),
      ...[-1, 1].map((z) => solid(rod([1.2, 4.6, 2.6 * z], [0.4, 0.4, 4.15 * z], 0.26), metal)),
    );
    const whole = group(shell.turn(0, 0, 0), arm)
      .at(8.1, 4.6, 0)
      .turn(0, 0, 3);
    return hand === 1 ? whole : whole.mirrored();
  };
  const arch = (width: number, height: number) =>
    range(41).map((step): Vec3 => {
      const angle = (Math.PI * step) / 40;
      return [width * Math.cos(angle), 11.6 + height * Math.sin(angle) ** 0.9, 0];
    });
  return group(
    side(1),
    side(-1),
    solid(tube(arch(8.5, 7.6), 0.3, { across: 1.5 }), band),
    solid(tube(arch(8, 6.9).slice(6, 35), 0.5, { across: 1.35 }), pad),
  );
}

export const studio40 = (): Model =>
  headphones({
    cup: plastic('#2e3035', { roughness: 0.45 }),
    pad: leather('#212226'),
    band: plastic('#2e3035'),
    metal: brushed('#aeb1b8', 0.3),
    badge: group(solid(torus(2.1, 0.1), silver).turn(90), label('S 40', '#d9dbe0', 2.4)),
  });

export const meadowHeadphones = (): Model =>
  headphones({
    cup: wood('#7a4a2c'),
    pad: fabric('#5b5750', 0.1),
    band: leather('#4a352a'),
    metal: steel,
    opening: grille('#4b4a4a', 0.32),
    badge: solid(cylinder(0.9, 0.12), gold).turn(90).at(0, 0, -0.05),
  });

export const hushHeadphones = (): Model =>
  headphones({
    cup: plastic('#eae1d2', { roughness: 0.4 }),
    pad: leather('#c9b9a2'),
    band: plastic('#eae1d2', { roughness: 0.4 }),
    metal: gold,
    badge: label('hush', '#9b866b', 2.6, 0.02),
  });

export function raidHeadset(): Model {
  const boom = group(
    solid(
      tube(through([-7.6, 2.6, 2.4, -7.4, 1.2, 6.4, -5.4, 0.3, 10.4, -2.6, 0.2, 12], { samples: 40 }), 0.26),
      rubberBlack,
    ),
    solid(sphere(0.9), foam('#232428', 0.09)).scale(1.4, 0.9, 0.9).turn(0, 28).at(-2, 0.2, 12.2),
  );
  return group(
    headphones({
      cup: plastic('#2b2d34', { roughness: 0.5 }),
      pad: fabric('#3a3d47', 0.12),
      band: plastic('#2b2d34'),
      metal: anodized('#5a5e68'),
      badge: group(
        solid(
          tube(
            ellipse(4.6, 5.8).map(([x, y]): Vec3 => [x, y, 0]),
            0.14,
            { closed: true },
          ),
          glow('#29e0ff', 2.6),
        ),
        solid(
          plate(
            [
              [0, 1.3],
              [-1.1, -0.8],
              [1.1, -0.8],
            ],
            0.16,
            0.05,
          ),
          glow('#29e0ff', 2.2),
        ),
      ),
    }),
    boom,
  );
}

export const standHeadphones = (): Model =>
  headphones({
    cup: plastic('#c4664a', { roughness: 0.42 }),
    pad: leather('#3b2a26'),
    band: plastic('#c4664a', { roughness: 0.42 }),
    metal: gold,
    badge: solid(torus(1.7, 0.08), gold).turn(90),
  });

function bud(shell: Material, accent: Material): Model {
  return group(
    solid(sphere(1.05), shell).scale(1, 0.9, 0.85),
    solid(cylinder(0.46, 0.75, 0.15), accent)
      .turn(0, 0, 70)
      .at(-0.5, 0.1, 0),
    solid(sphere(0.55), plastic('#55585e')).scale(0.7, 0.85, 0.85).at(-1.35, 0.35, 0),
    solid(
      tube(
        [
          [0.5, -0.2, 0.1],
          [0.75, -2.6, 0.25],
        ],
        0.42,
        { across: 0.34 },
      ),
      shell,
    ),
    solid(sphere(0.2), accent).at(0.9, -2.3, 0.6),
  );
}

export function dewEarbuds(): Model {
  const shell = gloss('#5f9a86', { roughness: 0.22 });
  const outline = ellipse(9.4, 7.4);
  const accent = gold;
  return group(
    solid(pillow(outline, 2.4, 2.4), shell)
      .turn(180)
      .at(0, 2.4, 0),
    solid(plate(ellipse(8.8, 6.8), 0.3, 0.1), plastic('#e6efe9'))
      .turn(90)
      .at(0, 2.45, 0),
    each([-1, 1], (side) => solid(cylinder(1.5, 0.12), plastic('#93aca0')).at(side * 1.9, 2.55, 0)),
    group(
      solid(pillow(outline, 2.3, 2.4), shell),
      solid(plate(ellipse(8.8, 6.8), 0.2, 0.05), plastic('#e6efe9')).turn(90),
    )
      .at(0, 0, 3.4)
      .turn(-106)
      .at(0, 2.9, -3.4),
    solid(sphere(0.12), glow('#57e08a', 3)).at(0, 1.7, 3.7),
    bud(shell, accent).at(1.9, 4.1, 0.2),
    bud(shell, accent).mirrored().turn(-66, 20, 10).at(-5.4, 1.1, 4.6),
  );
}

export function sampleEarbuds(): Model {
  const shell = gloss('#1f2125', { roughness: 0.25 });
  const accent = chrome;
  const digits = painted(256, 128, (pen) => {
    pen.fillStyle = '#6ff0c0';
    pen.font = '700 110px Inter, Arial, sans-serif';
    pen.textAlign = 'center';
    pen.fillText('98', 128, 104);
  });
  return group(
    solid(box(8.4, 3.2, 5.6, 1.4, 6), shell).at(0, 1.6, 0),
    solid(box(7.2, 0.2, 4.4, 0.1), plastic('#33363c')).at(0, 3.2, 0),
    solid(panel(1.7, 0.85), { ...print(digits), glow: 1.6 }).at(0, 1.7, 2.83),
    solid(box(8.4, 1.6, 5.6, 0.78, 5), shell)
      .at(0, 0, 2.8)
      .turn(-74)
      .at(0, 4, -3.4),
    bud(shell, accent).turn(0, 14, 0).at(-1.3, 5.2, 0.2),
    bud(shell, accent).mirrored().turn(0, -14, 0).at(1.3, 5.2, 0.2),
  );
}

export function inEarMonitors(): Model {
  const shell = clear('#35689a', 0.8, { roughness: 0.08 });
  const outline = (size: number) =>
    roundCorners(
      [
        [1.9 * size, -1.2 * size],
        [1.4 * size, 1.7 * size],
        [-1.6 * size, 1.6 * size],
        [-1.9 * size, -0.6 * size],
        [-0.3 * size, -1.8 * size],
      ],
      1.2 * size,
    );
  const ear = group(
    solid(pillow(outline(1.25), 1.5, 2.8), shell).at(0, 0.35, 0),
    solid(plate(outline(0.9), 0.2, 0.09), gloss('#16283b', { roughness: 0.06 }))
      .turn(90)
      .scale(1, 1, 1)
      .at(0, 1.82, 0),
    label('AURALIND', '#e8c98f', 2.1).turn(-90).at(-0.1, 1.94, 0),
    solid(turned([0, 0, 0.55, 0, 0.45, 1.3, 0, 1.3], 0.1), shell)
      .turn(0, 0, 82)
      .at(-2, 0.8, -0.2),
    solid(sphere(0.95), plastic('#3d3f45', { roughness: 0.8 }))
      .scale(0.8, 1, 1)
      .at(-3.5, 1, -0.2),
    solid(cylinder(0.36, 0.9), gold).turn(-80).at(1.2, 1, -1.9),
    solid(
      tube(
        through([1.2, 1, -2.7, 1.6, 1.9, -4.4, 3.6, 2.2, -4.6, 4.9, 1.2, -2.6, 5.2, 0.3, 0.6], { samples: 50 }),
        0.2,
      ),
      silver,
    ),
  );
  const coil = range(150).map((step): Vec3 => {
    const angle = (step / 150) * Math.PI * 5.4;
    return [Math.cos(angle) * (4.2 + step * 0.004), 0.25 + step * 0.006, Math.sin(angle) * (3 + step * 0.004)];
  });
  return group(
    ear.turn(14, 14).at(-5.2, 0, 3.6),
    ear.mirrored().turn(14, -14).at(5.2, 0, 3.6),
    group(
      solid(tube(coil, 0.18), brushed('#c5c8cf', 0.35)),
      solid(cylinder(0.36, 2.2, 0.1), gold)
        .turn(0, 0, 90)
        .at(-4, 0.4, 1.2),
      solid(cylinder(0.2, 1.5, 0.08), chrome)
        .turn(0, 0, 90)
        .at(-5.6, 0.4, 1.2),
    ).at(0, 0, -4),
  );
}
