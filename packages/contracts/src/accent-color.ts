import { colors } from './design-tokens';

type Rgb = readonly [number, number, number];

const contrastMin = 4.5;

const toRgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const toHex = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

function mix(from: string, into: string, share: number): string {
  const [a, b] = [toRgb(from), toRgb(into)];
  return toHex(a.map((part, at) => part + ((b[at] ?? 0) - part) * share) as unknown as Rgb);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = toRgb(hex).map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function mixUntilLegible(from: string, into: string, backgrounds: string[]): string {
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mix(from, into, share);
    if (backgrounds.every((background) => contrast(mixed, background) >= contrastMin)) return mixed;
  }
  return into;
}

/** Returns true if white text is legible on it, and it on every light background. */
export const isLegibleAccent = (hex: string): boolean =>
  [colors.onPrimary.light, colors.canvas.light, colors.surface.light, colors.sunken.light].every(
    (background) => contrast(hex, background) >= contrastMin,
  );

type Themed = Record<'light' | 'dark', string>;
type AccentTokens = 'primary' | 'primaryStrong' | 'onPrimary' | 'primarySoft' | 'primaryInk';

/** Returns the design tokens of an accent color, lightened in the dark scheme until it is legible. */
export function accentPalette(hex: string): Record<AccentTokens, Themed> {
  const [white, black] = ['#ffffff', '#000000'];
  const dark = [colors.canvas.dark, colors.surface.dark, colors.sunken.dark];
  const primary = { light: hex, dark: mixUntilLegible(mix(hex, white, 0.25), white, dark) };
  const primarySoft = { light: mix(hex, white, 0.88), dark: mix(colors.surface.dark, primary.dark, 0.16) };
  return {
    primary,
    primaryStrong: { light: mix(hex, black, 0.2), dark: mix(primary.dark, white, 0.25) },
    onPrimary: { light: white, dark: mixUntilLegible(mix(hex, black, 0.6), black, [primary.dark]) },
    primarySoft,
    primaryInk: {
      light: mixUntilLegible(mix(hex, black, 0.15), black, [primarySoft.light]),
      dark: mixUntilLegible(mix(primary.dark, white, 0.3), white, [primarySoft.dark]),
    },
  };
}

const toKebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export function accentStyles(hex: string): string {
  const rows = Object.entries(accentPalette(hex)).map(
    ([name, { light, dark }]) => `--${toKebabCase(name)}:light-dark(${light},${dark})`,
  );
  // More specific than the tokens' own rule, wherever the style element stands.
  return `html:root{${rows.join(';')}}`;
}
