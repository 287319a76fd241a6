import { gradient, painted } from '../drawings';
import { box, frame, panel, plate, quad } from '../geometry';
import {
  anodized,
  black,
  charcoal,
  fabric,
  glow,
  type Material,
  plastic,
  rubberBlack,
  silver,
  steel,
  white,
} from '../materials';
import { each, group, type Model, solid } from '../model';
import { ellipse, polygon, roundCorners, roundedRectangle } from '../outlines';
import { cylinder, rod, sphere, through, torus, tube, turned } from '../sweeps';
import { label } from './microphones';

export const daylight: Material = glow('#fff1dc', 1.5);

/** A ring of light looking along +z, its middle at the origin. */
export function ringHead(radius: number, width: number): Model {
  return group(
    solid(frame(ellipse((radius + width) * 2 + 0.8), ellipse((radius - width) * 2 - 0.8), 1.6), plastic('#303238')),
    solid(torus(radius, width, 0.34), daylight)
      .turn(90)
      .at(0, 0, 0.55),
  );
}

export function tripodLegs(height: number, reach: number, leg: Material, hub: Material = black): Model {
  return group(
    each([90, 210, 330], (angle) => {
      const [x, z] = [Math.cos((angle * Math.PI) / 180) * reach, Math.sin((angle * Math.PI) / 180) * reach];
      return group(
        solid(rod([x * 0.1, height, z * 0.1], [x, 0.5, z], reach * 0.036), leg),
        solid(rod([x * 0.55, height * 0.52, z * 0.55], [0, height * 0.42, 0], reach * 0.02), leg),
        solid(sphere(reach * 0.07), rubberBlack).at(x, 0.5, z),
      );
    }),
    solid(cylinder(reach * 0.11, height * 0.22, 0.2), hub).at(0, height * 0.86, 0),
    solid(cylinder(reach * 0.09, height * 0.08, 0.2), hub).at(0, height * 0.38, 0),
  );
}

export function halo10(): Model {
  return group(
    solid(turned([0, 0, 6.5, 0, 6.5, 1.1, 1.4, 1.8, 0, 1.8], 0.5), plastic('#303238')),
    solid(rod([0, 1.5, 0], [0, 16, 0], 0.45), steel),
    solid(cylinder(0.85, 2.6, 0.2), plastic('#303238')).at(0, 13, 0),
    solid(sphere(1.1), black).at(0, 17, 0),
    ringHead(11.2, 1.9).turn(-6).at(0, 30.4, 0.6),
    solid(tube(through([0, 2, -1, 3, 0.4, -6, 9, 0.4, -5, 11.5, 0.6, 2], { samples: 50 }), 0.28), rubberBlack),
    solid(box(2, 1.1, 4.6, 0.5), plastic('#303238'))
      .turn(0, -20)
      .at(12.2, 0.6, 4.6),
    each([-1, 0, 1], (step) =>
      solid(cylinder(0.4, 0.3, 0.08), step === 0 ? glow('#ffd9a0', 1.8) : silver).at(
        12.2 - step * 0.45,
        1,
        4.6 + step * 1.3,
      ),
    ),
  );
}

export function halo18(phone: Model): Model {
  return group(
    tripodLegs(40, 30, charcoal),
    solid(rod([0, 34, 0], [0, 74, 0], 1.2), steel),
    solid(cylinder(2, 5, 0.4), black).at(0, 58, 0),
    solid(box(4, 4, 4, 1), black).at(0, 76, -0.6),
    ringHead(21, 3.4).turn(-5).at(0, 100, 1),
    solid(rod([0, 77, 1], [0, 92, 2], 0.7), black),
    phone.scale(1.25).turn(-5).at(0, 100, 2),
  );
}

export function panel60(): Model {
  const head = group(
    solid(plate(roundedRectangle(35, 25, 1.6), 2, 0.6), plastic('#34363c')),
    solid(panel(32.6, 22.6, 1), daylight).at(0, 0, 1.02),
  );
  return group(
    head.turn(-7).turn(0, 14, 0).at(0, 62, 2.5),
    solid(cylinder(1.3, 3.4, 0.3), black)
      .turn(90)
      .at(0, 62, -2),
    solid(rod([0, 6, -2.4], [0, 62, -2.4], 0.9), steel),
    solid(cylinder(1.5, 3.2, 0.3), black).at(0, 34, -2.4),
    solid(box(5, 2.2, 7, 0.5), black).at(0, 6.2, 0),
    solid(box(5, 9, 2.2, 0.5), black).at(0, 3, -3),
    solid(box(5, 1.8, 6, 0.4), black).at(0, -0.8, -0.6),
    solid(cylinder(0.7, 5), steel).at(0, -4, 1),
    solid(cylinder(1.9, 1, 0.3), black).at(0, -4.4, 1),
    solid(box(40, 3, 16, 0.6), plastic('#b98a5c', { pattern: 'wood', patternSize: 1.6, coat: 0.2 })).at(0, 3.2, 6),
  );
}

function softbox(): Model {
  const cloth = fabric('#34353b', 0.5);
  const head = group(
    ...[-1, 1].flatMap((side) => [
      solid(
        quad([
          [-25, 35 * side, 0],
          [25, 35 * side, 0],
          [6, 6 * side, -26],
          [-6, 6 * side, -26],
        ]),
        cloth,
      ),
      solid(
        quad([
          [25 * side, -35, 0],
          [25 * side, 35, 0],
          [6 * side, 6, -26],
          [6 * side, -6, -26],
        ]),
        cloth,
      ),
    ]),
    solid(panel(50, 70, 0.5), glow('#fff0da', 1.25)).at(0, 0, -0.6),
    solid(frame(roundedRectangle(51, 71, 0.6), roundedRectangle(48.6, 68.6, 0.6), 1.2), black),
    solid(cylinder(6.5, 9, 1), charcoal)
      .turn(-90)
      .at(0, 0, -25),
  );
  return head.turn(4).at(0, 132, 14);
}

function softboxOnStand(): Model {
  return group(
    tripodLegs(48, 34, charcoal),
    solid(rod([0, 40, 0], [0, 132, -8], 1.4), steel),
    solid(cylinder(2.4, 6, 0.4), black).at(0, 86, -4),
    softbox(),
  );
}

export const softboxKit = (): Model =>
  group(softboxOnStand().turn(0, 40).at(-52, 0, 0), softboxOnStand().turn(0, -38).at(54, 0, -14));

const rainbow = painted(64, 1024, (pen) => {
  pen.fillStyle = gradient(pen, [0, 0], [0, 1024], ['#ff3d7f', '#ff5db8', '#9a5bff', '#4a7dff', '#2fd6ff']);
  pen.fillRect(0, 0, 64, 1024);
});

export function wandLight(): Model {
  const tubeBody = (length: number) => {
    const round = cylinder(2, length);
    const bar = { ...round, uvs: round.positions.map(([, y]) => [0.5, y / length] as const) };
    return group(
      solid(bar, { ...glow('#ffffff', 1.9), drawing: rainbow }),
      solid(turned([0, -5, 2.15, -5, 2.15, 0.4, 0, 0.4], 0.4), charcoal),
      solid(turned([0, length - 0.4, 2.15, length - 0.4, 2.15, length + 3.4, 0, length + 3.4], 0.4), charcoal),
      solid(box(4, length, 1.1, 0.4), charcoal).at(0, length / 2, -1.9),
      label('WAND', '#e9e9ee', 3).turn(0, 0, 90).at(0, -2.4, 2.18),
    );
  };
  const mesh = tubeBody(48);
  return group(
    mesh.at(0, 6.4, 0).turn(0, 0, -9),
    each([30, 150, 270], (angle) =>
      solid(
        rod([0, 2.4, 0], [Math.cos((angle * Math.PI) / 180) * 11, 0.5, Math.sin((angle * Math.PI) / 180) * 11], 0.65),
        black,
      ),
    ),
    solid(sphere(1.8), black).at(0, 2.6, 0),
  );
}

export function clipLight(laptop: Model): Model {
  return group(
    laptop,
    group(
      solid(box(8.6, 8.6, 1.7, 0.7, 4), white),
      solid(panel(7.4, 7.4, 0.9), glow('#fff0d8', 2.1)).at(0, 0, 0.87),
      solid(box(3, 4, 1, 0.4), white).at(0, -5.4, -0.6),
      solid(box(3.4, 2.4, 2.6, 0.5), plastic('#dcd8d0')).at(0, -6.6, 0),
    )
      .turn(-10)
      .scale(1.25)
      .at(0, 30.5, -11.6),
  );
}

export function lightBar(): Model {
  return group(
    solid(turned([0, -23, 1.3, -23, 1.3, 23, 0, 23], 0.3), anodized('#33353b', 0.35)).turn(0, 0, 90),
    solid(box(43, 0.5, 1.5, 0.15), glow('#ffe9c4', 3.2)).at(0, -1.05, 0.5),
    solid(box(4.4, 3.4, 3.6, 0.8), anodized('#33353b', 0.35)).at(0, -0.6, -2.6),
    solid(box(4.4, 4.6, 1.2, 0.4), anodized('#33353b', 0.35))
      .turn(8)
      .at(0, -2.8, -4.4),
  );
}

export function combPanels(): Model {
  const cells: [number, number, string][] = [
    [0, 0, '#ff5da0'],
    [1, 0, '#ff7a59'],
    [0.5, 1, '#c05bff'],
    [-0.5, 1, '#6a6bff'],
    [1.5, 1, '#ff9f4a'],
    [0, 2, '#3f8dff'],
    [-0.5, -1, '#ffc24d'],
  ];
  return group(
    each(cells, ([column, row, color]) => {
      const [x, y] = [column * 18.2, row * 15.75];
      return group(
        solid(plate(roundCorners(polygon(6, 10.3, 90), 1.6), 2, 0.5), white).at(x, y, 0),
        solid(plate(roundCorners(polygon(6, 9.5, 90), 1.4), 0.4, 0.15), glow(color, 1.5)).at(x, y, 0.98),
      );
    }),
  );
}

export function greenScreen(): Model {
  return group(
    solid(box(164, 11, 12, 2.4, 5), anodized('#33353b', 0.4)).at(0, 5.5, 0),
    solid(panel(148, 172, 0.5), fabric('#31b25c', 1.4)).at(0, 98, 0),
    solid(panel(148, 172, 0.5), fabric('#1f7a3d', 1.4))
      .turn(0, 180)
      .at(0, 98, -0.3),
    solid(box(150, 4, 3.4, 1.2), anodized('#33353b', 0.4)).at(0, 185, 0),
    solid(box(14, 4, 3, 1), black).at(0, 189, 0),
    each([-1, 1], (side) =>
      group(
        solid(rod([side * 62, 10, -4], [side * 18, 98, -5], 1.2), steel),
        solid(rod([side * 18, 98, -5], [side * 62, 184, -4], 1.2), steel),
      ),
    ),
    each([-1, 1], (side) => solid(box(7, 2.4, 44, 1), black).at(side * 64, 1.2, 0)),
    label('CASTLANE', '#cfd1d6', 26).at(-56, 6, 6.1),
  );
}
