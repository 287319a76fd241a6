import { gradient, painted } from '../drawings';
import { bentPanel, box, panel, plate } from '../geometry';
import {
  anodized,
  black,
  brushed,
  charcoal,
  fabric,
  gloss,
  glow,
  gold,
  plastic,
  print,
  rubberBlack,
  screen,
  silver,
  white,
} from '../materials';
import { each, group, type Model, range, solid } from '../model';
import { ellipse, roundedRectangle } from '../outlines';
import { curve, cylinder, sphere, through, torus, tube, turned } from '../sweeps';
import type { Vec3 } from '../vectors';
import { eyeGlass } from './lenses';

import { label } from './microphones';

export function smartPlug(): Model {
  return group(
    solid(plate(roundedRectangle(5.2, 5.2, 1.5), 3.8, 0.7, 6), white),
    solid(plate(ellipse(4.1), 0.3, 0.1), plastic('#e2dfd8')).at(0, 0.1, 1.86),
    each([-0.65, 0.65], (x) => solid(box(0.24, 1, 0.3, 0.04), black).at(x, 0.55, 1.92)),
    solid(cylinder(0.3, 0.3, 0.05), black)
      .turn(90)
      .at(0, -0.65, 1.78),
    solid(torus(2.08, 0.07), glow('#3fd0a0', 2.4)).turn(90).at(0, 0.1, 1.98),
    solid(cylinder(0.5, 0.5, 0.12), plastic('#d3cfc6'))
      .turn(0, 0, -90)
      .at(2.35, 1, 0.3),
    each([-0.65, 0.65], (x) => solid(box(0.16, 0.66, 1.8, 0.03), brushed('#d8c48a')).at(x, 0.55, -2.6)),
    solid(cylinder(0.26, 1.9), brushed('#d8c48a')).turn(-90).at(0, -0.65, -1.8),
  );
}

/** One plug upright and one seen from behind, so that the prongs show. */
export const smartPlugPair = (): Model =>
  group(smartPlug().at(0, 2.6, 0), smartPlug().turn(0, 148, 0).at(6.4, 2.6, -3.4));

export function bulbs(): Model {
  const bulb = (top: string, middle: string, bottom: string) => {
    const drawing = painted(16, 256, (pen) => {
      pen.fillStyle = gradient(pen, [0, 0], [0, 256], [top, middle, bottom]);
      pen.fillRect(0, 0, 16, 256);
    });
    const mesh = turned([1.6, 0, 3.1, 2.2, 3.6, 4.8, 2.9, 7.4, 0, 8.6], 2);
    const faded = { ...mesh, uvs: mesh.positions.map(([, y]) => [0.5, y / 8.6] as const) };
    return group(
      solid(faded, { ...glow('#ffffff', 1.5), drawing }),
      solid(turned([0, -2.6, 1.3, -2.6, 1.75, 0.4, 0, 0.4], 0.2), white),
      solid(turned([0, -5.2, 0.6, -5.2, 1.32, -4.6, 1.32, -2.5, 0, -2.5], 0.15), silver),
      each(range(5), (thread) =>
        solid(torus(1.34, 0.14), silver)
          .turn(4)
          .at(0, -2.9 - thread * 0.4, 0),
      ),
      solid(cylinder(0.5, 0.3, 0.05), charcoal).at(0, -5.45, 0),
    );
  };
  return group(
    bulb('#ff6fb0', '#ff8a5d', '#ffd27a').at(0, 5.5, 0),
    bulb('#6f7dff', '#5db8ff', '#8af0e0').turn(0, 0, 98).at(9.6, 3.6, 3.2),
  );
}

export function ledStrip(): Model {
  const turns = 4.2;
  const path = range(240).map((step): Vec3 => {
    const angle = (step / 239) * Math.PI * 2 * turns;
    const radius = 3.4 + (step / 239) * 3.4;
    return [Math.cos(angle) * radius, 0, Math.sin(angle) * radius];
  });
  const last = path.at(-1) ?? [7, 0, 0];
  const tail = curve([last, [6.2, 0, 4.4], [3, 0, 9.4], [8, 0, 12], [14, 0, 9.5], [19, 0, 11.5]], { samples: 70 });
  const whole = [...path, ...tail.slice(1)];
  const hue = (t: number) =>
    glow(
      ['#ff3d7f', '#ff6a4a', '#ffb23d', '#4be08a', '#2fc8ff', '#5b6bff', '#b44bff', '#ff4fc0'][Math.floor(t * 8) % 8] ??
        '#ffffff',
      3,
    );
  const lamps = range(8).map((index) => hue(index / 8));
  return group(
    solid(tube(whole, 0.62, { across: 0.08, up: [0, 1, 0] }), plastic('#33343b')),
    each(range(150), (index) => {
      const at = Math.floor((index / 150) * (whole.length - 2));
      const [a, b] = [whole[at] ?? last, whole[at + 1] ?? last];
      const turn = (Math.atan2(b[0] - a[0], b[2] - a[2]) * 180) / Math.PI;
      return solid(box(0.26, 0.72, 0.5, 0.06, 1), lamps[Math.floor((index / 150) * 16) % 8] ?? white)
        .turn(0, turn)
        .at(a[0] * 1.008, 0, a[2] * 1.008);
    }),
    group(solid(box(4.4, 1.3, 2.6, 0.4), white), label('RIBBON', '#9b9790', 2).turn(-90).at(0, 0.67, 0)).at(
      -4.5,
      0,
      9.6,
    ),
  ).at(0, 0.7, 0);
}

export function onAirSign(): Model {
  const words = painted(1024, 400, (pen) => {
    pen.fillStyle = '#2a0808';
    pen.fillRect(0, 0, 1024, 400);
    pen.fillStyle = '#ff3b36';
    pen.shadowColor = '#ff5a4d';
    pen.shadowBlur = 40;
    pen.font = '800 216px Inter, Arial, sans-serif';
    pen.letterSpacing = '18px';
    pen.textAlign = 'center';
    pen.fillText('ON AIR', 520, 280);
    pen.fillStyle = '#ffe3da';
    pen.shadowBlur = 10;
    pen.globalAlpha = 0.55;
    pen.fillText('ON AIR', 520, 280);
  });
  return group(
    solid(plate(roundedRectangle(26, 11, 2.2), 3.2, 0.7, 5), anodized('#2d2f35', 0.42)).at(0, 7, 0),
    solid(panel(24, 9.2, 1.5), screen(words, 2)).at(0, 7, 1.62),
    each([-8, 8], (x) => solid(box(3, 1.6, 6, 0.6), anodized('#2d2f35', 0.42)).at(x, 0.8, 0)),
    solid(cylinder(0.5, 0.5, 0.1), gold)
      .turn(0, 0, -90)
      .at(12.8, 8.4, 0),
  );
}

export function doorbell(): Model {
  return group(
    solid(plate(roundedRectangle(4.8, 14, 2.4), 2.5, 0.7, 6), anodized('#30333a', 0.38)),
    solid(plate(roundedRectangle(4.1, 13.2, 2.05), 0.3, 0.12), gloss('#15171b')).at(0, 0, 1.2),
    eyeGlass(1.25).at(0, 4.2, 1.4),
    solid(cylinder(1.35, 0.3, 0.1), brushed('#b9bcc2', 0.25))
      .turn(90)
      .at(0, -4.1, 1.3),
    solid(torus(1.5, 0.13), glow('#59c2ff', 2.6)).turn(90).at(0, -4.1, 1.42),
    each([-0.5, 0, 0.5], (x) => solid(box(0.16, 0.7, 0.1, 0.06), charcoal).at(x, 0.6, 1.36)),
    label('PORCH', '#8f949c', 1.7).at(0, -0.9, 1.37),
    solid(box(6.4, 16.4, 0.6, 0.3), plastic('#d9cbb4', { pattern: 'wood', roughness: 0.6 })).at(0, 0, -1.5),
  );
}

export function indoorCamera(): Model {
  return group(
    solid(turned([0, 0, 3.4, 0, 3.7, 0.8, 3.5, 2.6, 0, 2.6], 0.6), white),
    solid(turned([0, 2.5, 3.1, 2.5, 3.1, 2.9, 0, 2.9], 0.1), charcoal),
    solid(sphere(3.7), white).at(0, 6.2, 0),
    group(
      solid(plate(ellipse(4.8, 4.4), 0.6, 0.25), gloss('#17191d')),
      eyeGlass(1.35).at(0, 0, 0.35),
      solid(sphere(0.11), glow('#59c2ff', 3)).at(1.75, 0.2, 0.3),
      each([-1, 1], (x) => solid(sphere(0.16), black).at(x * 0.9, -1.7, 0.25)),
    )
      .at(0, 0, 3.35)
      .turn(-4)
      .at(0, 6.2, 0),
    solid(tube(through([0, 1, -3.4, 2, 0.4, -6.5, 8, 0.3, -5, 9, 0.3, 0], { samples: 40 }), 0.24), white),
  );
}

export function thermostat(): Model {
  const face = painted(512, 512, (pen) => {
    const fill = pen.createRadialGradient(256, 300, 40, 256, 256, 260);
    fill.addColorStop(0, '#ff9a4d');
    fill.addColorStop(1, '#d8482a');
    pen.fillStyle = fill;
    pen.fillRect(0, 0, 512, 512);
    pen.strokeStyle = '#ffffff88';
    pen.lineWidth = 5;
    for (let tick = 0; tick < 60; tick += 1) {
      const angle = ((135 + tick * 4.6) * Math.PI) / 180;
      pen.globalAlpha = tick < 34 ? 1 : 0.45;
      pen.beginPath();
      pen.moveTo(256 + Math.cos(angle) * 196, 256 + Math.sin(angle) * 196);
      pen.lineTo(256 + Math.cos(angle) * 226, 256 + Math.sin(angle) * 226);
      pen.stroke();
    }
    pen.globalAlpha = 1;
    pen.fillStyle = '#ffffff';
    pen.textAlign = 'center';
    pen.font = '600 190px Inter, Arial, sans-serif';
    pen.fillText('70°', 274, 318);
    pen.font = '600 42px Inter, Arial, sans-serif';
    pen.fillText('HEATING', 256, 130);
  });
  return group(
    solid(plate(roundedRectangle(15, 11.6, 1.6), 0.9, 0.3), white).at(0, 0, -1.7),
    solid(turned([0, 0, 4.3, 0, 4.3, 2.2, 3.7, 2.7, 0, 2.7], 0.25), brushed('#c3c6cc', 0.22))
      .turn(90)
      .at(0, 0, -1.2),
    solid(cylinder(3.75, 0.3, 0.1), gloss('#131418'))
      .turn(90)
      .at(0, 0, 1.3),
    solid(panel(6.9, 6.9, 3.45), screen(face, 1.2)).at(0, 0, 1.62),
  ).turn(-8);
}

export function smartSpeaker(): Model {
  return group(
    solid(turned([0, 0, 4.8, 0, 5.6, 1.6, 5.6, 11, 4.9, 13, 0, 13], 1.4), fabric('#d98a5f', 0.24)),
    solid(turned([0, 12.8, 4.5, 12.8, 4.5, 13.4, 0, 13.4], 0.2), plastic('#3a3330', { roughness: 0.3 })),
    solid(torus(4.3, 0.14), glow('#ffe0b8', 2.6)).at(0, 13.35, 0),
    each([0, 90, 180, 270], (angle) =>
      solid(cylinder(0.3, 0.12, 0.03), silver)
        .at(2.6, 13.36, 0)
        .turn(0, angle),
    ),
    solid(
      bentPanel(3, 0.75, 5.6),
      print({
        width: 512,
        height: 128,
        draw: (pen) => {
          pen.fillStyle = '#4a2b1b';
          pen.font = '700 90px Inter, Arial, sans-serif';
          pen.textAlign = 'center';
          pen.letterSpacing = '12px';
          pen.fillText('nook', 256, 96);
        },
      }),
    ).at(0, 2.6, 5.63),
    solid(torus(5, 0.3), rubberBlack).at(0, 0.2, 0),
  );
}

export function duskLamp(): Model {
  return group(
    solid(turned([0, 0, 6, 0, 6.2, 0.8, 3, 3, 1.8, 8, 1.7, 15, 0, 15], 1.6), plastic('#b9583a', { roughness: 0.45 })),
    solid(turned([0, 14.4, 11.4, 14.4, 12, 15.6, 10.4, 21, 5.6, 25, 0, 26], 2.6), glow('#ffd9a0', 1.5)),
    solid(torus(1.9, 0.16), gold).at(0, 13.8, 0),
    solid(
      tube(through([0, 0.5, -5.6, 4, 0.4, -9, 12, 0.4, -7, 15, 0.4, 0], { samples: 40 }), 0.26),
      fabric('#e7d9c4', 0.1),
    ),
  );
}
