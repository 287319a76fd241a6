import { type Drawing, painted } from '../drawings';
import { bentPanel, box, panel, plate } from '../geometry';
import {
  anodized,
  black,
  brushed,
  charcoal,
  fabric,
  gloss,
  glow,
  type Material,
  plastic,
  rubberBlack,
  screen,
  silver,
  steel,
  white,
} from '../materials';
import { each, group, type Model, solid } from '../model';
import { roundedRectangle } from '../outlines';
import {
  duskWallpaper,
  gameScreen,
  meterScreen,
  mintWallpaper,
  photoScreen,
  scriptScreen,
  timelineScreen,
  waveformScreen,
} from '../screens';
import { cylinder, rod, sphere, through, torus, tube, turned } from '../sweeps';
import { eyeGlass } from './lenses';

import { label } from './microphones';

/** A flat screen without its stand; its back is where the arm goes, its middle the origin. */
export function screenHead(
  width: number,
  height: number,
  drawing: Drawing,
  shell: Material = charcoal,
  chin = 0.9,
): Model {
  return group(
    solid(plate(roundedRectangle(width + 0.8, height + 0.8 + chin, 0.8), 1.2, 0.35), shell).at(0, -chin / 2, 0),
    solid(plate(roundedRectangle(width * 0.6, height * 0.6, 3), 2.4, 0.8), shell).at(0, 0, -1.6),
    solid(panel(width + 0.3, height + 0.3, 0.3), gloss('#0b0c0e')).at(0, 0, 0.605),
    solid(panel(width, height, 0.2), screen(drawing, 1.05)).at(0, 0, 0.62),
  );
}

function plateStand(height: number, foot: number, material: Material): Model {
  return group(
    solid(box(foot, 0.9, foot * 0.72, 0.4, 4), material).at(0, 0.45, 0),
    solid(box(foot * 0.24, height, 1.8, 0.6, 4), material)
      .turn(-4)
      .at(0, height / 2, -foot * 0.12),
  );
}

export const view24 = (): Model =>
  group(
    screenHead(53, 30, mintWallpaper, plastic('#e9e9e7')).turn(-4).at(0, 27, 1),
    plateStand(26, 22, plastic('#e9e9e7')),
  );

export function swift27(): Model {
  const feet = [-1, 1].map((side) =>
    solid(
      tube(through([0, 2, -4, side * 9, 1, 2, side * 17, 0.5, 9], { samples: 30 }), 0.7, {
        across: 1.5,
        up: [0, 1, 0],
      }),
      anodized('#3a3d45'),
    ),
  );
  return group(
    screenHead(60, 34, gameScreen, charcoal, 1.2).turn(-3).at(0, 30, 2),
    ...feet,
    solid(box(5, 30, 3, 1.2, 5), anodized('#3a3d45')).at(0, 15, -4),
    solid(torus(3.4, 0.3), glow('#b44bff', 2.6)).turn(90).at(0, 24, -2),
  );
}

export function true32(): Model {
  const hood = anodized('#26282d', 0.55);
  return group(
    screenHead(71, 40, photoScreen, anodized('#3b3e45')).at(0, 37, 2),
    ...[-1, 1].map((side) => solid(box(0.8, 43, 11, 0.3), hood).at(side * 36.6, 37, 7)),
    solid(box(74, 0.8, 11, 0.3), hood).at(0, 58.3, 7),
    plateStand(36, 26, brushed('#b9bdc4')),
  );
}

export function arc34(): Model {
  const radius = -110;
  const shell = anodized('#34373e', 0.42);
  return group(
    solid(bentPanel(80, 34, radius), screen(timelineScreen, 1.05)).at(0, 30, 0),
    solid(bentPanel(81.6, 36, radius), gloss('#0c0d10')).at(0, 29.8, -0.12),
    solid(bentPanel(81.6, 36, radius), shell).at(0, 29.8, -1),
    ...[47.9, 11.7].map((y) =>
      solid(
        tube(
          Array.from({ length: 41 }, (_, step) => {
            const angle = ((step / 40 - 0.5) * 81.6) / radius;
            return [radius * Math.sin(angle), y, radius * Math.cos(angle) - radius - 0.6] as const;
          }),
          0.5,
          { across: 0.9, up: [0, 1, 0] },
        ),
        shell,
      ),
    ),
    solid(box(5, 26, 2.4, 0.8), steel).at(0, 14, -5),
    solid(
      tube(through([-22, 0.7, 8, -8, 0.7, -3, 0, 0.7, -5.5, 8, 0.7, -3, 22, 0.7, 8], { samples: 60 }), 0.7, {
        across: 1.6,
        up: [0, 1, 0],
      }),
      steel,
    ),
  );
}

export function folio16(): Model {
  const cover = fabric('#5c6f9c', 0.16);
  return group(
    group(
      solid(plate(roundedRectangle(36, 24, 1.2), 0.9, 0.35), anodized('#3a3d44')),
      solid(panel(34.4, 21.5, 0.3), screen(duskWallpaper, 1.05)).at(0, 0.3, 0.47),
    )
      .turn(-20)
      .at(0, 12, 0),
    solid(box(36, 0.5, 13, 0.2), cover).at(0, 0.3, 6.5),
    solid(box(36, 14, 0.5, 0.2), cover)
      .turn(26)
      .at(0, 6, -5.6),
    solid(box(1.6, 0.7, 1, 0.25), charcoal).at(18.4, 5, 1.4),
    solid(tube(through([19, 5, 1.4, 23, 4, 3, 23, 0.5, 8, 15, 0.4, 14], { samples: 50 }), 0.3), rubberBlack),
  );
}

export function sillStrip(): Model {
  return group(
    group(
      solid(plate(roundedRectangle(35.4, 11.4, 1), 1.5, 0.5), anodized('#3a3d45')),
      solid(panel(34, 9.66, 0.4), screen(meterScreen, 1.15)).at(0, 0, 0.77),
    )
      .turn(-17)
      .at(0, 5.2, 0),
    solid(box(30, 0.9, 6, 0.4), anodized('#3a3d45')).at(0, 0.45, -1.4),
    solid(box(8, 6.4, 0.9, 0.3), anodized('#3a3d45'))
      .turn(30)
      .at(0, 3, -3),
    solid(tube(through([6, 2, -3, 10, 0.6, -7, 20, 0.4, -6, 22, 0.4, 0], { samples: 40 }), 0.3), rubberBlack),
  );
}

export function fieldMonitor(): Model {
  const hood = fabric('#2c2e33', 0.1);
  return group(
    group(
      solid(plate(roundedRectangle(18.4, 12.4, 1), 2.6, 0.7), charcoal),
      solid(panel(15.6, 9.75, 0.15), screen(waveformScreen, 1.15)).at(0, 0.4, 1.32),
      solid(box(19, 0.5, 8, 0.2), hood)
        .turn(-8)
        .at(0, 6.5, 4.4),
      ...[-1, 1].map((side) =>
        solid(box(0.5, 11.6, 7, 0.2), hood)
          .turn(0, side * 5)
          .at(side * 9.4, 0.6, 4),
      ),
      each([-4, -2, 0, 2, 4], (x) =>
        solid(box(1.2, 0.45, 0.3, 0.15), x === 4 ? glow('#ff5148', 2) : silver).at(x, -5.4, 1.3),
      ),
    )
      .turn(-4)
      .at(0, 13.4, 0),
    solid(sphere(1.3), steel).at(0, 6.2, 0),
    solid(turned([0, 0, 2, 0, 1.7, 2.4, 1.4, 5.6, 0, 5.6], 0.4), anodized('#54575f')),
    solid(cylinder(0.6, 3, 0.2), plastic('#d2553a'))
      .turn(0, 0, -90)
      .at(1.4, 4, 0),
    solid(box(5, 0.8, 4.4, 0.25), black).at(0, 0, 0),
  );
}

export function teleprompter(): Model {
  const shell = plastic('#33353b', { roughness: 0.55 });
  return group(
    solid(panel(25, 19, 0.4), screen(scriptScreen, 0.85))
      .turn(-38)
      .at(0, 14, 0),
    solid(panel(27, 21, 0.6), gloss('#2a2f36', { roughness: 0.05 }))
      .turn(-38)
      .at(0, 13.96, -0.04),
    ...[-1, 1].map((side) =>
      solid(
        tube(
          [
            [side * 13.6, 5.4, 6.8],
            [side * 13.6, 22.2, -6.4],
          ],
          0.4,
        ),
        shell,
      ),
    ),
    solid(rod([-13.6, 22.2, -6.4], [13.6, 22.2, -6.4], 0.4), shell),
    solid(box(28, 1.2, 20, 0.5), shell).at(0, 4.4, -1.6),
    solid(box(24, 0.8, 16, 0.4), black).at(0, 5.2, -0.4),
    ...[-1, 1].map((side) => solid(box(0.6, 17, 13, 0.3), fabric('#26272c', 0.12)).at(side * 14, 13.4, -8)),
    solid(box(28, 0.6, 13, 0.3), fabric('#26272c', 0.12)).at(0, 22.4, -9),
    solid(box(28, 17, 0.5, 0.2), black).at(0, 13.4, -14),
    solid(turned([0, 0, 2.6, 0, 2.6, 3, 0, 3], 0.5), steel).at(0, 1, -2),
    solid(box(12, 1, 9, 0.4), black).at(0, 0.5, -2),
  );
}

const beam = painted(256, 256, (pen) => {
  const fill = pen.createRadialGradient(128, 128, 8, 128, 128, 128);
  fill.addColorStop(0, '#ffffff');
  fill.addColorStop(0.25, '#cfe3ff');
  fill.addColorStop(1, '#27406b');
  pen.fillStyle = fill;
  pen.fillRect(0, 0, 256, 256);
});

export function miniProjector(): Model {
  return group(
    solid(box(13, 15, 12, 2.6, 7), white).at(0, 9.6, 0),
    solid(cylinder(3.4, 0.8, 0.2), gloss('#17181c'))
      .turn(90)
      .at(0, 11, 5.6),
    eyeGlass(2.4).at(0, 11, 6.5),
    solid(panel(3, 3, 1.5), { ...screen(beam, 2.2), opacity: 0.85 }).at(0, 11, 6.62),
    each([0, 1, 2, 3, 4, 5], (slot) => solid(box(7.6, 0.32, 0.3, 0.14), charcoal).at(0, 4.4 + slot * 0.72, 5.95)),
    solid(cylinder(1.7, 0.5, 0.2), silver).at(0, 16.9, 0),
    solid(
      tube(
        through([-7, 9.6, 0, -8.4, 5, 0, -7, 1, 0, 0, 0.5, 0, 7, 1, 0, 8.4, 5, 0, 7, 9.6, 0], { samples: 70 }),
        0.5,
        { across: 1.3 },
      ),
      plastic('#e0a070'),
    ),
    label('GLOW', '#8d8f94', 2.6).at(0, 14.6, 6.02),
  );
}
