import { box, plate } from '../geometry';
import {
  anodized,
  black,
  brushed,
  charcoal,
  chrome,
  copper,
  type Material,
  metal,
  plastic,
  rubberBlack,
  steel,
} from '../materials';
import { each, group, type Model, range, solid } from '../model';
import { roundedRectangle } from '../outlines';
import { wallpaper } from '../screens';
import { cylinder, rod, sphere, through, torus, tube, turned } from '../sweeps';
import type { Vec3 } from '../vectors';
import { miraCamera } from './cameras';
import { screenHead } from './displays';
import { lightBar } from './lights';
import { emberHead, label } from './microphones';
import { blush } from './stands';

export function deskClamp(): Model {
  return group(
    solid(box(5.4, 1.6, 7, 0.5), black).at(0, 0.8, 0),
    solid(box(5.4, 8, 1.8, 0.5), black).at(0, -2.4, -2.8),
    solid(box(5.4, 1.6, 6, 0.4), black).at(0, -6.2, -0.8),
    solid(cylinder(0.65, 5), steel).at(0, -8.6, 0.8),
    solid(cylinder(1.7, 0.9, 0.2), black).at(0, -3.9, 0.8),
    solid(cylinder(1.3, 1.6, 0.3), plastic('#3d3f45')).at(0, -9.6, 0.8),
  );
}

function armBeam(from: Vec3, to: Vec3, material: Material, spring = true): Model {
  const offset = (point: Vec3, z: number): Vec3 => [point[0], point[1], point[2] + z];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const span = Math.hypot(dx, dy);
  const coil = range(200).map((step): Vec3 => {
    const t = 0.16 + (step / 199) * 0.5;
    const angle = (step / 199) * Math.PI * 44;
    return [
      from[0] + dx * t - (dy / span) * Math.cos(angle) * 0.75,
      from[1] + dy * t + (dx / span) * Math.cos(angle) * 0.75,
      from[2] + Math.sin(angle) * 0.75,
    ];
  });
  return group(
    ...[-1.5, 1.5].map((z) => solid(rod(offset(from, z), offset(to, z), 0.72), material)),
    ...(spring ? [solid(tube(coil, 0.17, { sides: 6 }), chrome)] : []),
    ...[from, to].map((end) =>
      solid(cylinder(1.5, 4.4, 0.3), black)
        .turn(90)
        .at(end[0], end[1], end[2] - 2.2),
    ),
  );
}

export function boomArm(head: Model = group()): Model {
  const [shoulder, elbow, wrist]: [Vec3, Vec3, Vec3] = [
    [0, 6, 0],
    [-13, 41, 0],
    [25, 47, 0],
  ];
  const arm = anodized('#3a3c42', 0.4);
  return group(
    deskClamp(),
    solid(cylinder(1.2, 5), steel).at(0, 1.4, 0),
    armBeam(shoulder, elbow, arm),
    armBeam(elbow, wrist, arm),
    solid(rod(wrist, [27, 42, 0], 0.6), steel),
    solid(sphere(1.1), copper).at(27, 42, 0),
    solid(
      tube(through([-1, 5, 2.4, -12.6, 39, 2.4, 0, 45.4, 2.4, 24, 48.6, 2.2, 27, 40, 1.4], { samples: 80 }), 0.26),
      rubberBlack,
    ),
    head.at(27, 32.6, 0),
  );
}

export const boomArmAlone = (): Model => boomArm(solid(cylinder(0.8, 2.4, 0.1), copper).at(0, 6.6, 0));

export const boomArmWithMicrophone = (): Model => boomArm(emberHead().turn(0, 0, 180).scale(1.45));

export function lowProfileArm(): Model {
  const body = anodized('#45484f', 0.36);
  const beam = (length: number) =>
    group(
      solid(box(length, 3.4, 3, 1.2, 5), body).at(length / 2, 0, 0),
      solid(box(length - 8, 0.3, 1.2, 0.1), rubberBlack).at(length / 2, 1.66, 0),
      solid(cylinder(2.3, 5, 0.5), black).at(0, -2.5, 0),
    );
  return group(
    deskClamp(),
    solid(cylinder(1.7, 4.4, 0.3), steel).at(0, 1.4, 0),
    beam(32).turn(0, 0, 4).turn(0, 62).at(0, 7.8, 0),
    beam(32).turn(0, 0, 10).turn(0, -24).at(14.9, 13.6, -28),
    group(solid(cylinder(0.9, 5.6), steel), solid(cylinder(1.3, 1.2, 0.2), copper).at(0, 5, 0)).at(43, 17.6, -15.4),
    label('PERCHLINE', '#d9dbe0', 7).turn(0, -24).at(27, 15.9, -20.9),
  );
}

export function monitorArm(screens: 1 | 2): Model {
  const body = screens === 1 ? plastic('#ececea', { roughness: 0.35 }) : anodized('#44474e', 0.38);
  const side = (hand: 1 | -1) => {
    const [elbow, wrist]: [Vec3, Vec3] = [
      [hand * 22, 26, 8],
      [hand * (screens === 1 ? 44 : 26), screens === 1 ? 44 : 42, 12],
    ];
    return group(
      solid(tube([[0, 24, 0], elbow], 1.7, { across: 2.3 }), body),
      solid(tube([elbow, wrist], 1.8, { across: 2.5 }), body),
      solid(cylinder(2.6, 6, 0.5), charcoal).at(elbow[0], elbow[1] - 3, elbow[2]),
      solid(sphere(2.4), charcoal).at(...wrist),
      group(
        solid(plate(roundedRectangle(11, 11, 1.6), 0.8, 0.3), steel),
        each([45, 135, 225, 315], (angle) =>
          solid(cylinder(0.5, 1.2), black)
            .turn(90)
            .at(Math.cos((angle * Math.PI) / 180) * 6, Math.sin((angle * Math.PI) / 180) * 6, 0),
        ),
      ).at(wrist[0], wrist[1], wrist[2] + 3),
    );
  };
  return group(
    deskClamp().scale(1.5),
    solid(cylinder(1.9, screens === 1 ? 26 : 46, 0.4), steel),
    solid(cylinder(2.9, 6, 0.5), charcoal).at(0, 21, 0),
    side(1),
    ...(screens === 2 ? [side(-1)] : []),
  );
}

export function dualArmWithScreens(): Model {
  const head = (x: number, turn: number) => screenHead(48, 29, blush, charcoal, 0.4).turn(0, turn).at(x, 42, 17);
  return group(monitorArm(2), head(-25.6, 12), head(25.6, -12));
}

export function singleArmWithScreen(): Model {
  return group(
    monitorArm(1),
    screenHead(
      40,
      25,
      wallpaper(['#d9ecff', '#9cc9f2', '#5e9fe0'], ['#4a86cf', '#366db5', '#275694', '#1b3f72']),
      plastic('#ececea'),
      0.4,
    )
      .turn(0, -12)
      .at(44, 44, 17),
  );
}

export const barOnMonitor = (): Model =>
  group(
    screenHead(
      52,
      29,
      wallpaper(['#1d2440', '#3c3f7a', '#7d5a9c'], ['#33376b', '#252a55', '#191d40', '#10132c']),
      charcoal,
    ).at(0, 20.6, 0),
    lightBar().at(0, 36.8, 1.6),
    solid(turned([0, 0, 3.1, 0, 3.1, 2, 0, 2], 0.4), anodized('#33353b')).at(20, 0, 18),
    solid(torus(2.2, 0.14), metal('#e0b777', 0.25)).at(20, 2, 18),
    solid(box(9, 8, 2, 0.6), charcoal).at(0, 4, -2),
    solid(box(22, 0.8, 16, 0.4), charcoal).at(0, 0.4, 0),
  );

export function overheadMount(): Model {
  return group(
    deskClamp().scale(1.3),
    solid(rod([0, 1, 0], [0, 66, 0], 1.3), anodized('#3f4249', 0.38)),
    solid(cylinder(2.2, 4.6, 0.4), black).at(0, 38, 0),
    solid(box(5, 5, 5, 1.2), black).at(0, 64, 0),
    solid(rod([-13, 64, 0], [44, 64, 0], 1.1), anodized('#8a8d94', 0.3)),
    solid(turned([0, 0, 3, 0, 3, 6, 0, 6], 0.6), brushed('#b9bcc2'))
      .turn(0, 0, 90)
      .at(-10, 64, 0),
    solid(cylinder(1.9, 3, 0.4), black)
      .turn(0, 0, 90)
      .at(42, 64, 0),
    solid(rod([40, 64, 0], [40, 58, 0], 0.9), steel),
    solid(sphere(1.6), chrome).at(40, 57.4, 0),
    miraCamera().scale(1.15).turn(90, 0).at(40, 53.6, 0),
    solid(cylinder(1.2, 2.2, 0.3), metal('#d2553a', 0.4))
      .turn(90)
      .at(0, 64, 2.4),
  );
}
