import { box, frame, panel, plate } from '../geometry';
import { anodized, brushed, charcoal, clear, glow, plastic, rubber, rubberBlack, silver, steel } from '../materials';
import { each, group, type Model, solid } from '../model';
import { ellipse, roundedRectangle } from '../outlines';
import { cylinder, rod, through, torus, tube, turned } from '../sweeps';
import { eyeGlass } from './lenses';

import { phone } from './mobile';

/** A clear case beside the phone that it fits, seen from behind. */
export function phoneCase(): Model {
  const shell = clear('#bfe3ee', 0.34);
  const edge = clear('#7fc4d6', 0.6);
  const back = (tint: string) =>
    group(
      solid(plate(roundedRectangle(7.2, 15, 1.1), 0.8, 0.3, 5), anodized(tint, 0.3)),
      solid(plate(roundedRectangle(3.4, 3.4, 0.9), 0.3, 0.12), anodized(tint, 0.24)).at(-1.5, 5.4, 0.5),
      ...[
        [-2.2, 6.1],
        [-0.8, 6.1],
        [-2.2, 4.7],
      ].map(([x = 0, y = 0]) => eyeGlass(0.5).at(x, y, 0.72)),
      solid(cylinder(0.22, 0.1), glow('#fff3d8', 1)).turn(90).at(-0.8, 4.7, 0.62),
    );
  const cover = group(
    solid(frame(roundedRectangle(8, 15.8, 1.5), roundedRectangle(7.3, 15.1, 1.15), 1.3), edge),
    solid(plate(roundedRectangle(7.9, 15.7, 1.45), 0.12, 0.05), shell).at(0, 0, 0.6),
    ...[
      [-3.6, 7.5],
      [3.6, 7.5],
      [-3.6, -7.5],
      [3.6, -7.5],
    ].map(([x = 0, y = 0]) => solid(torus(0.75, 0.32), edge).turn(90).at(x, y, 0)),
    solid(torus(2.2, 0.1), clear('#ffffff', 0.6)).turn(90).at(0, -1, 0.7),
  );
  return group(
    group(back('#7b8fb5'), cover).turn(-9).at(-4.5, 8.2, 0),
    group(cover).turn(-9, 0, 0).turn(0, -16, 0).at(5.2, 8.2, -2.4),
  );
}

export function ledDeskLamp(): Model {
  const shell = anodized('#e9eaec', 0.34);
  return group(
    solid(plate(roundedRectangle(20, 15, 2.4), 1.5, 0.5), shell)
      .turn(90)
      .at(0, 0.75, 0),
    solid(torus(3.2, 0.1), glow('#59c2ff', 2)).at(4.2, 1.52, 0),
    solid(cylinder(3, 0.12), rubber('#c9ccd1')).at(4.2, 1.46, 0),
    each([-1.2, 0, 1.2], (z) => solid(cylinder(0.36, 0.1), glow('#aab2bd', 0.5)).at(-1.6, 1.48, z + 4.4)),
    solid(cylinder(1.7, 2.4, 0.4), shell)
      .turn(90)
      .at(-7, 2.4, -3.4),
    solid(
      tube(
        [
          [-7, 2.4, -2.2],
          [-9.5, 31, -2.2],
        ],
        0.9,
        { across: 1.9 },
      ),
      shell,
    ),
    solid(cylinder(1.7, 3, 0.4), silver)
      .turn(90)
      .at(-9.5, 31.4, -3.7),
    solid(box(30, 1.3, 4.6, 0.6), shell)
      .turn(0, 0, -7)
      .at(4.6, 30.6, -2.2),
    solid(box(25, 0.2, 3.4, 0.1), glow('#fff0d0', 2.6))
      .turn(0, 0, -7)
      .at(5.4, 29.8, -2.2),
  );
}

export function resistanceBands(): Model {
  const bands = [
    ['#f2c14e', 1.5],
    ['#e8744f', 2.2],
    ['#4fa8a0', 3],
    ['#4a6fb5', 3.8],
    ['#7a4f9f', 4.8],
  ] as const;
  return group(
    ...bands.map(([color, width], index) =>
      solid(
        tube(
          ellipse(9.4, 9.4).map(([x, y]) => [x * (1 + 0.08 * Math.sin(index * 2)), y, 0] as const),
          0.22,
          { across: width / 2, closed: true, up: [1, 0, 0] },
        ),
        rubber(color, { roughness: 0.6 }),
      )
        .turn(0, index % 2 ? 8 : -10, index * 20)
        .grounded()
        .at(-10 + index * 4.4 + index * index * 0.42, 0, -index * 0.8),
    ),
    solid(
      tube(through([-10, 0.4, 9, -3, 0.4, 7.6, 4, 0.4, 9.4, 10, 0.4, 8], { samples: 40 }), 0.8, { across: 0.2 }),
      rubberBlack,
    ),
    solid(
      tube(through([10, 0.6, 8, 12.4, 0.6, 6.2, 14, 0.6, 8, 12.4, 0.6, 9.6, 10, 0.6, 8], { samples: 40 }), 0.5),
      plastic('#33363c'),
    ),
  );
}

export function phoneStand(): Model {
  const sheet = brushed('#c7ccd3', 0.3);
  return group(
    solid(plate(roundedRectangle(9, 10, 1.8), 0.9, 0.35), sheet)
      .turn(90)
      .at(0, 0.45, 0),
    solid(plate(roundedRectangle(7.6, 8.6, 1.4), 0.2, 0.05), rubberBlack)
      .turn(90)
      .at(0, 0.06, 0),
    solid(cylinder(0.85, 5, 0.2), steel)
      .turn(0, 0, 90)
      .at(2.5, 1.4, -3),
    solid(
      tube(
        [
          [0, 1.4, -3],
          [0, 9.4, -3.8],
        ],
        1.2,
        { across: 0.4, up: [1, 0, 0] },
      ),
      sheet,
    ),
    solid(cylinder(0.85, 5, 0.2), steel)
      .turn(0, 0, 90)
      .at(2.5, 9.6, -3.8),
    group(
      solid(plate(roundedRectangle(7.4, 10, 1.6), 0.6, 0.25), sheet),
      solid(panel(6, 6, 0.8), rubber('#2d3036')).at(0, 0.8, 0.31),
      ...[-1.9, 1.9].map((x) =>
        group(
          solid(box(1.5, 0.6, 2.2, 0.25), sheet).at(x, -4.7, 1.1),
          solid(box(1.5, 1.4, 0.5, 0.2), sheet).at(x, -4.2, 2.1),
        ),
      ),
      phone().at(0, 3.2, 0.95),
    )
      .turn(-16)
      .at(0, 10, -2.6),
    solid(rod([-3.4, 0.5, 3.8], [3.4, 0.5, 3.8], 0.14), charcoal),
    solid(turned([0, 0, 0.5, 0, 0.5, 0.2, 0, 0.2], 0.05), silver).at(0, 0.88, 2.6),
  );
}
