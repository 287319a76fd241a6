import { painted } from '../drawings';
import { box, panel, plate } from '../geometry';
import {
  anodized,
  black,
  charcoal,
  chrome,
  fabric,
  gloss,
  glow,
  gold,
  type Material,
  oak,
  plastic,
  rubber,
  rubberBlack,
  screen,
  silver,
  steel,
} from '../materials';
import { each, group, type Model, range, solid } from '../model';
import { ellipse, roundedRectangle } from '../outlines';
import { cylinder, sphere, through, torus, tube, turned } from '../sweeps';
import { label } from './microphones';

/** A loudspeaker cone looking along +z. */
export function driver(radius: number, cone: Material = charcoal): Model {
  const dish = turned([0, 0.16, radius * 0.3, 0.18, radius * 0.74, 0.85], 0.02);
  return group(
    solid(cylinder(radius, 0.5, 0.15), charcoal).turn(90),
    solid(torus(radius * 0.95, 0.16), steel)
      .turn(90)
      .at(0, 0, 0.45),
    solid(torus(radius * 0.8, radius * 0.1, 0.8), rubberBlack)
      .turn(90)
      .at(0, 0, 0.6),
    solid(dish, cone).turn(90).at(0, 0, 0.02),
    solid(sphere(radius * 0.3), gloss('#2b2c30'))
      .scale(1, 1, 0.5)
      .at(0, 0, 0.36),
  );
}

function tweeter(radius: number): Model {
  return group(
    solid(cylinder(radius, 0.25, 0.1), charcoal).turn(90),
    solid(sphere(radius * 0.5), fabric('#4d4a47', 0.05))
      .scale(1, 1, 0.55)
      .at(0, 0, 0.2),
    solid(torus(radius * 0.62, 0.07), gold)
      .turn(90)
      .at(0, 0, 0.24),
  );
}

function oakfield(withKnob: boolean): Model {
  return group(
    solid(box(13, 21, 15, 0.7, 4), oak).at(0, 10.5, 0),
    solid(plate(roundedRectangle(11.8, 19.8, 0.5), 0.4, 0.12), plastic('#26272b', { roughness: 0.6 })).at(
      0,
      10.5,
      7.45,
    ),
    driver(4.4, plastic('#b88b52', { roughness: 0.6 })).at(0, 7.4, 7.7),
    tweeter(2.1).at(0, 15.8, 7.7),
    ...(withKnob
      ? [
          solid(cylinder(0.75, 0.8, 0.12), gold)
            .turn(90)
            .at(4.3, 2.2, 7.6),
        ]
      : [label('OAKFIELD', '#c9a36b', 2.6).at(-3.4, 1.9, 7.67)]),
    each([-4.5, 4.5], (x) => solid(box(2, 0.8, 12, 0.3), rubberBlack).at(x, -0.2, 0)),
  );
}

export const oakfieldSpeakers = (): Model =>
  group(oakfield(false).turn(0, 12).at(-9, 0, 0), oakfield(true).turn(0, -10).at(8.5, 0, -1.5));

export function ledgeSoundbar(): Model {
  return group(
    solid(box(42, 7, 8, 3.2, 8), fabric('#6d7f78', 0.3)).at(0, 3.9, 0),
    ...[-1, 1].map((side) =>
      solid(plate(roundedRectangle(7.2, 6.4, 3), 1.6, 0.5), plastic('#30333a'))
        .turn(0, 90)
        .at(side * 20.6, 3.9, 0),
    ),
    solid(box(32, 0.4, 3.6, 0.2), plastic('#30333a')).at(0, 7.3, 0),
    solid(turned([0, 0, 1.7, 0, 1.6, 1.5, 0, 1.5], 0.2), chrome).at(12, 7.4, 0),
    each([-1, 0, 1], (step) => solid(cylinder(0.45, 0.25, 0.1), silver).at(-12 + step * 1.9, 7.4, 0)),
    solid(sphere(0.25), glow('#63f0b4', 3)).at(0, 3.4, 4.05),
    label('AURALIND', '#eef2f0', 4).at(0, 1.9, 3.86),
    solid(box(30, 0.8, 5, 0.3), rubberBlack).at(0, 0.4, 0),
  );
}

function knob(radius: number, height: number, body: Material, mark: string, turn = -40): Model {
  return group(
    solid(turned([0, 0, radius, 0, radius * 0.9, height, 0, height], radius * 0.15), body),
    solid(box(radius * 0.16, 0.08, radius * 0.6, 0.03), glow(mark, 0.9))
      .at(0, height, -radius * 0.5)
      .turn(0, turn),
  );
}

export function audioInterface(): Model {
  const jack = (x: number) =>
    group(
      solid(cylinder(1.35, 0.3, 0.1), black).turn(90),
      solid(torus(1.3, 0.16), silver).turn(90).at(0, 0, 0.25),
      solid(cylinder(0.45, 0.34, 0.05), charcoal).turn(90),
      each([90, 210, 330], (angle) =>
        solid(cylinder(0.2, 0.36, 0.02), chrome)
          .turn(90)
          .at(0.8 * Math.cos((angle * Math.PI) / 180), 0.8 * Math.sin((angle * Math.PI) / 180), 0),
      ),
    ).at(x, 0, 0);
  const front = group(
    jack(-7),
    jack(-3.7),
    knob(1, 0.9, silver, '#e9744f').turn(90).at(-0.6, 0.1, 0),
    knob(1, 0.9, silver, '#e9744f', 30).turn(90).at(2, 0.1, 0),
    knob(1.55, 1.1, anodized('#2d7f6c', 0.3), '#ffffff', 10).turn(90).at(5.5, 0.1, 0),
    solid(cylinder(0.42, 0.3, 0.05), black)
      .turn(90)
      .at(8.2, -0.9, 0),
    each(range(6), (led) =>
      solid(
        box(0.28, 0.2, 0.1, 0.04),
        glow(led > 4 ? '#ff5a4d' : led > 3 ? '#ffc24d' : '#4fe08c', led > 4 ? 0.4 : 2.2),
      ).at(8.2, -0.1 + led * 0.34, 0.02),
    ),
  );
  return group(
    solid(box(18.2, 4.6, 11.8, 0.5, 4), anodized('#c7ccd0', 0.36)).at(0, 2.4, 0),
    solid(plate(roundedRectangle(17.6, 4.1, 0.35), 0.3, 0.1), charcoal).at(0, 2.4, 5.85),
    front.at(0, 2.4, 6),
    label('CROSSWAY 2', '#4a5055', 5).turn(-90).at(-4.6, 4.72, 3),
    each([-6, 6], (x) => solid(box(2, 0.5, 9, 0.2), rubberBlack).at(x, 0.1, 0)),
  );
}

const mixerScreen = painted(512, 320, (pen) => {
  pen.fillStyle = '#10151d';
  pen.fillRect(0, 0, 512, 320);
  pen.fillStyle = '#ff5d5d';
  pen.beginPath();
  pen.arc(44, 46, 14, 0, 7);
  pen.fill();
  pen.fillStyle = '#e9eef5';
  pen.font = '600 40px Inter, Arial, sans-serif';
  pen.fillText('REC 00:42:18', 76, 60);
  const levels = [0.72, 0.55, 0.86, 0.4, 0.63, 0.3];
  for (const [channel, level] of levels.entries()) {
    for (let step = 0; step < 12; step += 1) {
      pen.fillStyle = step / 12 > level ? '#243040' : step > 9 ? '#ff6b5d' : step > 7 ? '#ffc95d' : '#4fe0a0';
      pen.fillRect(36 + channel * 76, 284 - step * 15, 52, 11);
    }
  }
});

export function podcastMixer(): Model {
  const pads = ['#ff5d7a', '#ffa24d', '#ffe04d', '#5de07f', '#4dd5ff', '#5d83ff', '#a86bff', '#ff6be0'];
  const surface = group(
    solid(box(30.8, 3, 22.4, 0.9, 5), plastic('#3c3f47', { roughness: 0.5 })),
    solid(box(29.6, 0.1, 21.2, 0.05), anodized('#2b2d33', 0.5)).at(0, 1.5, 0),
    each(range(6), (channel) => {
      const x = -13 + channel * 2.7;
      return group(
        solid(box(0.4, 0.08, 9, 0.02), black).at(x, 1.57, 4.4),
        solid(box(1.5, 1, 2.1, 0.3), plastic(channel < 4 ? '#f1efe9' : '#e9744f')).at(
          x,
          2.1,
          2 + ((channel * 37) % 50) / 10,
        ),
        knob(0.8, 1.2, channel < 4 ? silver : charcoal, '#e9744f', -60 + channel * 31).at(x, 1.5, -8.6),
        solid(box(1.3, 0.3, 0.9, 0.12), glow(channel === 1 ? '#ff5d5d' : '#4fe0a0', channel === 1 ? 1.8 : 1.2)).at(
          x,
          1.6,
          -2.6,
        ),
        solid(box(1.3, 0.3, 0.9, 0.12), plastic('#5d616b')).at(x, 1.6, -4.6),
      );
    }),
    each(pads, (color, index) =>
      solid(box(2.7, 0.8, 2.7, 0.35), glow(color, 0.85)).at(
        4.9 + (index % 4) * 2.95,
        1.8,
        4.6 + Math.floor(index / 4) * 3,
      ),
    ),
    solid(plate(roundedRectangle(11.4, 7.2, 0.3), 0.3, 0.1), black)
      .turn(-90)
      .at(9.3, 1.6, -6),
    solid(panel(10.8, 6.7, 0.2), screen(mixerScreen, 1))
      .turn(-90)
      .at(9.3, 1.78, -6),
    each(range(4), (index) => knob(0.75, 1, charcoal, '#4fe0a0', index * 40 - 60).at(5 + index * 2.9, 1.5, 0.6)),
    label('FOYER 6', '#dfe3e8', 4.4).turn(-90).at(-10.8, 1.57, 9.9),
  );
  return surface.turn(10);
}

export function rumbleSpeaker(): Model {
  return group(
    solid(turned([0, -9, 3.2, -9, 4, -8, 4, 8, 3.2, 9, 0, 9], 1), fabric('#2f5f8c', 0.26)).turn(0, 0, 90),
    ...[-1, 1].map((side) =>
      group(
        solid(turned([0, 0, 4.15, 0, 4.15, 1.6, 3.4, 2.4, 0, 2.4], 0.6), rubber('#24262b'))
          .turn(0, 0, -90)
          .at(7.7, 0, 0),
        solid(torus(2.4, 0.3), rubberBlack).turn(0, 0, 90).at(10.1, 0, 0),
        solid(sphere(2.2), anodized('#d8733a', 0.35)).scale(0.18, 1, 1).at(10, 0, 0),
      ).turn(0, side === 1 ? 0 : 180),
    ),
    solid(box(11, 0.6, 2.2, 0.25), rubber('#24262b')).at(0, 3.9, 0),
    each([-3.4, 0, 3.4], (x) => solid(cylinder(0.55, 0.25, 0.1), glow('#eef3f8', x === 0 ? 1.4 : 0.5)).at(x, 4.15, 0)),
    label('RUMBLE', '#f4f6f8', 6.4, 0.06).at(0, -0.4, 4.06),
    solid(
      tube(through([9.6, 3, 0, 12.2, 3.4, 0.6, 12.6, 0, 1, 10, -3, 0.6], { samples: 40 }), 0.3, { across: 0.12 }),
      fabric('#d8733a', 0.1),
    ),
    solid(box(9, 0.7, 3, 0.3), rubber('#24262b')).at(0, -4, 0),
    solid(plate(ellipse(1), 0.1, 0.02), steel).at(0, -3.9, 0),
  );
}
