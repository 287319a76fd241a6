import { chance, painted } from '../drawings';
import { box, panel, pillow, plate } from '../geometry';
import {
  anodized,
  black,
  brushed,
  charcoal,
  chrome,
  fabric,
  glow,
  gold,
  type Material,
  plastic,
  print,
  rubber,
  rubberBlack,
  screen,
} from '../materials';
import { each, group, type Model, range, solid } from '../model';
import { roundCorners, roundedRectangle } from '../outlines';
import { padFace } from '../pad-faces';

import { cylinder, through, torus, tube, turned } from '../sweeps';
import type { Vec2 } from '../vectors';
import { label } from './microphones';

const padColors: [string, string][] = [
  ['#ff5d7a', '#c22d5e'],
  ['#6d8dff', '#3f4fd0'],
  ['#3fd0a0', '#178a70'],
  ['#ffb14d', '#e0702a'],
  ['#b07dff', '#6f3fd6'],
  ['#4dd0ff', '#1f86c9'],
  ['#39414f', '#232933'],
];

/** Lit keys in rows, leaning back on a foot. */
export function streamController(rows: number, columns: number, shell: Material, foot: Material): Model {
  const [width, height] = [columns * 2.15 + 1.1, rows * 2.15 + 1.3];
  const face = group(
    solid(box(width, height, 2.2, 0.75, 5), shell),
    solid(plate(roundedRectangle(width - 0.5, height - 0.5, 0.6), 0.2, 0.08), black).at(0, 0, 1.06),
    each(range(rows * columns), (index) => {
      const [column, row] = [index % columns, Math.floor(index / columns)];
      const [top, bottom] = padColors[(index * 5 + row * 3) % padColors.length] ?? ['#39414f', '#232933'];
      const [x, y] = [(column - (columns - 1) / 2) * 2.15, ((rows - 1) / 2 - row) * 2.15];
      return group(
        solid(box(1.82, 1.82, 0.5, 0.24, 3), plastic('#17181c', { roughness: 0.2, coat: 0.6 })).at(x, y, 1.15),
        solid(panel(1.58, 1.58, 0.22), screen(padFace(index * 3 + row, top, bottom), 1.25)).at(x, y, 1.42),
      );
    }),
  );
  return group(
    face.turn(-42).at(0, height * 0.42 + 0.6, 0),
    solid(box(width * 0.86, 0.9, height * 0.8, 0.4), foot).at(0, 0.45, -0.6),
    solid(box(width * 0.5, height * 0.66, 0.8, 0.3), foot)
      .turn(14)
      .at(0, height * 0.3, -height * 0.34),
    solid(
      tube(through([0, 1, -3, 1, 0.6, -7, 6, 0.4, -8.5, width * 0.8, 0.4, -5], { samples: 40 }), 0.24),
      rubberBlack,
    ),
  );
}

export const cue15 = (): Model => streamController(3, 5, plastic('#2b2d33', { roughness: 0.45 }), anodized('#44474e'));

export const cue6 = (): Model => streamController(2, 3, plastic('#eeebe4', { roughness: 0.4 }), plastic('#d9d5cc'));

export function turnDial(): Model {
  return group(
    solid(turned([0, 0, 4.2, 0, 4.2, 1, 0, 1], 0.3), anodized('#2f3238', 0.4)),
    solid(torus(3.72, 0.2, 0.6), glow('#ff8a4d', 2.6)).at(0, 1.05, 0),
    solid(turned([0, 0, 3.3, 0, 3.3, 2.6, 3.1, 3, 2.4, 2.85, 0, 2.75], 0.16), brushed('#c9ccd2', 0.28)).at(0, 1, 0),
    each(range(60), (index) =>
      solid(box(0.12, 1.7, 0.14, 0.04, 1), chrome)
        .at(0, 2.3, 3.3)
        .turn(0, index * 6),
    ),
    solid(cylinder(0.22, 0.1), glow('#ff8a4d', 2)).at(0.9, 3.86, -1.6),
    solid(
      tube(through([0, 0.5, -4, 1, 0.3, -7, 5, 0.3, -8, 8, 0.3, -5], { samples: 40 }), 0.24),
      fabric('#8b8f98', 0.08),
    ),
  );
}

export function wrenMouse(): Model {
  const outline = roundCorners(
    [
      [3, -5.2],
      [3.2, 0],
      [3.3, 5.6],
      [-3.3, 5.6],
      [-3.2, 0],
      [-3, -5.2],
    ] as Vec2[],
    3.2,
    { steps: 10 },
  );
  const shell = plastic('#f0eee9', { roughness: 0.35 });
  return group(
    solid(pillow(outline, 4, 2.5, 0.03), shell).at(0, 0.4, 0),
    solid(plate(outline, 0.8, 0.3), plastic('#d6d3cc'))
      .turn(90)
      .scale(0.97, 1, 0.97)
      .at(0, 0.5, 0),

    solid(cylinder(1.1, 0.66, 0.14), rubber('#3b3d42'))
      .turn(0, 0, 90)
      .at(0.33, 2.95, -2.9),
    solid(torus(1.1, 0.07), gold).turn(0, 0, 90).at(0, 2.95, -2.9),
    each([-0.6, 1.7], (z) =>
      solid(box(0.4, 0.66, 2, 0.2), plastic('#bdb9b0'))
        .turn(0, 0, 14)
        .at(-2.98, 2.4, z - 0.6),
    ),
    solid(box(0.5, 0.1, 0.5, 0.05), glow('#57e08a', 2)).at(0, 4.2, 0.2),
  );
}

const contours = painted(1800, 800, (pen) => {
  pen.fillStyle = '#33475a';
  pen.fillRect(0, 0, 1800, 800);
  const random = chance(21);
  for (let hill = 0; hill < 9; hill += 1) {
    const [x, y, size, phase] = [random() * 1800, random() * 800, 60 + random() * 80, random() * 6];
    for (let ring = 1; ring < 9; ring += 1) {
      pen.strokeStyle = hill % 3 === 0 ? '#e0a070' : '#7f9cb0';
      pen.lineWidth = ring % 4 === 0 ? 5 : 2.5;
      pen.beginPath();
      for (let step = 0; step <= 90; step += 1) {
        const angle = (step / 90) * Math.PI * 2;
        const reach =
          size * ring * 0.42 * (1 + 0.16 * Math.sin(angle * 3 + phase) + 0.08 * Math.sin(angle * 5 - phase * 2));
        pen.lineTo(x + Math.cos(angle) * reach * 1.25, y + Math.sin(angle) * reach);
      }
      pen.stroke();
    }
  }
});

export function deskMat(): Model {
  const spiral = range(90).map((step): Vec2 => {
    const angle = (step / 90) * Math.PI * 5;
    return [Math.cos(angle) * (1.2 + step * 0.034), Math.sin(angle) * (1.2 + step * 0.034)];
  });
  return group(
    solid(plate(roundedRectangle(78, 40, 2), 0.5, 0.2), rubber('#26333f'))
      .turn(-90)
      .at(0, 0.25, 0),
    solid(panel(77, 39, 1.6), print(contours, { roughness: 0.95 }))
      .turn(-90)
      .at(0, 0.52, 0),
    solid(
      tube(
        spiral.map(([x, y]) => [x, y + 4.3, 0] as const),
        20,
        { across: 0.2, sides: 24, up: [0, 0, 1] },
      ),
      rubber('#2f4252'),
    ).at(37.5, 0, 0),
  );
}

export function footPedal(): Model {
  const pedal = (x: number, mark: string) =>
    group(
      solid(box(8.2, 1.3, 9.4, 0.55, 4), anodized('#5a5e67', 0.4)),
      each(range(5), (line) => solid(box(6.4, 0.3, 0.5, 0.12), rubberBlack).at(0, 0.68, -2.6 + line * 1.25)),
      solid(box(1.6, 0.2, 0.4, 0.08), glow(mark, 2.2)).at(0, 0.7, 3.9),
    )
      .turn(11)
      .at(x, 3.2, 0.3);
  return group(
    solid(box(29.6, 2, 11.6, 0.8, 4), charcoal).at(0, 1, 0),
    pedal(-9.4, '#ff5d7a'),
    pedal(0, '#ffc24d'),
    pedal(9.4, '#4fe08c'),
    label('CASTLANE STEP', '#d0d3d9', 7).at(0, 1, 5.83),
    solid(tube(through([11, 1, -5.8, 12, 0.6, -9, 6, 0.4, -11, -6, 0.4, -10], { samples: 50 }), 0.35), rubberBlack),
  );
}
