import { type Drawing, painted } from '../drawings';
import { box, panel, plate } from '../geometry';
import {
  anodized,
  black,
  brushed,
  charcoal,
  gloss,
  glow,
  type Material,
  metal,
  plastic,
  rubber,
  rubberBlack,
  screen,
  silver,
  white,
} from '../materials';
import { each, group, type Model, solid } from '../model';
import { roundedRectangle } from '../outlines';
import { phoneScreen, wideCameraScreen } from '../phone-screens';
import { cylinder, rod, sphere, through, torus, tube, turned } from '../sweeps';

import { label } from './microphones';

/** A phone facing +z, 15 cm tall, its middle at the origin. */
export function phone(drawing: Drawing = phoneScreen, shell: Material = anodized('#50545e', 0.3)): Model {
  return group(
    solid(plate(roundedRectangle(7.2, 15, 1.1), 0.8, 0.3, 5), shell),
    solid(panel(7, 14.8, 1), gloss('#08090b')).at(0, 0, 0.402),
    solid(panel(6.7, 14.4, 0.85), screen(drawing, 1.1)).at(0, 0, 0.41),
  );
}

export function gimbal(): Model {
  const shell = plastic('#3a3d44', { roughness: 0.42 });
  const motor = (radius = 1.9, height = 2.6) =>
    group(
      solid(cylinder(radius, height, 0.4), shell).at(0, -height / 2, 0),
      solid(torus(radius * 0.96, 0.1), metal('#59b8c8', 0.3)).at(0, height * 0.28, 0),
    );
  return group(
    solid(turned([0, 0, 1.8, 0, 2, 1, 1.7, 11, 1.9, 14, 0, 14], 0.6), rubber('#2e3036')).scale(1, 1, 1.15),
    solid(box(2.2, 5.4, 0.6, 0.3), plastic('#4c5059')).at(0, 10.2, 1.95),
    solid(cylinder(0.75, 0.6, 0.2), black)
      .turn(90)
      .at(0, 11.4, 2.1),
    solid(cylinder(0.42, 0.4, 0.1), glow('#ff4d4d', 1.6))
      .turn(90)
      .at(0, 9, 2.15),
    motor(2).at(0, 15.4, 0),
    solid(
      tube(through([0, 16.4, -0.4, 3.4, 17.4, -1.4, 5.6, 20.5, -2, 5.8, 24, -2], { samples: 30 }), 0.9, {
        across: 1.2,
      }),
      shell,
    ),
    motor(1.9).turn(0, 0, 90).at(4.8, 25, -2),
    solid(tube(through([3.6, 25, -2, 2, 26.6, -2.2, 0.4, 27.4, -1.8], { samples: 20 }), 0.8, { across: 1 }), shell),
    motor(1.8, 2.2).turn(90).at(0, 27.6, -1.4),
    solid(box(4.4, 9, 1, 0.4), black)
      .turn(0, 0, 90)
      .at(0, 27.6, 0.2),
    phone(wideCameraScreen).turn(0, 0, 0).turn(0, 0, 90).at(0, 27.6, 1.1),
    label('DRIFT', '#c8ccd4', 2.4).turn(0, 0, 90).at(0, 5, 2.12),
    each([90, 210, 330], (angle) =>
      solid(
        rod([0, 0.8, 0], [Math.cos((angle * Math.PI) / 180) * 7, 0.4, Math.sin((angle * Math.PI) / 180) * 7], 0.6),
        black,
      ),
    ),
  );
}

export function phoneTripod(): Model {
  return group(
    each([90, 210, 330], (angle) => {
      const [x, z] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      return group(
        solid(
          tube(
            [
              [x * 1, 9, z * 1],
              [x * 9, 0.5, z * 9],
            ],
            0.5,
            { across: 0.8 },
          ),
          charcoal,
        ),
        solid(sphere(0.8), rubberBlack).at(x * 9, 0.5, z * 9),
      );
    }),
    solid(turned([0, 0, 1.5, 0, 1.5, 9, 0, 9], 0.3), charcoal).at(0, 7.6, 0),
    solid(rod([0, 16, 0], [0, 36, 0], 0.75), silver),
    solid(rod([0, 16, 0], [0, 26, 0], 1), brushed('#b9bcc2')),
    solid(cylinder(1.1, 2.2, 0.3), black).at(0, 35.6, 0),
    solid(box(1.6, 8.6, 1.8, 0.5), black).at(0, 42, -0.2),
    ...[-1, 1].map((side) => solid(box(3, 1.2, 2.2, 0.4), black).at(0, 42 + side * 4.4, 0.6)),
    phone(wideCameraScreen).turn(0, 0, 90).at(0, 42, 1),
    group(
      solid(box(2.2, 1.2, 4.2, 0.5), charcoal),
      solid(cylinder(0.6, 0.3, 0.1), plastic('#ef6a3a')).at(0, 0.5, -0.6),
    ).at(9, 0.6, 6.6),
  );
}

export function trioCharger(): Model {
  const base = anodized('#d5d8dc', 0.34);
  const face = painted(256, 256, (pen) => {
    pen.fillStyle = '#05060a';
    pen.fillRect(0, 0, 256, 256);
    for (const [radius, color] of [
      [100, '#ff4f7a'],
      [78, '#8af05d'],
      [56, '#4fd0ff'],
    ] as const) {
      pen.strokeStyle = color;
      pen.lineWidth = 17;
      pen.lineCap = 'round';
      pen.beginPath();
      pen.arc(128, 128, radius, -1.57, 2.2 + radius / 60);
      pen.stroke();
    }
  });
  return group(
    solid(box(18, 1.3, 10, 0.6, 5), base).at(0, 0.65, 0),
    solid(tube(through([-4.4, 1, -3, -4.4, 8, -3.8, -4.4, 12, -2.6], { samples: 20 }), 0.7, { across: 1.4 }), base),
    solid(turned([0, 0, 2.9, 0, 2.9, 0.9, 0, 0.9], 0.25), white)
      .turn(74)
      .at(-4.4, 12.6, -2.4),
    phone().turn(-16).at(-4.4, 11.8, -0.4),
    solid(tube(through([5, 1, -2, 5, 6, -2.4, 5, 7.6, -1.4], { samples: 16 }), 0.6, { across: 1.1 }), base),
    group(
      solid(plate(roundedRectangle(4, 4.6, 1.3), 1.2, 0.5), gloss('#1d1f24')),
      solid(panel(3.3, 3.9, 1), screen(face, 1.3)).at(0, 0, 0.61),
      solid(
        tube(
          through([0, 2.2, -0.2, 0, 3.4, -1.2, 0, 2.4, -3.8, 0, 0, -4.4, 0, -2.4, -3.8, 0, -3.4, -1.2, 0, -2.2, -0.2], {
            samples: 50,
          }),
          0.24,
          { across: 1.25, up: [0, 0, 1] },
        ),
        rubber('#5b7fa6'),
      ),
    )
      .turn(-14)
      .at(5, 8.6, 0.8),
    solid(plate(roundedRectangle(5.6, 4.6, 2), 0.2, 0.08), rubber('#c3c7cc'))
      .turn(90)
      .at(4.8, 1.36, 2.2),
    solid(box(4.6, 1.9, 3.6, 0.9, 5), white).at(4.8, 2.3, 2.3),
    solid(sphere(0.1), glow('#57e08a', 3)).at(4.8, 2.2, 4.1),
  );
}
