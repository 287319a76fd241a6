import { box, plate } from '../geometry';
import { anodized, charcoal, clear, fabric, glow, gold, leather, plastic, rubber } from '../materials';
import { each, group, type Model, range, solid } from '../model';
import { ellipse, roundedRectangle } from '../outlines';
import { streamScreen } from '../screens';
import { cylinder, sphere, through, tube, turned } from '../sweeps';
import type { Vec3 } from '../vectors';
import { miraCamera } from './cameras';
import { cue15, wrenMouse } from './controllers';
import { screenHead } from './displays';
import { hushHeadphones, standHeadphones } from './headphones';
import { duskLamp, smartSpeaker } from './home';
import { alderKeyboard } from './keyboards';
import { halo10 } from './lights';
import { phone } from './mobile';
import { boomArmWithMicrophone } from './mounts';

function plant(pot: string, leaf: string): Model {
  const leaves = range(15).map((index) => {
    const angle = index * 137.5;
    const rise = 1 + (index % 5) * 1.5;
    return solid(sphere(1), plastic(leaf, { roughness: 0.5 }))
      .scale(1.5, 0.22, 4.2)
      .at(0, 0, 4)
      .turn(-38 - (index % 4) * 9)
      .at(0, rise, 0)
      .turn(0, angle);
  });
  return group(
    solid(turned([0, 0, 3.6, 0, 4.8, 8, 4.2, 8, 4, 7, 0, 7], 0.4), plastic(pot, { roughness: 0.7 })),
    solid(cylinder(4, 0.4), plastic('#3b2b22', { roughness: 1 })).at(0, 6.8, 0),
    group(...leaves).at(0, 5, 0),
  );
}

function mug(color: string): Model {
  return group(
    solid(turned([0, 0, 3.8, 0, 4, 9, 3.6, 9, 3.4, 1.4, 0, 1.2], 0.3), plastic(color, { roughness: 0.3, coat: 0.5 })),
    solid(cylinder(3.45, 0.1), plastic('#4a2d1c', { roughness: 0.1, coat: 1 })).at(0, 7.6, 0),
    solid(
      tube(through([3.8, 7, 0, 6.6, 6.6, 0, 6.6, 3, 0, 3.8, 2.2, 0], { samples: 30 }), 0.5),
      plastic(color, { roughness: 0.3, coat: 0.5 }),
    ),
  );
}

export function fashionTrio(): Model {
  const tan = leather('#b5764a');
  const tote = group(
    solid(box(26, 22, 9, 1.4, 5), tan).at(0, 11, 0),
    solid(box(26.4, 1.2, 9.4, 0.5), leather('#8d5733')).at(0, 21.4, 0),
    ...[-3.4, 3.4].map((z) =>
      solid(
        tube(through([-7, 19, z * 1.4, -6, 30, z, 0, 35, z * 0.8, 6, 30, z, 7, 19, z * 1.4], { samples: 50 }), 0.5, {
          across: 0.8,
        }),
        leather('#8d5733'),
      ),
    ),
    ...[-7, 7].map((x) =>
      solid(cylinder(0.9, 0.3, 0.1), gold)
        .turn(90)
        .at(x, 18.6, 4.6),
    ),
    solid(plate(roundedRectangle(5, 3, 0.6), 0.3, 0.1), gold).at(0, 14.6, 4.6),
  );
  const hat = group(
    solid(turned([0, 0.2, 15, 1.2, 15, 1.5, 8, 1, 7.6, 9.4, 5, 10.4, 0, 9.8], 0.9), fabric('#d9c096', 0.3)),
    solid(turned([8.05, 1.1, 7.9, 3.8], 0.05), fabric('#3a2c28', 0.1)),
  );
  const rim = (x: number) =>
    group(
      solid(
        tube(
          ellipse(6, 5).map(([px, py]): Vec3 => [px + x, py, 0]),
          0.42,
          { closed: true },
        ),
        plastic('#3a2620', { roughness: 0.2, coat: 0.8 }),
      ),
      solid(plate(ellipse(5.6, 4.6), 0.2, 0.05), plastic('#2c1d2e', { roughness: 0.05, coat: 1 })).at(x, 0, 0),
    );
  const glasses = group(
    rim(-3.6),
    rim(3.6),
    solid(
      tube(through([-0.8, 0.8, 0, 0, 1.2, 0.2, 0.8, 0.8, 0], { samples: 12 }), 0.4),
      plastic('#3a2620', { roughness: 0.2 }),
    ),
    ...[-1, 1].map((side) =>
      solid(
        tube(
          through([side * 6.6, 0.8, 0, side * 6.9, 0.8, -5, side * 6.6, 0.2, -10, side * 6.2, -2.4, -12.6], {
            samples: 30,
          }),
          0.3,
        ),
        plastic('#3a2620', { roughness: 0.2 }),
      ),
    ),
  );
  const knit = (hex: string, level: number) =>
    group(
      solid(box(21, 3.6, 15, 1.7, 6), fabric(hex, 0.36)).at(0, 1.8 + level * 3.5, 0),
      solid(box(20.4, 0.5, 14.6, 0.2), fabric(hex, 0.3)).at(0.5, 1.8 + level * 3.5, 0.5),
    ).turn(0, level * 5 - 4);
  const strap = ellipse(7.6, 8.4).map(([x, y]): Vec3 => [0, y, x]);
  const watch = group(
    solid(tube(strap, 0.3, { across: 1.25, closed: true, up: [0, 0, 1] }), leather('#5b3526')),
    solid(cylinder(2.5, 0.9, 0.25), gold)
      .turn(90)
      .at(0, 0, 3.5),
    solid(cylinder(2.2, 0.2, 0.05), plastic('#f7f3ea', { roughness: 0.2, coat: 1 }))
      .turn(90)
      .at(0, 0, 4.25),
    each(range(12), (hour) =>
      solid(box(0.16, 0.5, 0.06, 0.02), gold)
        .at(0, 1.75, 4.48)
        .turn(0, 0, hour * 30),
    ),
    solid(box(0.14, 1.6, 0.06, 0.02), plastic('#33241d'))
      .at(0, 0.75, 4.5)
      .turn(0, 0, -40),
    solid(box(0.2, 1.1, 0.06, 0.02), plastic('#33241d'))
      .at(0, 0.5, 4.5)
      .turn(0, 0, 66),
    solid(cylinder(0.3, 0.5, 0.1), gold)
      .turn(0, 0, -90)
      .at(2.5, 0, 3.9),
  );
  return group(
    tote.turn(0, 16).at(-13, 0, -7),
    group(knit('#5f7d86', 0), knit('#e3d6c2', 1), knit('#c4664a', 2)).turn(0, -10).at(14, 0, -6),
    hat.turn(-4).at(14, 10.6, -6),
    glasses.scale(1.25).turn(0, -10).at(11, 3.1, 15),
    watch.turn(-24).turn(0, 18).grounded().scale(1.2).at(-11, 0, 12),
  );
}

export const electronicsTrio = (): Model =>
  group(
    hushHeadphones().grounded().scale(1.1).turn(0, 40).at(-14, 0, -2),
    miraCamera().grounded().scale(1.35).turn(0, 16).at(6, 0, 7),
    smartSpeaker().scale(1.35).at(20, 0, -8),
    phone().scale(1.2).turn(-14).turn(0, -10).at(6, 9.4, -9),
  );

export function homeTrio(): Model {
  const vase = group(
    solid(
      turned([0, 0, 4, 0, 6.4, 6, 6, 12, 2.4, 18, 2.6, 21, 2, 21, 1.8, 18, 0, 17], 2),
      plastic('#f0ece4', { roughness: 0.7 }),
    ),
    each(range(7), (stem) => {
      const [lean, spin] = [6 + (stem % 3) * 7, stem * 51];
      return group(
        solid(
          tube(through([0, 18, 0, lean * 0.1, 30, 0, lean * 0.42, 42 + (stem % 2) * 5, 0], { samples: 16 }), 0.16),
          plastic('#9c7b50'),
        ),
        each(range(9), (grain) =>
          solid(sphere(0.62), plastic('#e3c493', { roughness: 0.9 }))
            .scale(0.8, 1.6, 0.8)
            .at(lean * (0.26 + grain * 0.022), 36 + grain * 1.5 + (stem % 2) * 3, grain % 2 ? 0.5 : -0.5),
        ),
      ).turn(0, spin);
    }),
  );
  const books = group(
    ...['#5b7f8c', '#e0b07a', '#c4664a'].map((color, index) =>
      group(
        solid(box(24 - index * 2, 2.6, 17 - index, 0.3), plastic(color, { roughness: 0.7 })),
        solid(box(23.4 - index * 2, 2, 17.2 - index, 0.1), plastic('#f4efe4', { roughness: 0.9 })).at(0.6, 0, 0.2),
      )
        .turn(0, index * 7 - 6)
        .at(0, 1.3 + index * 2.6, 0),
    ),
  );
  const candle = group(
    solid(turned([0, 0, 3.6, 0, 3.6, 7, 3.2, 7, 3.1, 1, 0, 1], 0.4), clear('#e8c9a8', 0.5)),
    solid(cylinder(3, 5, 0.3), plastic('#f6ecd9', { roughness: 0.6 })).at(0, 0.6, 0),
    solid(sphere(0.5), glow('#ffb24d', 4)).scale(0.7, 1.7, 0.7).at(0, 6.9, 0),
  );
  return group(
    duskLamp().scale(1.25).at(-15, 0, -4),
    vase.scale(0.86).at(15, 0, -8),
    books.turn(0, 10).at(4, 0, 8),
    candle.at(4, 7.8, 8),
    plant('#d9cfc0', '#5d8f63').scale(0.9).at(-25, 0, 10),
  );
}

/** The streaming desk of the home page's first picture. */
export const heroDesk = (): Model =>
  group(
    screenHead(62, 35, streamScreen, charcoal).at(0, 26, -10),
    solid(box(24, 1, 18, 0.5), anodized('#3a3d45')).at(0, 0.5, -12),
    solid(box(6, 18, 2.4, 0.8), anodized('#3a3d45')).at(0, 9, -13),
    halo10().turn(0, 24).at(-44, 0, -10),
    boomArmWithMicrophone().mirrored().turn(0, 8).scale(1.06).grounded().at(57, 0, -4),
    solid(plate(roundedRectangle(70, 25, 1.5), 0.4, 0.15), rubber('#3a4152'))
      .turn(90)
      .at(2, 0.2, 16),
    alderKeyboard().grounded().at(-8, 0.4, 16),
    wrenMouse().turn(0, 172).at(17, 0.4, 17),
    cue15().grounded().scale(1.2).turn(0, -24).at(43, 0, 16),
    standHeadphones().grounded().scale(1.05).turn(0, 44).at(-43, 0, 15),
    mug('#efe9de').turn(0, 30).at(-27, 0, -2),
    plant('#efe8dc', '#4f8a5f').scale(1.2).at(62, 0, -22),
  );
