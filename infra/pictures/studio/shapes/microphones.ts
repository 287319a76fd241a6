import { lettering } from '../drawings';
import { bentPanel, box, panel, plate } from '../geometry';
import {
  anodized,
  black,
  brushed,
  chrome,
  copper,
  fabric,
  foam,
  gloss,
  glow,
  gold,
  grille,
  type Material,
  metal,
  plastic,
  print,
  rubberBlack,
  silver,
  steel,
  walnut,
} from '../materials';
import { each, group, type Model, range, solid } from '../model';
import { ellipse } from '../outlines';
import { arc, cylinder, rod, sphere, through, torus, tube, turned } from '../sweeps';

export function labelOnRound(text: string, color: string, width: number, radius: number): Model {
  return solid(bentPanel(width, width / 4, radius), print(lettering(text, color))).at(0, 0, radius + 0.012);
}

export function label(text: string, color: string, width: number, spacing = 0.12): Model {
  return solid(panel(width, width / 4), print(lettering(text, color, { spacing })));
}

/** The Ember without its foot, to hang in stands of all kinds; its middle is the origin. */
export function emberHead(accent: Material = copper): Model {
  const shell = anodized('#34353a', 0.4);
  return group(
    solid(turned([0, 0, 2.55, 0, 2.55, 7.2, 0, 7.2], 0.35), shell),
    solid(turned([0, 7.1, 2.64, 7.1, 2.64, 7.6, 0, 7.6], 0.1), accent),
    solid(turned([0, 7.5, 2.5, 7.5, 2.5, 10.2, 2.3, 11.9, 1.4, 12.75, 0, 12.8], 0.9), grille('#96969c', 0.2)),
    labelOnRound('TONEWICK', '#e3cfbd', 2.7, 2.55).at(0, 5, 0),
    solid(turned([0, 0, 0.85, 0, 0.85, 0.5, 0, 0.5], 0.12), accent)
      .turn(90)
      .at(0, 2.4, 2.3),
  ).at(0, -6, 0);
}

export function emberMicrophone(): Model {
  const shell = anodized('#34353a', 0.4);
  const fork = group(
    solid(tube(arc(3.6, 186, 354), 0.3, { across: 0.6 }), shell),
    ...[-1, 1].map((side) =>
      solid(cylinder(0.62, 1.3), copper)
        .turn(0, 0, 90)
        .at(side * 3.5 + 0.65, 0, 0),
    ),
  );
  return group(
    solid(turned([0, 0, 4.5, 0, 4.5, 0.8, 1.2, 1.3, 0, 1.3], 0.35), shell),
    solid(cylinder(0.5, 4.6), copper).at(0, 1, 0),
    fork.at(0, 9, 0),
    emberHead().at(0, 11.8, 0),
  );
}

export function pipMicrophone(): Model {
  const body = plastic('#a9bfa9', { roughness: 0.5 });
  const head = group(
    solid(sphere(3.46), grille('#d9d5c9', 0.24)),
    solid(sphere(3.52, -90, 8), body).turn(90),
    solid(torus(3.5, 0.26), gold).turn(90).at(0, 0, 0.45),
  ).turn(-8);
  return group(
    head.at(0, 8.6, 0),
    solid(turned([0, 0, 3.3, 0, 3.3, 0.9, 1.1, 1.9, 0.75, 5.6, 0, 5.6], 0.6), body),
    solid(cylinder(0.8, 0.22), glow('#ff6b4a', 2)).at(0, 1.02, 1.9).turn(0),
  );
}

export function baritoneMicrophone(): Model {
  const shell = plastic('#3a3b40', { roughness: 0.5 });
  const barrel = group(
    solid(turned([0, 0, 1.6, 0, 2.3, 1.2, 2.3, 8.5, 0, 8.5], 0.5), shell),
    solid(turned([0, 8.3, 2.42, 8.3, 2.42, 9, 0, 9], 0.12), steel),
    solid(turned([0, 8.9, 2.75, 8.9, 3, 10, 3, 14.2, 2.4, 15.6, 0, 15.8], 1.1), foam('#2b2b2e', 0.11)),
    solid(turned([0, 4.9, 2.34, 4.9, 2.34, 5.3, 0, 5.3], 0.06), gold),
    labelOnRound('BARITONE', '#d8d4cc', 3, 2.3).at(0, 2.9, 0),
  )
    .at(0, -6, 0)
    .turn(0, 0, -82);
  const yoke = group(
    solid(
      tube(through([0, 0, -3.2, 0, -3.2, -3.1, 0, -4.8, 0, 0, -3.2, 3.1, 0, 0, 3.2], { samples: 60 }), 0.22, {
        across: 0.65,
        up: [1, 0, 0],
      }),
      steel,
    ),
    ...[-1, 1].map((side) =>
      solid(cylinder(0.85, 0.9, 0.15), black)
        .turn(90)
        .at(0, 0, side * 3.05 - 0.45),
    ),
  );
  return group(
    barrel.turn(0, 0, 14),
    yoke,
    solid(cylinder(0.9, 2.2), steel).at(0, -6.9, 0),
    solid(cylinder(0.55, 3), black).at(0, -9.5, 0),
    solid(turned([0, 0, 4, 0, 4, 0.9, 0, 0.9], 0.3), black).at(0, -10.2, 0),
  );
}

export function velvetMicrophone(): Model {
  return group(
    solid(turned([0, 0, 1.5, 0, 1.7, 0.8, 2.35, 1.4, 2.35, 9.6, 0, 9.6], 0.3), brushed('#cfd1d6', 0.3)),
    solid(turned([0, 9.5, 2.5, 9.5, 2.5, 10, 0, 10], 0.1), gold),
    solid(turned([0, 9.9, 2.4, 9.9, 2.5, 13.4, 1.5, 15.6, 0, 15.9], 1.1), grille('#d9dade', 0.17)).scale(1, 1, 0.86),
    solid(tube([...arc(2.52, 0, 180, 40)], 0.16, { across: 0.34 }), silver).at(0, 13.25, 0),
    ...[-1, 1].map((side) => solid(rod([side * 2.52, 9.9, 0], [side * 2.52, 13.3, 0], 0.16), silver)),
    solid(cylinder(0.6, 0.15), gold).turn(90).at(0, 7.9, 2.3),
    label('VELVET', '#4a4136', 1.7).turn(0).at(0, 3.4, 2.37),
  );
}

export function velvetWithCase(): Model {
  const lined = fabric('#6f2f3b', 0.1);
  const case_ = group(
    solid(box(13, 4.2, 22, 0.35), walnut).at(0, 2.1, 0),
    solid(box(11.8, 0.2, 20.8, 0.1), lined).at(0, 4.2, 0),
    solid(box(0.5, 1.1, 2.4, 0.12), gold).at(6.5, 2.9, 0),
  );
  return group(velvetMicrophone().scale(1.25).at(1, 0, 6), case_.turn(0, 72).at(0, 0, -6.5));
}

export function shotgunMicrophone(): Model {
  const barrel = group(
    solid(turned([0, 0, 1.05, 0, 1.05, 21.5, 0, 21.5], 0.2), anodized('#3a3c42', 0.4)),
    each(range(9), (slot) => solid(torus(1.03, 0.07), black).at(0, 10.4 + slot * 1.05, 0)),
    solid(turned([0, 5.6, 1.1, 5.6, 1.1, 6, 0, 6], 0.05), metal('#d8573a', 0.35)),
    label('FIELDLINE', '#e4e2dd', 3).turn(0, 0, 90).at(0, 3, 1.06),
  )
    .at(0, -8.5, 0)
    .turn(0, 0, -90);
  const ring = (x: number) =>
    group(
      solid(torus(2, 0.16), rubberBlack).turn(0, 0, 90).at(x, 0, 0),
      each(range(4), (arm) => solid(rod([x, 0.9, 0], [x, 2, 0], 0.1), plastic('#c94f36')).turn(arm * 90 + 45)),
    );
  const cradle = group(
    ring(-3.4),
    ring(3.2),
    solid(box(9, 0.6, 1.5, 0.2), black).at(0, -2.3, 0),
    solid(cylinder(0.9, 0.9), steel).at(0, -3.4, 0),
    solid(box(2.4, 0.35, 2.2, 0.08), steel).at(0, -3.6, 0),
  );
  const windshield = solid(turned([0, 0, 1.9, 0, 1.9, 13, 0.9, 14.4, 0, 14.6], 0.9), foam('#55565c', 0.13));
  return group(barrel.turn(0, 0, 5), cradle, windshield.turn(0, 0, 90).turn(0, 12).at(7, -1.9, 5.8));
}

function transmitter(): Model {
  return group(
    solid(box(3.1, 3.1, 1.2, 0.42), plastic('#303238')),
    label('TONEWICK', '#cfd0d4', 1.7).at(0, -0.75, 0.605),
    solid(sphere(0.13), glow('#57e08a', 3)).at(1.1, 1.1, 0.58),
    solid(cylinder(0.5, 0.2), grille('#9a9ba2', 0.1)).turn(90).at(-0.6, 0.7, 0.5),
  );
}

export function lapelDuo(): Model {
  const shell = plastic('#3a3c43', { roughness: 0.5 });
  const case_ = group(
    solid(box(11.4, 3.3, 5.6, 1.1, 5), shell).at(0, 1.65, 0),
    solid(box(10.4, 0.3, 4.6, 0.15), black).at(0, 3.25, 0),
    solid(box(11.4, 5.6, 1.5, 0.75, 5), shell)
      .turn(-14)
      .at(0, 6, -3.2),
    label('LAPEL DUO', '#f0c9b4', 4).at(0, 1.5, 2.81),
    each([-3.6, 0, 3.6], (x) => solid(sphere(0.1), glow('#57e08a', 3)).at(x, 2.7, 2.72)),
  );
  return group(
    case_,
    transmitter().turn(-16, 0, 0).at(-3.5, 4.4, 0.3),
    transmitter().turn(-74, 0, 14).at(-4.7, 0.65, 7),
    group(transmitter(), solid(sphere(1.15), foam('#4d4e54', 0.09)).scale(1, 0.85, 1).at(-0.4, 2, 0.2))
      .turn(-16)
      .at(3.5, 4.4, 0.3),
    group(
      solid(box(2.6, 3.6, 1.1, 0.35), shell),
      solid(panel(1.7, 1.5, 0.15), glow('#8fd4ff', 0.9)).at(0, 0.7, 0.56),
      solid(box(0.9, 0.9, 0.3, 0.1), steel).at(0, -2.1, 0),
    )
      .turn(-76, 0, -18)
      .at(3.8, 0.6, 7),
  );
}

export function roundtableMicrophone(): Model {
  return group(
    solid(turned([0, 0, 5.6, 0, 6.6, 0.7, 6.6, 2.5, 0, 2.5], 0.5), fabric('#5a5d66', 0.13)),
    solid(turned([0, 2.4, 6.65, 2.4, 6.65, 3, 5.9, 3.4, 0, 3.4], 0.25), plastic('#2c2e33', { roughness: 0.35 })),
    solid(torus(4.6, 0.16, 0.5), glow('#5fe3b0', 2.4)).at(0, 3.42, 0),
    solid(torus(2.3, 0.05, 0.5), silver).at(0, 3.4, 0),
    solid(cylinder(2.2, 0.16), gloss('#1a1b1e')).at(0, 3.32, 0),
    label('ROUNDTABLE', '#d9dade', 2.6).turn(-90).at(0, 3.5, 0.1),
    solid(tube(through([5.8, 0.7, -2, 9, 0.35, -5, 7, 0.3, -9, 0, 0.3, -9.5], { samples: 50 }), 0.28), rubberBlack),
  );
}

export function handheldMicrophone(): Model {
  return group(
    solid(turned([0, 0, 1.15, 0, 1.25, 0.6, 1.85, 13, 0, 13], 0.3), anodized('#3d4047', 0.45)),
    solid(turned([0, 12.9, 2, 12.9, 2.35, 14, 0, 14], 0.2), steel),
    solid(sphere(2.6), grille('#c3c5ca', 0.2)).at(0, 16, 0),
    solid(torus(2.6, 0.2), chrome).at(0, 15.9, 0),
    solid(box(0.7, 1.5, 0.3, 0.12), steel).at(0, 9.6, 1.65),
    labelOnRound('MARQUEE', '#dcd6cc', 2.4, 1.5).turn(0, 0, 0).at(0, 6, 0.02),
  ).at(0, -9, 0);
}

export function handheldOnFloor(): Model {
  return group(
    handheldMicrophone().turn(0, 200, 0).turn(-6).turn(0, 0, -66).at(0, 2.5, 0),
    solid(
      tube(
        through([-8, 1, 0, -12, 0.5, 1.5, -12.5, 0.4, 6, -5, 0.4, 8.4, 4, 0.4, 7, 11, 0.4, 9.5], { samples: 90 }),
        0.36,
      ),
      rubberBlack,
    ),
    solid(cylinder(1, 3.6, 0.2), steel)
      .turn(0, 0, 66)
      .at(-7, -0.2, 0),
  );
}

export function popFilter(): Model {
  const disc = group(
    solid(torus(7.6, 0.45), plastic('#2c2d31')).turn(90),
    ...[-0.2, 0.2].map((z) =>
      solid(plate(ellipse(15), 0.02, 0), fabric('#3c3d42', 0.16, { opacity: 0.6 })).at(0, 0, z),
    ),
    label('TONEWICK', '#d8c4b4', 3).at(0, -7.6, 0.5),
  );
  return group(
    disc.at(0, 15, 2),
    solid(
      tube(through([7.4, 14, 2, 10.5, 13, 1.5, 12, 8, -1, 10, 4.5, -3, 6, 3, -3], { samples: 80 }), 0.42),
      metal('#8b8d93', 0.35),
    ),
    each(range(26), (index) => {
      const path = through([7.4, 14, 2, 10.5, 13, 1.5, 12, 8, -1, 10, 4.5, -3, 6, 3, -3], { samples: 26 });
      const [x = 0, y = 0, z = 0] = path[index] ?? [];
      return solid(sphere(0.5), metal('#77797f', 0.4)).scale(0.96).at(x, y, z);
    }),
    solid(box(4.2, 5.6, 2.6, 0.4), black).at(4.2, 2.8, -3),
    solid(box(2.8, 2.2, 2.7, 0.2), rubberBlack).at(3, 2.6, -3),
    solid(cylinder(1.1, 1.2), plastic('#3b3c41')).turn(0, 0, -90).at(6.1, 1.6, -3),
  );
}
