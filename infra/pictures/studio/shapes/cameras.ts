import { card, landscape, painted } from '../drawings';
import { box, panel, plate } from '../geometry';
import {
  anodized,
  black,
  charcoal,
  chrome,
  gloss,
  glow,
  leather,
  type Material,
  metal,
  plastic,
  print,
  rubber,
  rubberBlack,
  screen,
  silver,
  steel,
  white,
} from '../materials';
import { each, group, type Model, range, solid } from '../model';
import { cylinder, rod, sphere, through, torus, tube, turned } from '../sweeps';
import { eyeGlass, lens } from './lenses';
import { label } from './microphones';

export function vistaWebcam(): Model {
  const body = anodized('#43464d', 0.4);
  const head = group(
    solid(turned([0, -5, 2.3, -5, 2.3, 5, 0, 5], 1.1), body).turn(0, 0, 90),
    ...[-1, 1].map((side) =>
      solid(torus(2.32, 0.09), metal('#d98f66', 0.25))
        .turn(0, 0, 90)
        .at(side * 3.1, 0, 0),
    ),
    solid(turned([0, 0, 1.9, 0, 1.9, 1, 1.6, 1.15, 0, 1.15], 0.15), black)
      .turn(90)
      .at(0, 0, 1.7),
    eyeGlass(1.3).at(0, 0, 2.86),
    solid(sphere(0.14), glow('#57e08a', 3)).at(3.7, 0.35, 2.2),
  );
  const clip = group(
    solid(cylinder(0.7, 1.3), steel).at(0, -3.2, 0),
    solid(box(4.4, 0.8, 4.2, 0.35), body).at(0, -3.6, -0.2),
    solid(box(4.4, 4.6, 0.7, 0.3), body)
      .turn(8)
      .at(0, -5.5, 1.4),
    label('CASTLANE', '#d6d8dd', 2.6).turn(8).at(0, -5.6, 1.76),
    solid(box(3.6, 2.2, 0.3, 0.12), rubberBlack)
      .turn(8)
      .at(0, -6.2, 1),
    solid(box(4.4, 5, 0.8, 0.3), body)
      .turn(-32)
      .at(0, -5.4, -2.8),
  );
  return group(head.turn(-3), clip);
}

export function glanceWebcam(): Model {
  const body = plastic('#efece6', { roughness: 0.38 });
  return group(
    solid(box(4.6, 4.6, 4, 1.05, 6), body),
    solid(cylinder(1.75, 0.3, 0.1), gloss('#15161a'))
      .turn(90)
      .at(0, 0, 1.85),
    eyeGlass(1.1).at(0, 0, 2.2),
    solid(box(1.5, 0.32, 0.34, 0.15), plastic('#e9744f')).at(0, 1.9, 1.95),
    solid(sphere(0.1), glow('#57e08a', 3)).at(1.75, 0, 2.02),
    solid(cylinder(0.6, 0.9), silver).at(0, -3, 0),
    solid(box(3.8, 0.6, 3.6, 0.28), body).at(0, -3.2, 0),
    solid(box(3.8, 3.6, 0.55, 0.25), body)
      .turn(-26)
      .at(0, -4.5, -2),
    solid(box(3.8, 1.5, 0.55, 0.25), body).at(0, -3.8, 1.55),
    solid(
      tube(
        through([0, -1, -2, 1, -3, -4.5, 4, -5.6, -4, 7, -5.8, 0, 5.2, -5.8, 3.4, 8.6, -5.8, 5], { samples: 70 }),
        0.22,
      ),
      white,
    ),
  );
}

export function miraCamera(): Model {
  const shell = plastic('#2b2c30', { roughness: 0.4 });
  const skin = leather('#26272a');
  return group(
    solid(box(12.4, 7.2, 3.6, 0.6, 5), shell),
    solid(box(12.5, 4.6, 3.7, 0.5, 4), skin).at(0, -0.5, 0),
    solid(box(3.2, 7.1, 5.2, 1.3, 6), skin).at(-5.1, -0.05, 0.7),
    solid(box(12.3, 1.2, 3.5, 0.4), anodized('#54575e', 0.4)).at(0, 3.4, 0),
    solid(
      plate(
        [
          [2.7, -1],
          [2, 1.3],
          [-2, 1.3],
          [-2.7, -1],
        ],
        3.2,
        0.5,
      ),
      shell,
    ).at(0.4, 4.6, 0),
    label('VANTRELL', '#e5e6ea', 2.7).at(0.4, 4.75, 1.63),
    solid(box(2.2, 0.25, 2, 0.08), steel).at(0.4, 6, -0.3),
    solid(cylinder(1, 0.9, 0.12), steel).at(4.4, 3.9, -0.2),
    solid(cylinder(0.8, 0.7, 0.1), black).at(-3.5, 3.9, -0.6),
    solid(cylinder(0.65, 0.55, 0.15), chrome).at(-5.2, 3.95, 1.9),
    solid(torus(3.1, 0.3), chrome).turn(90).at(0.4, -0.2, 1.8),
    lens({ radius: 2.95, length: 5.6, barrel: plastic('#26272a', { roughness: 0.35 }) }).at(0.4, -0.2, 1.8),
    solid(sphere(0.2), glow('#ff5c4d', 2.4)).at(4.9, 2.2, 1.75),
    solid(panel(1.9, 0.5, 0.1), print(painted(64, 16, (pen) => card(pen, 0, 0, 64, 16, 4, '#d2553a')))).at(
      4.9,
      -2.9,
      1.87,
    ),
  );
}

export function captureCard(): Model {
  const body = anodized('#3a3d45', 0.36);
  return group(
    solid(box(11.8, 2.3, 7.6, 0.55, 5), body).at(0, 1.15, 0),
    solid(box(11, 0.1, 0.34, 0.04), glow('#ff5148', 3.2)).at(0, 2.32, 2.9),
    label('RELAY 4K', '#e6e8ee', 5.2).turn(-90).at(-1.8, 2.33, 0.4),
    solid(panel(1.5, 0.55, 0.1), glow('#0c0d10', 0)).at(-3.4, 1.15, 3.81),
    solid(panel(1.5, 0.55, 0.1), glow('#0c0d10', 0)).at(-1, 1.15, 3.81),
    solid(panel(1.0, 0.42, 0.2), glow('#0c0d10', 0)).at(1.3, 1.15, 3.81),
    solid(cylinder(0.34, 0.1), black).turn(90).at(3.4, 1.15, 3.76),
    solid(box(1.2, 0.75, 2.2, 0.25), charcoal).at(1.3, 1.15, 5.2),
    solid(
      tube(through([1.3, 1.15, 6, 1.5, 0.6, 8.2, 4.4, 0.3, 9, 7.4, 0.3, 6.5, 8.6, 0.3, 1], { samples: 70 }), 0.3),
      rubberBlack,
    ),
  );
}

export function captureStick(): Model {
  const body = anodized('#5d6169', 0.34);
  const stick = group(
    solid(box(6.2, 1.3, 2.8, 0.4, 4), body),
    solid(box(1.9, 0.5, 1.25, 0.05), steel).at(4, 0, 0),
    solid(box(0.9, 0.12, 0.8, 0.02), black).at(4.6, 0.1, 0),
    solid(panel(1.5, 0.5, 0.1), glow('#0b0c0f', 0))
      .turn(0, -90)
      .at(-3.11, 0, 0),
    label('RELAY mini', '#f1f2f5', 2.8, 0.06).turn(-90).at(-0.4, 0.66, 0),
    solid(sphere(0.14), glow('#4fb4ff', 3)).at(2.3, 0.62, 0),
  );
  const cable = group(
    solid(box(2.6, 0.9, 1.9, 0.3), charcoal).at(-4.8, 0, 0),
    solid(
      tube(
        through([-6, 0, 0, -8, -0.2, 0.6, -8.4, -0.3, 3.4, -5, -0.3, 4.4, -1, -0.3, 3.4, 3, -0.3, 4.2], {
          samples: 80,
        }),
        0.34,
      ),
      rubberBlack,
    ),
  );
  return group(stick, cable);
}

export function ptzCamera(): Model {
  const shell = plastic('#e9e8e6', { roughness: 0.3, coat: 0.3 });
  const head = group(
    solid(sphere(4.3), shell).scale(0.92, 1, 1),
    solid(turned([0, 0, 3, 0, 3, 1.5, 2.6, 1.7, 0, 1.7], 0.3), gloss('#17181b'))
      .turn(90)
      .at(0, 0, 3.1),
    eyeGlass(2).at(0, 0, 4.85),
  ).turn(6, -14, 0);
  return group(
    solid(turned([0, 0, 6, 0, 6, 1.6, 5.2, 3, 0, 3], 0.6), shell),
    solid(turned([0, 2.8, 5, 2.8, 5, 3.6, 0, 3.6], 0.2), charcoal),
    ...[-1, 1].map((side) => solid(box(1.7, 8.6, 4.6, 0.8, 5), shell).at(side * 5, 7.2, 0)),
    head.at(0, 8.8, 0),
    label('VANTRELL', '#85878c', 2.6).at(0, 1.25, 6.02),
    solid(sphere(0.2), glow('#57e08a', 3)).at(2.3, 1.0, 5.6),
  );
}

const trail = painted(512, 512, (pen) =>
  landscape(pen, 512, 512, ['#f7b267', '#f79d65', '#7aa6c2'], ['#5b7f8c', '#3f6470', '#28454f']),
);

export function actionCamera(): Model {
  const shell = rubber('#34363c');
  return group(
    solid(box(7.2, 5.2, 3.2, 0.7, 5), shell),
    solid(box(3.4, 3.4, 1, 0.5, 4), black).at(1.6, 0.6, 1.7),
    eyeGlass(1.25).at(1.6, 0.6, 2.22),
    solid(panel(2.3, 2.3, 0.2), screen(trail, 0.9)).at(-1.9, 0.35, 1.62),
    label('SKIFF', '#e9e6e0', 1.9).at(-1.9, -1.75, 1.62),
    solid(box(1.5, 0.35, 1.2, 0.15), plastic('#ef6a3a')).at(-1.9, 2.7, 0),
    solid(sphere(0.13), glow('#ff4d4d', 3)).at(3, 2, 1.5),
    ...[-0.6, 0.6].map((x) => solid(box(0.5, 1.6, 1.4, 0.22), black).at(x, -3.1, 0)),
    solid(rod([-1.6, -3.5, 0], [1.9, -3.5, 0], 0.28), steel),
    solid(box(4.6, 0.8, 4.2, 0.3), black).at(0, -4.4, 0),
  );
}

export function videoSwitcher(): Model {
  const lit = (hex: string): Material => glow(hex, 1.5);
  const keys = [lit('#ff4a4a'), lit('#f2f2f4'), lit('#f2f2f4'), lit('#f2f2f4')];
  const previews = [lit('#f2f2f4'), lit('#4ee08a'), lit('#f2f2f4'), lit('#f2f2f4')];
  const key = (x: number, z: number, material: Material) => solid(box(1.7, 0.8, 1.7, 0.22), material).at(x, 2.9, z);
  const top = group(
    solid(box(24, 3, 12, 0.6, 4), plastic('#3a3c43', { roughness: 0.5 })).at(0, 1.3, 0),
    each(keys, (material, index) => key(-9.6 + index * 2.3, 3.4, material)),
    each(previews, (material, index) => key(-9.6 + index * 2.3, 0.9, material)),
    each(range(8), (index) =>
      solid(box(1.1, 0.5, 0.8, 0.18), plastic(index === 2 ? '#f0a35a' : '#5a5d66')).at(
        -9.9 + (index % 4) * 2.3,
        2.85,
        -2.6 - Math.floor(index / 4) * 1.6,
      ),
    ),
    solid(box(0.7, 0.1, 7.2, 0.04), black).at(8.4, 2.82, 0.6),
    solid(box(3.2, 1.5, 1.5, 0.4), plastic('#d8dade')).at(8.4, 3.6, -0.8),
    each([1.6, 4.2], (x) =>
      each([3.2, -0.2], (z) =>
        group(
          solid(turned([0, 0, 0.95, 0, 0.85, 1.1, 0, 1.1], 0.15), silver).at(x, 2.8, z),
          solid(box(0.12, 0.05, 0.7, 0.02), plastic('#e9744f')).at(x, 3.92, z + 0.3),
        ),
      ),
    ),
    label('CROSSCUT', '#dfe1e6', 4.6).turn(-90).at(3, 2.81, -3.6),
  );
  return top.turn(9);
}
