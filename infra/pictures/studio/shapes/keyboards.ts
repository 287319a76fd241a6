import { painted } from '../drawings';
import { box, panel } from '../geometry';
import { anodized, black, brushed, glow, gold, type Material, plastic, print, silver } from '../materials';
import { group, type Model, solid } from '../model';

import { torus, turned } from '../sweeps';

const unit = 1.9;

interface Keys {
  /** Key widths row by row from the back, in key units; negative is a gap. */
  rows: readonly (readonly number[])[];
  cap(width: number, row: number, column: number): Material;
  case: Material;
  low?: boolean;
  underglow?: (x: number) => Material;
  knob?: Material;
}

const legends = ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'].join('');

const legendPrints = new Map<string, Material>();

function legend(letter: string, color: string): Material {
  const key = letter + color;
  const known = legendPrints.get(key);
  if (known) return known;
  const made = print(
    painted(64, 64, (pen) => {
      pen.font = '600 44px Inter, Arial, sans-serif';
      pen.textAlign = 'center';
      pen.fillStyle = color;
      pen.fillText(letter, 32, 48);
    }),
  );
  legendPrints.set(key, made);
  return made;
}

export function keyboard({ rows, cap, case: shell, low = false, underglow, knob }: Keys, ink = '#5a554c'): Model {
  const columns = Math.max(...rows.map((row) => row.reduce((sum, width) => sum + Math.abs(width), 0)));
  const [width, depth] = [columns * unit + 1.2, rows.length * unit + 1.2];
  const [caseHeight, capHeight] = low ? [0.8, 0.45] : [2, 1];
  let letters = 0;
  const keys = rows.flatMap((row, rowIndex) => {
    let left = 0;
    const z = (rowIndex - (rows.length - 1) / 2) * unit;
    return row.flatMap((size, column) => {
      const start = left;
      left += Math.abs(size);
      if (size < 0) return [];
      const x = (start + size / 2 - columns / 2) * unit;
      const material = cap(size, rowIndex, column);
      const sunk = low ? 0 : 0.12;
      const lettered = size === 1 && rows.length - rowIndex >= 2 && rows.length - rowIndex <= 4 && column > 0;
      const letter = lettered ? legends[letters++] : undefined;
      return [
        solid(box(size * unit - 0.18, capHeight, unit - 0.18, low ? 0.16 : 0.2, 2), material).at(
          x,
          caseHeight + capHeight / 2 - sunk,
          z,
        ),
        low
          ? group()
          : solid(box(size * unit - 0.5, 0.3, unit - 0.6, 0.12, 2), material).at(
              x,
              caseHeight + capHeight - sunk,
              z - 0.05,
            ),
        underglow
          ? solid(box(size * unit - 0.05, 0.12, unit - 0.05, 0.05, 1), underglow(x / width + 0.5)).at(
              x,
              caseHeight + 0.02,
              z,
            )
          : group(),
        letter
          ? solid(panel(0.72, 0.72), legend(letter, ink))
              .turn(-90)
              .at(x - 0.05, caseHeight + capHeight - sunk + (low ? 0.01 : 0.16), z - 0.05)
          : group(),
      ];
    });
  });
  return group(
    solid(box(width, caseHeight, depth, low ? 0.35 : 0.7, 4), shell).at(0, caseHeight / 2, 0),
    ...keys,
    ...(knob
      ? [
          solid(turned([0, 0, 0.95, 0, 0.95, 1.5, 0, 1.5], 0.15), knob).at(
            width / 2 - 1.7,
            caseHeight,
            -depth / 2 + 1.6,
          ),
          solid(torus(0.95, 0.08), black).at(width / 2 - 1.7, caseHeight + 0.9, -depth / 2 + 1.6),
        ]
      : []),
  ).turn(low ? 2 : 5);
}

const letterRows = [
  [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
  [1.75, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.25],
  [2.25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.75],
];

const numberRow = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2];

const spaceRow = [1.25, 1.25, 1.25, 6.25, 1, 1, 1, 1, 1];

const functionRow = [1, -0.5, 1, 1, 1, 1, -0.4, 1, 1, 1, 1, -0.35, 1, 1, 1];

export function alderKeyboard(): Model {
  const [cream, sage, ember] = [
    plastic('#efe8da', { roughness: 0.55 }),
    plastic('#7d9484', { roughness: 0.55 }),
    plastic('#e2724a', { roughness: 0.55 }),
  ];
  return keyboard({
    rows: [[...functionRow, -1.75], ...[numberRow, ...letterRows].map((row) => [...row, 1]), spaceRow].map((row) => [
      ...row,
    ]),
    cap: (size, row, column) =>
      (row === 0 && column === 0) || (row === 3 && size > 2.2)
        ? ember
        : size !== 1 && size < 6
          ? sage
          : column > 12
            ? sage
            : cream,
    case: anodized('#dcd3c2', 0.42),
    knob: gold,
  });
}

export function rowanKeyboard(): Model {
  const cap = plastic('#24262b', { roughness: 0.5 });
  const colors = ['#ff2d6f', '#ff5a3c', '#ffc233', '#4be06a', '#2fd0ff', '#4a6bff', '#b44bff'].map((hex) =>
    glow(hex, 2.6),
  );
  const side = [-0.25, 1, 1, 1];
  const pad = [-0.25, 1, 1, 1, 1];
  return keyboard(
    {
      rows: [
        [1, -1, 1, 1, 1, 1, -0.5, 1, 1, 1, 1, -0.5, 1, 1, 1, 1, ...side],
        [...numberRow, ...side, ...pad],
        [...(letterRows[0] ?? []), ...side, ...pad],
        [...(letterRows[1] ?? []), -3.25, ...pad],
        [...(letterRows[2] ?? []), -1.25, 1, -1, ...pad],
        [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25, ...side, -0.25, 2, 1, 1],
      ],
      cap: () => cap,
      case: anodized('#2c2e34', 0.45),
      underglow: (x) => colors[Math.min(colors.length - 1, Math.floor(x * colors.length))] ?? cap,
    },
    '#d8dbe2',
  );
}

export function slateKeyboard(): Model {
  const [light, accent] = [plastic('#f2f2f0', { roughness: 0.5 }), plastic('#b9c2cc', { roughness: 0.5 })];
  return keyboard(
    {
      rows: [[...numberRow, 1], ...letterRows.map((row) => [...row, 1]), spaceRow],
      cap: (size, _, column) => ((size !== 1 && size < 6) || column > 12 ? accent : light),
      case: brushed('#c3c8ce', 0.32),
      low: true,
    },
    '#6a7078',
  );
}

export function tallyPad(): Model {
  const [night, moon, sun] = [
    plastic('#3d4a63', { roughness: 0.55 }),
    plastic('#dfe3ea', { roughness: 0.55 }),
    plastic('#f2b84b', { roughness: 0.55 }),
  ];
  return keyboard(
    {
      rows: [
        [1, 1, -2],
        [1, 1, 1, 1],
        [1, 1, 1, 1],
        [1, 1, 1, 1],
        [1, 1, 1, 1],
        [2, 1, 1],
      ],
      cap: (size, row, column) =>
        row === 5 && column === 2 ? sun : column === 3 || row < 2 ? night : size > 1 ? moon : moon,
      case: anodized('#2e3a52', 0.42),
      knob: silver,
    },
    '#3d4a63',
  ).turn(0);
}
