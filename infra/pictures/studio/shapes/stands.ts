import { box, panel, plate } from '../geometry';
import {
  anodized,
  black,
  brushed,
  charcoal,
  chrome,
  fabric,
  gloss,
  type Material,
  metal,
  plastic,
  rubberBlack,
  screen,
  steel,
  walnut,
} from '../materials';
import { each, group, type Model, range, solid } from '../model';
import { roundedRectangle } from '../outlines';
import { wallpaper } from '../screens';
import { cone, curve, cylinder, rod, sphere, through, torus, tube, turned } from '../sweeps';
import type { Vec3 } from '../vectors';
import { standHeadphones } from './headphones';
import { keyboard } from './keyboards';
import { label, velvetMicrophone } from './microphones';

export const blush = wallpaper(
  ['#f7c6b8', '#f3a3a0', '#b58bc9', '#6f76c9'],
  ['#8a6fb8', '#6a579f', '#4b4280', '#332f60'],
);

/** An open laptop facing +z, its lid leaning back. */
export function laptop(drawing = blush): Model {
  const shell = brushed('#c6c9ce', 0.3);
  const key = plastic('#2b2d32', { roughness: 0.6 });
  return group(
    solid(plate(roundedRectangle(31, 21, 1.4), 1.1, 0.4), shell)
      .turn(90)
      .at(0, 0.55, 0),
    keyboard({
      rows: [
        range(13).map(() => 1),
        range(13).map(() => 1),
        range(13).map(() => 1),
        range(13).map(() => 1),
        [1, 1, 1.5, 6, 1.5, 1, 1],
      ],
      cap: () => key,
      case: plastic('#3b3d42'),
      low: true,
    })
      .turn(-2)
      .scale(1.06, 0.32, 0.94)
      .at(0, 0.93, -3.6),
    solid(panel(10, 6, 0.5), plastic('#b4b7bd'))
      .turn(-90)
      .at(0, 1.13, 6.4),
    group(
      solid(plate(roundedRectangle(31, 20.4, 1.3), 0.7, 0.3), shell),
      solid(panel(30, 19.4, 0.7), gloss('#0b0c0e')).at(0, 0, 0.355),
      solid(panel(28.6, 17.6, 0.2), screen(drawing, 1)).at(0, 0.2, 0.37),
    )
      .at(0, 10.2, 0)
      .turn(-18)
      .at(0, 1, -9.8),
  );
}

export function laptopStand(): Model {
  const sheet = brushed('#cfd2d6', 0.3);
  const leg = (x: number) =>
    group(
      solid(box(3, 0.8, 25, 0.3), sheet)
        .turn(14)
        .at(x, 14.4, 0),
      solid(box(3, 15.6, 0.8, 0.3), sheet)
        .turn(-30)
        .at(x, 6.8, 3.6),
      solid(box(3, 2.6, 0.8, 0.3), sheet).at(x, 12.6, 12.2),
      solid(box(2.4, 0.3, 20, 0.1), rubberBlack)
        .turn(14)
        .at(x, 14.86, -0.6),
      solid(cylinder(1.1, 4, 0.3), charcoal)
        .turn(0, 0, 90)
        .at(x + 2, 13.4, -0.4),
    );
  return group(
    solid(box(26, 0.9, 24, 0.4, 4), sheet).at(0, 0.45, 2),
    leg(-9),
    leg(9),
    solid(rod([-9, 13.4, -0.4], [9, 13.4, -0.4], 0.6), steel),
    solid(cylinder(1.1, 22, 0.3), charcoal)
      .turn(0, 0, 90)
      .at(11, 1.2, 7.4),
    laptop().turn(14).scale(0.98).at(0, 14.9, -1),
  );
}

function tripod(height: number, reach: number, sections: number, leg: Material, lock: Material): Model {
  return each([90, 210, 330], (angle) => {
    const [x, z] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    return group(
      ...range(sections).map((section) => {
        const at = (t: number): Vec3 => [x * (1.4 + reach * t), height * (1 - t), z * (1.4 + reach * t)];
        const radius = (1.35 - section * 0.2) * (height / 46);
        const [from, to] = [section / sections, (section + 1) / sections];
        return group(
          solid(rod(at(from), at(to - 0.004), radius), section % 2 === 0 ? leg : lock),
          section < sections - 1
            ? solid(tube([at(to - 0.035), at(to + 0.012)], radius * 1.25), rubberBlack)
            : solid(sphere(radius * 1.5), rubberBlack).at(...at(1)),
        );
      }),
      solid(sphere(1.5 * (height / 46)), black).at(x * 1.7, height, z * 1.7),
    );
  });
}

function ballHead(): Model {
  return group(
    solid(turned([0, 0, 2, 0, 2.2, 1, 1.9, 3.2, 0, 3.2], 0.4), anodized('#3a3d44')),
    solid(sphere(1.5), chrome).at(0, 3.6, 0),
    solid(cylinder(0.8, 1.2), black).at(0, 4.6, 0),
    solid(plate(roundedRectangle(4.6, 4, 0.4), 0.9, 0.2), anodized('#3a3d44'))
      .turn(90)
      .at(0, 6, 0),
    solid(plate(roundedRectangle(3.8, 3.8, 0.3), 0.5, 0.1), rubberBlack)
      .turn(90)
      .at(0, 6.6, 0),
    solid(cylinder(0.9, 2.6, 0.3), metal('#d2553a', 0.4))
      .turn(0, 0, -90)
      .at(1.8, 1.8, 0),
    solid(cylinder(0.3, 0.9), steel).at(0, 6.7, 0),
  );
}

export const trailTripod = (): Model =>
  group(
    tripod(46, 24, 3, anodized('#4b4e56', 0.36), anodized('#8a8d94', 0.3)),
    solid(cylinder(1.4, 22, 0.3), steel).at(0, 34, 0),
    solid(cylinder(2.9, 4, 0.6), black).at(0, 44.5, 0),
    solid(torus(2.9, 0.2), metal('#d2553a', 0.35)).at(0, 48.3, 0),
    ballHead().at(0, 56, 0),
    solid(tube(through([3, 46, 0, 5.4, 44, 1, 5, 40, 1.4], { samples: 20 }), 0.3), fabric('#d2553a', 0.1)),
  );

export const miniTripod = (): Model =>
  group(
    each([90, 210, 330], (angle) => {
      const [x, z] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      return group(
        solid(
          tube(through([x * 0.9, 9, z * 0.9, x * 2.6, 5.4, z * 2.6, x * 7, 0.7, z * 7], { samples: 24 }), 0.85, {
            across: 1.2,
          }),
          plastic('#3b3d43', { roughness: 0.5 }),
        ),
        solid(sphere(1), rubberBlack).at(x * 7, 0.8, z * 7),
      );
    }),
    solid(turned([0, 0, 2, 0, 2.2, 1.4, 1.9, 3, 0, 3], 0.5), plastic('#3b3d43')).at(0, 8, 0),
    solid(cylinder(0.75, 0.4, 0.1), metal('#d2553a', 0.35))
      .turn(90)
      .at(0, 9.4, 1.9),
    solid(sphere(1.5), chrome).at(0, 11.4, 0),
    solid(cone(1.5, 1.9, 1, 0.2), plastic('#3b3d43')).at(0, 12.5, 0),
    solid(cylinder(1.9, 0.4, 0.1), rubberBlack).at(0, 13.4, 0),
    solid(cylinder(0.36, 1), steel).at(0, 13.6, 0),
    label('PERCHLINE', '#d8dade', 2.4).turn(-22).at(0, 5.6, 4.1),
  );

export function headphoneStand(): Model {
  return group(
    solid(turned([0, 0, 7, 0, 7, 1.3, 0, 1.3], 0.3), brushed('#b9bcc2')),
    solid(turned([0, 0, 6.4, 0, 6.4, 0.5, 0, 0.5], 0.2), walnut).at(0, 1.25, 0),
    solid(rod([0, 1.4, 0], [0, 27, 0], 0.8), steel),
    solid(
      tube(through([-5.2, 26.4, 0, -2.8, 28.2, 0, 0, 28.7, 0, 2.8, 28.2, 0, 5.2, 26.4, 0], { samples: 30 }), 2.2, {
        across: 0.9,
      }),
      walnut,
    ),
    standHeadphones().at(0, 11.4, 0),
  );
}

export function shockMount(inside: Model = group()): Model {
  const ring = (y: number, radius: number) => solid(torus(radius, 0.34), brushed('#8f9299', 0.3)).at(0, y, 0);
  return group(
    ring(6.6, 5),
    ring(-3.4, 5),
    ring(3.8, 3),
    ring(-0.6, 3),
    each(range(4), (post) =>
      solid(rod([5, -3.4, 0], [5, 6.6, 0], 0.3), brushed('#8f9299', 0.3)).turn(0, post * 90 + 45),
    ),
    each(range(8), (loop) => {
      const upper = loop % 2 === 0;
      return solid(
        tube(
          curve(
            upper
              ? [
                  [5, 6.6, -1.2],
                  [3, 3.8, 0],
                  [5, 6.6, 1.2],
                ]
              : [
                  [5, -3.4, -1.2],
                  [3, -0.6, 0],
                  [5, -3.4, 1.2],
                ],
            { samples: 16 },
          ),
          0.2,
        ),
        plastic('#d2553a', { roughness: 0.7 }),
      ).turn(0, loop * 45);
    }),
    solid(box(3, 2.4, 2.6, 0.5), charcoal).at(0, -3.2, -6),
    solid(cylinder(1.3, 2.8, 0.3), steel).at(0, -6.6, -6.2),
    solid(cylinder(0.9, 2.6, 0.25), charcoal)
      .turn(0, 0, 90)
      .at(3.6, -3.2, -6),
    inside,
  );
}

export const shockMountStanding = (): Model =>
  group(
    shockMount(velvetMicrophone().scale(1.04).at(0, -6.5, 0)),
    solid(turned([0, 0, 4.4, 0, 4.4, 0.8, 0, 0.8], 0.3), charcoal).at(0, -9.6, -6.2),
    solid(rod([0, -9.2, -6.2], [0, -6, -6.2], 0.6), steel),
  );
