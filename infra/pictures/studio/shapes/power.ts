import { painted } from '../drawings';
import { box, panel, plate } from '../geometry';
import {
  anodized,
  brushed,
  charcoal,
  fabric,
  gloss,
  glow,
  gold,
  leather,
  type Material,
  metal,
  plastic,
  rubber,
  screen,
  steel,
  white,
} from '../materials';
import { each, group, type Model, range, solid } from '../model';
import { roundedRectangle } from '../outlines';
import { curve, sphere, through, torus, tube, turned } from '../sweeps';
import type { Vec3 } from '../vectors';
import { eyeGlass } from './lenses';

import { label } from './microphones';

const percent = painted(512, 256, (pen) => {
  pen.fillStyle = '#0c1015';
  pen.fillRect(0, 0, 512, 256);
  pen.fillStyle = '#7cf0d0';
  pen.font = '700 170px Inter, Arial, sans-serif';
  pen.fillText('87', 40, 190);
  pen.font = '600 70px Inter, Arial, sans-serif';
  pen.fillText('%', 245, 186);
  pen.fillStyle = '#e9eef5';
  pen.fillText('65 W', 330, 110);
  pen.fillStyle = '#ffc861';
  pen.fillText('2:40', 330, 190);
});

export function powerBank(): Model {
  return group(
    solid(box(7, 16, 4.2, 1.1, 6), anodized('#37414b', 0.4)).at(0, 8, 0),
    solid(panel(5.2, 2.6, 0.5), gloss('#0b0d10')).at(0, 12.6, 2.11),
    solid(panel(4.6, 2.3, 0.3), screen(percent, 1.3)).at(0, 12.6, 2.12),
    label('RESERVE 20K', '#c9d3dc', 4.6).at(0, 4.2, 2.12),
    ...[-1.5, 0.3].map((x) =>
      solid(panel(1.1, 0.42, 0.2), glow('#07080a', 0))
        .turn(-90)
        .at(x, 16.02, 0),
    ),
    solid(panel(1.3, 0.6, 0.05), glow('#07080a', 0))
      .turn(-90)
      .at(2.1, 16.02, 0),
    solid(
      tube(
        through([-1.5, 16.4, 0, -1.7, 18.4, 0.2, -5.5, 18, 1.4, -6.8, 8, 3, -6, 0.4, 5.6, 1, 0.4, 7.4, 6, 0.4, 6], {
          samples: 90,
        }),
        0.26,
      ),
      fabric('#59b8c8', 0.07),
    ),
    solid(box(1.3, 1.9, 0.8, 0.25), charcoal).at(-1.5, 16.9, 0),
  );
}

export function usbHub(): Model {
  const port = (x: number, width: number, height: number, radius: number) =>
    solid(panel(width, height, radius), glow('#0a0b0d', 0)).at(x, 0.72, 2.12);
  return group(
    solid(box(12.4, 1.45, 4.2, 0.5, 5), brushed('#9aa4ae', 0.3)).at(0, 0.72, 0),
    port(-4.6, 1.7, 0.75, 0.05),
    port(-2.3, 1.3, 0.55, 0.03),
    port(-0.5, 1.3, 0.55, 0.03),
    port(1.2, 0.95, 0.4, 0.2),
    port(2.7, 0.95, 0.4, 0.2),
    port(4.6, 2, 0.3, 0.03),
    ...[-2.3, -0.5].map((x) => solid(box(1.05, 0.2, 0.1, 0.02), glow('#2f8fff', 0.8)).at(x, 0.8, 2.1)),
    label('HARBOR', '#f4f6f8', 4).turn(-90).at(0.6, 1.46, 0),
    solid(sphere(0.12), glow('#ffffff', 3)).at(-5.2, 1.42, 0),
    solid(
      tube(
        through([-6.2, 0.72, 0, -9, 0.9, -0.4, -10.4, 0.5, -3.6, -6, 0.4, -6, 0, 0.4, -5, 4.4, 0.4, -5.6], {
          samples: 80,
        }),
        0.34,
      ),
      fabric('#5a636d', 0.09),
    ),
    solid(box(2.4, 0.8, 1.3, 0.3), brushed('#9aa4ae', 0.3))
      .turn(0, 8)
      .at(5.4, 0.5, -5.7),
    solid(box(1, 0.3, 0.85, 0.14), steel)
      .turn(0, 8)
      .at(7, 0.5, -5.9),
  );
}

const charger = (): Model =>
  group(
    solid(box(4.6, 5.2, 3.4, 1, 6), white).at(0, 2.6, 0),
    solid(plate(roundedRectangle(3.7, 4.3, 0.6), 0.16, 0.06), plastic('#dfe3e5')).at(0, 2.6, 1.66),
    ...[3.9, 2.7].map((y) => solid(panel(1.2, 0.46, 0.22), glow('#090a0c', 0)).at(0, y, 1.76)),
    solid(panel(1.35, 0.6, 0.05), glow('#090a0c', 0)).at(0, 1.35, 1.76),
    solid(box(1.05, 0.22, 0.06, 0.02), glow('#ff8a4d', 0.9)).at(0, 1.42, 1.77),
    each([-0.62, 0.62], (x) => solid(box(0.16, 0.66, 1.7, 0.03), brushed('#d9c68f')).at(x, 3.2, -2.4)),
    label('65 W', '#8f979c', 1.8).turn(0, 90).at(2.31, 3.6, 0),
  );

/** One charger from the front and one from behind, so that ports and prongs both show. */
export const wallChargers = (): Model => group(charger(), charger().turn(0, 150).at(7.4, 0, -3));

export function portableSsd(): Model {
  return group(
    solid(box(5.4, 8.6, 1.1, 0.5, 5), anodized('#2f6f86', 0.36))
      .turn(-90)
      .at(0, 0.6, 0),
    each(range(9), (line) =>
      solid(box(4.4, 0.08, 0.16, 0.03), anodized('#245668', 0.4)).at(0, 1.17, -3.4 + line * 0.42),
    ),
    label('VAULT', '#dff1f5', 3.2).turn(-90).at(0, 1.162, 1.6),
    label('1 TB', '#9fd0dd', 1.6).turn(-90).at(-0.9, 1.162, 2.9),
    solid(sphere(0.12), glow('#6fe0ff', 3)).at(2, 1.1, 3.6),
    solid(
      tube(
        through([0, 0.6, 4.6, 0.2, 0.6, 6.4, 3, 0.4, 7.6, 5.6, 0.35, 5, 5, 0.35, 0, 6.2, 0.35, -4], { samples: 70 }),
        0.3,
      ),
      rubber('#20343c'),
    ),
    solid(box(1.2, 0.75, 1.9, 0.22), charcoal).at(0, 0.6, 4.9),
    solid(box(1.2, 0.75, 1.9, 0.22), charcoal)
      .turn(0, -14)
      .at(6.4, 0.5, -4.8),
    solid(box(0.85, 0.28, 1, 0.13), steel)
      .turn(0, -14)
      .at(6.7, 0.5, -6.1),
  );
}

export function lensKit(): Model {
  const lens = (radius: number, height: number, accent: Material) =>
    group(
      solid(
        turned(
          [
            0,
            0,
            radius * 0.7,
            0,
            radius * 0.72,
            height * 0.3,
            radius,
            height * 0.45,
            radius,
            height,
            radius * 0.84,
            height,
            radius * 0.8,
            height - 0.3,
            0,
            height - 0.3,
          ],
          0.1,
        ),
        anodized('#33363d', 0.34),
      ),
      solid(torus(radius, 0.08), accent).at(0, height * 0.8, 0),
      eyeGlass(radius * 0.76)
        .turn(-90)
        .at(0, height - 0.26, 0),
    );
  return group(
    lens(2.5, 2.4, metal('#d8573a', 0.3)).turn(64).at(-4.6, 2.2, 2.6),
    lens(1.9, 3.4, gold).at(1.2, 0, 4),
    lens(1.7, 2, metal('#59b8c8', 0.3)).turn(58).at(5.2, 1.7, 4.8),
    solid(box(15, 3.6, 7.6, 1.4, 5), leather('#3a3f47')).at(0.4, 1.8, -4.4),
    solid(box(11.8, 0.2, 4.6, 0.1), fabric('#a0563f', 0.1)).at(0.4, 3.58, -4.4),
    solid(box(15, 3.2, 2.2, 1, 5), leather('#3a3f47'))
      .turn(-20)
      .at(0.4, 5, -8),
    group(
      solid(box(1.6, 5, 0.8, 0.35), charcoal),
      solid(box(1.6, 4.4, 0.8, 0.35), charcoal)
        .turn(18)
        .at(0, -0.2, -1.1),
      solid(torus(0.9, 0.22), steel).turn(90).at(0, 1.5, 0.5),
    )
      .turn(-78, 30)
      .at(-8.2, 0.9, -0.4),
  );
}

export function cableCoil(): Model {
  const path = range(220).map((step): Vec3 => {
    const t = step / 219;
    const angle = t * Math.PI * 2 * 4.3;
    return [
      Math.cos(angle) * (4.6 + Math.sin(t * 9) * 0.35),
      0.45 + t * 1.9 + Math.sin(angle * 1.5) * 0.14,
      Math.sin(angle) * (4 + Math.cos(t * 7) * 0.35),
    ];
  });
  const end = path.at(-1) ?? [0, 0, 0];
  const plug = () =>
    group(
      solid(box(1.25, 0.8, 2.4, 0.3), brushed('#4a4f57', 0.34)),
      solid(box(0.86, 0.3, 1, 0.14), steel).at(0, 0, 1.6),
    );
  return group(
    solid(
      tube([...path, ...curve([end, [2.4, 2, 5.4], [6.5, 0.6, 7]], { samples: 24 }).slice(1)], 0.36, { sides: 14 }),
      fabric('#e0704d', 0.13),
    ),
    plug().turn(0, 70).at(7.6, 0.55, 7.3),
    solid(
      tube(through([4.6, 0.4, 0, 7, 0.45, -3.4, 9, 0.45, -3], { samples: 24 }), 0.36, { sides: 14 }),
      fabric('#e0704d', 0.13),
    ),
    plug().turn(0, 82).at(10, 0.5, -2.9),
    solid(torus(1.5, 0.24, 3.2), leather('#6b4630'))
      .turn(90)
      .at(-4.6, 1.45, 0),
  );
}
